/** A description from JSDoc, without the marks of code. */
export const plain = (description: string): string => description.replaceAll('`', '');
