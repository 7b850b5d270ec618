/** The shell has no elements. */
export const elements = {};
