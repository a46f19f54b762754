"""The handlers of all routes, made from the plain functions that answer there."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature, signature
from typing import Any, Final, get_args, get_origin, get_type_hints

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from witchtable.server.http.given import DEPENDENCIES, service_of, write_cookie
from witchtable.server.http.static import content, static_answer
from witchtable.server.protocol.writing import encode
from witchtable.server.routes import ROUTES
from witchtable.server.routes.route import Answer, Query, Route, TextFile

__all__ = ["HANDLERS"]

_MAKERS: Final = {"GET": get, "POST": post, "DELETE": delete}
# Types are put together here that no checker of types can know.
_BODY: Final[Any] = JSONBody
_DEPENDENCY: Final[Any] = NamedDependency
_PATH: Final[Any] = FromPath
_QUERY: Final[Any] = FromQuery
_RESPONSE: Final[Any] = Response


def handler_of(route: Route) -> HTTPRouteHandler:
    """Make the handler of a route."""
    hints = get_type_hints(route.answer)
    answered = hints.pop("return")
    takes_words = hints.get("words") == Query

    async def handle(request: Request[Any, Any, Any], **given: Any) -> Any:
        if takes_words:
            given["words"] = {key: str(word) for key, word in request.query_params.items()}
        return _sent(request, route, await route.answer(**given))

    function: Any = handle
    function.__name__ = function.__qualname__ = route.answer.__name__
    function.__doc__ = route.answer.__doc__
    parameters = [Parameter("request", Parameter.KEYWORD_ONLY, annotation=Request[Any, Any, Any])]
    for name, known in signature(route.answer).parameters.items():
        if hints[name] != Query:
            annotation = _given(route, name, hints[name])
            parameters.append(known.replace(kind=Parameter.KEYWORD_ONLY, annotation=annotation))
    returned = _returned(answered)
    function.__signature__ = Signature(parameters, return_annotation=returned)
    function.__annotations__ = {one.name: one.annotation for one in parameters} | {"return": returned}
    media: Mapping[str, Any] = {"media_type": "text/plain"} if answered is TextFile else {}
    made: HTTPRouteHandler = _MAKERS[route.method](route.path, status_code=route.status, **media)(
        function
    )
    return made


def _given(route: Route, name: str, hint: Any) -> Any:
    """Say where Litestar finds what a function takes."""
    if name in DEPENDENCIES:
        return _DEPENDENCY[hint]
    if name == "data":
        return _BODY[hint]
    return _PATH[hint] if f"{{{name}:" in route.path else _QUERY[hint]


def _returned(hint: Any) -> Any:
    if hint is TextFile:
        return Response[str]
    return _RESPONSE[get_args(hint)[0]] if get_origin(hint) is Answer else hint


def _sent(request: Request[Any, Any, Any], route: Route, found: Any) -> Any:
    """Send what was answered."""
    if isinstance(found, TextFile):
        headers = {"content-disposition": f'attachment; filename="{found.name}"'}
        return Response(found.text, headers=headers, media_type="text/plain; charset=utf-8")
    if not isinstance(found, Answer):
        return found
    if found.lasts:
        return static_answer(request, content(encode(found.body), is_ours=found.is_ours))
    return Response(
        found.body,
        status_code=found.status or route.status,
        cookies=[] if found.session is None else [_cookie(request, found.session)],
    )


def _cookie(request: Request[Any, Any, Any], session: str) -> Cookie:
    """Write whose session it is; "": nobody's."""
    settings = request.app.state["settings"]
    if not session:
        return write_cookie(settings, "", max_age=0)
    return write_cookie(settings, service_of(request).identity.sign(session))


HANDLERS: Final = [handler_of(route) for route in ROUTES]
