from tests.storage.makers import NOON, after, make_store

SHORT = {"deals": 3}
LONG = {"deals": 6, "minimums": [60, 90]}


def test_a_preset_is_kept_under_its_name_for_its_game() -> None:
    with make_store() as store:
        store.keep_preset("hand-and-foot", "Friday", LONG, NOON)
        store.keep_preset("hand-and-foot", "At Asha's", SHORT, NOON)
        store.keep_preset("twenty-two", "Friday", {"limit": 30}, NOON)

        found = [(preset.name, preset.rules) for preset in store.presets("hand-and-foot")]

    assert found == [("At Asha's", SHORT), ("Friday", LONG)]


def test_the_same_name_is_written_over() -> None:
    with make_store() as store:
        store.keep_preset("hand-and-foot", "Friday", SHORT, NOON)
        store.keep_preset("hand-and-foot", "Friday", LONG, after(1))

        assert [preset.rules for preset in store.presets("hand-and-foot")] == [LONG]


def test_a_preset_gets_another_name() -> None:
    with make_store() as store:
        preset = store.keep_preset("hand-and-foot", "Friday", SHORT, NOON)
        store.rename_preset(preset.id, "ਸ਼ੁੱਕਰਵਾਰ")

        assert [each.name for each in store.presets("hand-and-foot")] == ["ਸ਼ੁੱਕਰਵਾਰ"]


def test_a_preset_in_the_bin_can_be_had_back() -> None:
    with make_store() as store:
        preset = store.keep_preset("hand-and-foot", "Friday", SHORT, NOON)
        store.bin_preset(preset.id, after(1))
        assert store.presets("hand-and-foot") == ()
        assert store.binned().presets == (preset,)

        store.bin_preset(preset.id, None)

        assert store.presets("hand-and-foot") == (preset,)


def test_a_name_in_the_bin_is_free_again() -> None:
    with make_store() as store:
        old = store.keep_preset("hand-and-foot", "Friday", SHORT, NOON)
        store.bin_preset(old.id, after(1))
        new = store.keep_preset("hand-and-foot", "Friday", LONG, after(2))

        assert store.presets("hand-and-foot") == (new,)
        assert store.binned().presets == (old,)
