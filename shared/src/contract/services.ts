import type { SiteEvents } from './elements.ts';

/** How long a toast stays, in milliseconds: a number of the specification. */
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

/** Where the value of a section's state is stored, by its key, such as `checkout:cart`. */
export const storageKeyOf = (state: string): string => `ringside:${state}`;

export interface Services {
  toast: ToastService;
  storage: StorageService;
}

/** Composed, bubbling events: those of every site, and those that its sections declare. */
export interface RingsideEvents extends SiteEvents {
  /** A listener that shows the toast calls `preventDefault()`. */
  'ringside:notice': CustomEvent<Notice>;
  'ringside:ready': CustomEvent<{ section: string }>;
  /** A listener that stores the address calls `preventDefault()`. */
  'ringside:subscribe': CustomEvent<{ email: string }>;
  'ringside:navigate': CustomEvent<{ path: string }>;
  /** A section has changed its state, in this tab. */
  'ringside:state-changed': CustomEvent<{ key: string }>;
  /** Each error is sent once, from its island, or from the document if the island has left. */
  'ringside:section-error': CustomEvent<{ section: string; phase: SectionPhase; error: unknown }>;
}

/** After `load`, `mount` and `render` the island is not interactive. */
export type SectionPhase = 'load' | 'style' | 'mount' | 'render' | 'event' | 'unmount';

/** Returns false if a listener called `preventDefault()`. */
export function send<Name extends keyof RingsideEvents>(
  target: EventTarget,
  name: Name,
  detail: RingsideEvents[Name]['detail'],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
