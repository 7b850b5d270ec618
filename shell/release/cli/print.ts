/** Characters on which terminals act, or which change the direction of text. Lines may end. */
const ACTIVE = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;
/** Texts that the logs of GitHub, Azure and TeamCity read as commands. */
const COMMAND = /^(\s*):(?=:)|#(?=#)/gm;

/** Text of other people must be a command neither to a terminal nor in a CI's log. */
export const printable = (text: string): string =>
  text
    .replace(ACTIVE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(COMMAND, (found) => `${found} `);

let isJson = false;

/** With `--json`, standard output is only JSON, and sentences go to standard error. */
export function useJson(isUsed: boolean): void {
  isJson = isUsed;
}

export const print = (text: string): void =>
  isJson ? printError(text) : console.log(printable(text));

/** Prints a command's result for programs, if they asked for it. */
export function printResult(result: object): void {
  if (isJson) console.log(printable(JSON.stringify(result, null, 2)));
}

export const printError = (text: string): void => console.error(printable(text));
