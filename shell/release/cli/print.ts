/** Terminals act on them, or they change the direction of text. Lines may end. */
const ACTIVE = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;
/** Where the logs of GitHub, Azure and TeamCity read commands. */
const COMMAND = /^(\s*):(?=:)|#(?=#)/gm;

/** Others' text must not be a command to a terminal or in a CI's log. */
export const printable = (text: string): string =>
  text
    .replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(COMMAND, (found) => `${found} `);

export const print = (text: string): void => console.log(printable(text));

export const printError = (text: string): void => console.error(printable(text));
