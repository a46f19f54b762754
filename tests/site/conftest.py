from __future__ import annotations

import pytest

from tests.site.building import built_site


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A site as `witchtable site` writes it."""
    return built_site(tmp_path_factory)
