"""A file from the device: chosen there, and sent to the server where there is one."""

from functools import partial

import flet as ft

from scorekeeper.games.text import N_
from scorekeeper.ui.carrying import LARGEST_FILE
from scorekeeper.ui.import_desk import ImportDesk
from scorekeeper.ui.session import Session
from scorekeeper.ui.trouble import Trouble

EMPTY = Trouble(N_("This file is empty. Nothing was added."))
LARGE = Trouble(
    N_("This file is larger than {size} MB. Export fewer matches at a time."),
    {"size": LARGEST_FILE // 1_000_000},
)
LOST = Trouble(N_("The file did not arrive. See that the network is there, and choose it again."))


def use_receiving(session: Session, desk: ImportDesk) -> ft.ClientAction:
    """What lets people choose a file, within the tap; it comes to the desk."""
    picker = ft.use_memo(partial(_picker, session, desk), [])
    return ft.PickFiles(picker, with_data=session.carrying is None)


def _picker(session: Session, desk: ImportDesk) -> ft.FilePicker:
    receiver = _Receiver(session, desk)
    picker = ft.FilePicker(on_result=receiver.chosen, on_upload=receiver.sent)
    receiver.picker = picker
    return picker


class _Receiver:
    """Takes what the browser tells of one file: that it was chosen, and that it was sent."""

    picker: ft.FilePicker

    def __init__(self, session: Session, desk: ImportDesk) -> None:
        self._carrying, self._desk = session.carrying, desk
        self._address = ""

    async def chosen(self, e: ft.FilePickerResultEvent) -> None:
        """Nothing happens where nothing was chosen."""
        for file in e.files[:1]:
            wrong = LARGE if file.size > LARGEST_FILE else None if file.size else EMPTY
            if wrong:
                self._desk.clear(wrong)
            elif self._carrying is None:
                await self._desk.read(bytes(file.bytes or b""))
            else:
                self._address = self._carrying.expect()
                goal = ft.FilePickerUploadFile(self._address, method="PUT", id=file.id)
                await self.picker.upload([goal])

    async def sent(self, e: ft.FilePickerUploadEvent) -> None:
        """The file is there once all of it was sent."""
        if self._carrying is None or not self._address or (e.progress != 1 and not e.error):
            return
        content = None if e.error else self._carrying.take(self._address)
        self._address = ""
        if content is None:
            self._desk.clear(LOST)
        else:
            await self._desk.read(content)
