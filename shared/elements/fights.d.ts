// The elements of fights that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    "ringside-fight-list": { "fight"?: string; "limit"?: `${number}`; };
  }
}
