// Whether somebody plays by keyboard: then the focus goes along with the lesson.
let keys = false;
addEventListener('keydown', () => { keys = true; }, true);
addEventListener('pointerdown', () => { keys = false; }, true);

export const byKeyboard = () => keys;
