/** What a release tool knows about a site. This package reads no store and no file of a site. */
export interface Site {
  name: string;
  /** The visits of a preview are compared with those of the live site. */
  isPreview: boolean;
  /** The patterns of its pages, such as `/news/:slug`. Beacons of other pages are left out. */
  pages: ReadonlySet<string>;
  sections: readonly Section[];
}

export interface Section {
  name: string;
  /** The id of the live release. */
  live: string;
  /** The id of the release that it is compared with. */
  before?: string | undefined;
  /** Oldest first. */
  releases: readonly Release[];
  lives: readonly Life[];
  /** The repository that the section belongs to. */
  owner?: string | undefined;
  lock?: { reason: string; by?: string | undefined } | undefined;
}

export interface Release {
  id: string;
  /** Beacons name a release by its id, or by hashes in the names of its files. */
  hashes: ReadonlySet<string>;
  state: 'live' | 'replaced' | 'rolled back' | 'live on the previewed site';
  /** An ISO date. */
  since?: string;
  by?: string | undefined;
  note?: string | undefined;
  /** Bytes of script after brotli, React included. */
  script?: number;
}

/**
 * A time in which a release was live, in milliseconds. A release that was rolled back to has
 * several.
 */
export interface Life {
  release: string;
  since: number;
  /** Infinity while it is live. */
  until: number;
}
