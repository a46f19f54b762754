"""Passwords: slowly hashed, and none that everybody tries first; no other rule but their length."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

__all__ = ["hash_password", "is_common", "is_right", "nobodys"]

# What heads the lists of stolen passwords, of 8 characters or more; and our own words.
_COMMON: Final = frozenset(
    """
    00000000 01234567 0123456789 0987654321 10203040 1029384756 11111111 1111111111 11223344
    12121212 123123123 123321123 12341234 12344321 1234512345 123454321 12345678 123456789
    1234567890 1234567891 12345678910 123456789a 12345679 123456abc 123456qwerty 12345qwert
    12345qwerty 1234qwer 123qweasd 123qweasdzxc 147258369 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
    1qaz2wsx3edc 1qazxsw2 22222222 31415926 55555555 66666666 77777777 87654321 88888888 987654321
    9876543210 99999999 a1234567 a12345678 a123456789 aa123456 aaaaaaaa abc12345 abc123456 abcd1234
    abcdefgh abcdefghi access14 admin123 administrator alexander alexandra amsterdam anthony1
    asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 australia babygirl babygirl1 barcelona baseball
    baseball1 basketball beautiful benjamin blink182 bonjour1 brooklyn butterfly butterfly1
    california caroline catherine champion changeme changeme1 charlie1 charlotte chelsea1 chocolate
    chocolate1 christian christine christopher cocacola computer computer1 consumer coolness
    corvette courtney creative danielle davidson december diamond1 dolphins dragon12 dragon123
    einstein elephant elizabeth fernando fishing1 football football1 forever1 freedom1 friendly
    friends1 garfield godzilla goodluck greenday hallo123 hamilton handball hello123 hellokitty
    helloworld hogwarts homework iloveyou iloveyou! iloveyou1 iloveyou2 infinity internet isabella
    jennifer jessica1 jesus123 jonathan jordan123 jordan23 kristina lasvegas letmein1 letmein123
    linkedin liverpool liverpool1 lollipop london12 loveyou1 madeline magdalena manchester margaret
    marlboro marseille maverick mercedes metallica michael1 michelle michigan midnight minecraft
    mississippi monkey12 monkey123 mountain mustang1 myspace1 nicholas nintendo nothing1 november
    p@ssw0rd p@ssword pakistan passw0rd password password! password1 password1! password12
    password123 password1234 password2 passwort passwort1 passwort123 patricia patrick1 perfect1
    platinum pokemon1 portugal precious princess princess1 princess123 q1w2e3r4 q1w2e3r4t5 qazwsxedc
    qazwsxedcrfv qqqqqqqq qwe12345 qwe123qwe qwer1234 qwerasdf qwert123 qwert12345 qwerty12
    qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertz123 qwertzui qwertzuiop
    rainbow1 remember richard1 rockstar rockyou1 rush2112 samantha samsung1 sandra12 scarface
    scorpion security september serenity seven777 shadow12 shopping slipknot smokey12 snickers
    snoopy12 softball southside spiderman spitfire stargate starwars starwars1 steelers stephanie
    strawberry sunflower sunshine sunshine1 superman superman1 superstar sweetheart swordfish
    system32 test1234 testing1 testtest thailand thunder1 tinkerbell trustno1 undertaker valentina
    valentine vanessa1 verygood victoria virginia volleyball welcome1 welcome123 whatever whatever1
    whirlingwitchcraft williams windows1 winston1 witchcraft witchdom witchstone witchtable
    witchtable1 wolverine wordpass xxxxxxxx yankees1 yourname zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
    zzzzzzzz
    """.split()  # noqa: SIM905 (a list to be read, and added to)
)


def is_common(password: str, login: str) -> bool:
    """Say whether somebody would try this password first."""
    plain = password.casefold()
    return plain in _COMMON or plain == login.casefold() or len(set(plain)) == 1


@cache
def _hasher() -> PasswordHasher:
    """Load what hashes when there is a password: inside a browser there is none."""
    from argon2 import PasswordHasher

    return PasswordHasher()


def hash_password(password: str) -> str:
    """Hash a password, slowly."""
    return _hasher().hash(password)


def is_right(hashed: str, password: str) -> bool:
    """Check a password, slowly."""
    from argon2.exceptions import VerifyMismatchError

    try:
        return _hasher().verify(hashed, password)
    except VerifyMismatchError:
        return False


@cache
def nobodys() -> str:
    """Hash something to be checked where there is no account: time must not tell which logins exist."""
    return hash_password("nobody at all")
