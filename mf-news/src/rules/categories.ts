export const categories = [
  'Breaking News',
  'Fight News',
  'Fight Analysis',
  'Gear Review',
  'Training',
  'Industry News',
  'Updates',
] as const;

export type Category = (typeof categories)[number];
