// The elements of rounds that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    'ringside-round-counter': { };
  }
}
