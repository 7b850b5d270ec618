/**
 * Adds a User Timing mark that says what starts and why. The Performance panel of a browser shows it, and the inspector.
 *
 * @param what `runtime`, or a root: its section and its id
 * @param reason such as `pointerover`
 */
export const markStart = (what: string, reason: string): void => {
  performance.mark(`ringside: ${what} starts: ${reason}`);
};
