import type { Finding } from '../findings.ts';
import type { Release, Section } from '../site.ts';
import type { Measured } from './releaseFigures.ts';

/** A section with what visits said about it. */
export interface Shown extends Section {
  releases: readonly ShownRelease[];
  finding?: Finding | undefined;
}

export interface ShownRelease extends Release {
  views: number;
  measured: readonly Measured[];
}
