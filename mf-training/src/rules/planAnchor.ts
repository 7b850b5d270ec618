/** A plan's place on `/fitness`, after the hash: "Weight Cut Pro" is `weight-cut-pro`. */
export const planAnchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
