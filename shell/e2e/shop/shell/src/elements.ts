/** The shell offers no elements. */
export const elements = {};
