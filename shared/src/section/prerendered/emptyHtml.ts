/** Trusted Types' own empty value. Assigning it needs no policy. Browsers without Trusted Types get ''. */
export const EMPTY_HTML = ((globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ??
  '') as string;
