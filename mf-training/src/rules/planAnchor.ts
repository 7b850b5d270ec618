export const planAnchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-');
