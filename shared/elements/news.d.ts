// The elements of news that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    "ringside-article-link": { "category"?: "Breaking News" | "Fight News" | "Fight Analysis" | "Gear Review" | "Training" | "Industry News" | "Updates"; "fighter"?: string; };
    "ringside-article-list": { "category"?: "Breaking News" | "Fight News" | "Fight Analysis" | "Gear Review" | "Training" | "Industry News" | "Updates" | "Fight Analysis, Fight News"; "fight"?: string; "list"?: "featured"; };
    "ringside-latest-news": { };
  }
}
