/** Trusted Types' own empty value: assigning it needs no policy, and a browser without Trusted Types takes ''. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ??
  '') as string;
