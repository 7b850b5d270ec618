/** The team offers no elements, because no other page shows parts of a product page. */
export const elements = {};
