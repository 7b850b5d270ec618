/** Characters that a terminal acts on, and those that change the direction of text. Lines may end. */
const ACTIVE = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;
/** Where GitHub, Azure and TeamCity read commands in a log, whatever is before it on the line. */
const COMMAND = /^(\s*):(?=:)|#(?=#)/gm;

/**
 * Text for people, which may contain what others wrote: control characters are shown, and nothing is taken for a command by a terminal or a
 * CI's log.
 */
export const printable = (text: string): string =>
  text
    .replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(COMMAND, (found) => `${found} `);

export const print = (text: string): void => console.log(printable(text));

export const printError = (text: string): void => console.error(printable(text));
