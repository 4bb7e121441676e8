"""State that components watch."""

import flet as ft


class Watched(ft.Observable):
    """Assigning to a public attribute draws those anew who watch it; so does telling them."""

    def tell(self) -> None:
        self.notify()  # type: ignore[no-untyped-call]
