/** Nobody shows parts of a product page. */
export const elements = {};
