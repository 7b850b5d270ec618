/** No line of a page begins with the number of a product's name. */
export const unbroken = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');
