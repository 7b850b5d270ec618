/** Adds a User Timing mark: what starts (`runtime`, or a root's section and id), and why (`pointerover`). The inspector shows it. */
export function markStart(what: string, reason: string): void {
  performance.mark(`ringside: ${what} starts: ${reason}`);
}
