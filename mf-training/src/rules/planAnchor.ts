/** The hash of a plan on `/fitness`: "Weight Cut Pro" is `weight-cut-pro`. */
export const planAnchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
