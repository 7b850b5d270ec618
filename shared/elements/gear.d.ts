// The elements of gear that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    "ringside-gear-guides": { };
    "ringside-recommended-gear": { };
  }
}
