/** Returns what a short line calls a boxer. */
export const lastName = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
