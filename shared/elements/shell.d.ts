// The elements of shell that Fragment can place. A build, or ringside types, writes this file.
export {};
declare module '@ringside/shared/elements' {
  interface SiteElements {
    "ringside-countdown": { "date"?: string; "event"?: string; "fight"?: string; "font"?: "inherit"; "look"?: "card" | "banner" | "line"; "past"?: "text" | "link" | "none"; "theme"?: "auto" | "light" | "dark"; };
    "ringside-newsletter": { "action"?: string; "font"?: "inherit"; "look"?: "card" | "banner" | "bare"; "theme"?: "auto" | "light" | "dark"; };
  }
}
