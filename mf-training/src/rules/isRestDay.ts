/** Whether a day of the week's training is a day of rest, or may be one. */
export const isRestDay = (focus: string): boolean => /\brest\b/.test(focus);
