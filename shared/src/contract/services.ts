import type { SiteEvents } from './elements.ts';

/** How long a toast stays, in milliseconds. The specification fixes this number. */
export const NOTICE_MS = 5000;

export interface Notice {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

export interface ToastService {
  show(notice: Notice): void;
}

/** Stores values in the visitor's browser, under the keys of the manifest. */
export interface StorageService {
  /** Returns undefined if there is no value, if the value is damaged, or if storage is blocked. */
  read(key: string): unknown;
  /** Returns false if storage is missing, blocked or full. */
  write(key: string, value: unknown): boolean;
}

/** Returns the storage key of a section's state, such as `checkout:cart`. */
export const storageKeyOf = (state: string): string => `ringside:${state}`;

export interface Services {
  toast: ToastService;
  storage: StorageService;
}

/**
 * The events of every site, and the events that the site's sections declare. All of them bubble,
 * and leave shadow roots.
 */
export interface RingsideEvents extends SiteEvents {
  /** Asks for a toast. A listener that shows the toast itself calls `preventDefault()`. */
  'ringside:notice': CustomEvent<Notice>;
  'ringside:ready': CustomEvent<{ section: string }>;
  /** Reports an address. A listener that stores the address itself calls `preventDefault()`. */
  'ringside:subscribe': CustomEvent<{ email: string }>;
  'ringside:navigate': CustomEvent<{ path: string }>;
  /** Reports that a section changed its state, in this tab. */
  'ringside:state-changed': CustomEvent<{ key: string }>;
  /**
   * Reports an error once: from its island, or from the document if the island is no longer on the
   * page.
   */
  'ringside:section-error': CustomEvent<{ section: string; phase: SectionPhase; error: unknown }>;
}

/**
 * What the section was doing when it failed. After `load`, `mount` and `render` the island is not
 * interactive.
 */
export type SectionPhase = 'load' | 'style' | 'mount' | 'render' | 'event' | 'unmount';

/** Sends an event. Returns false if a listener called `preventDefault()`. */
export function send<Name extends keyof RingsideEvents>(
  target: EventTarget,
  name: Name,
  detail: RingsideEvents[Name]['detail'],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
