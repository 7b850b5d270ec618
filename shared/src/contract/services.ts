/** How long a notice stays (specification, section 4). */
export const NOTICE_MS = 5000;

/** One notice. The shell shows one at a time, for {@link NOTICE_MS}, longer while a visitor is on it. */
export interface Notice {
  title: string;
  description: string;
  /** Destructive notices are drawn in the red corner's colour. */
  variant?: 'default' | 'destructive';
}

export interface ToastService {
  show(notice: Notice): void;
}

/** JSON values under the `ringside:` namespace that survive absent, full or damaged storage. */
export interface StorageService {
  /** The stored value, or undefined when there is none, it is damaged, or storage is blocked. */
  read(key: string): unknown;
  /** False when the value could not be kept: storage is absent, blocked or full. */
  write(key: string, value: unknown): boolean;
}

/** What the shell gives every section, as single-spa props. */
export interface Services {
  toast: ToastService;
  storage: StorageService;
}

/** Composed, bubbling events between elements and whoever holds them. Each event is documented where it is sent. */
export interface RingsideEvents {
  /** An element has something to say; `preventDefault()` tells it that somebody shows the notice. */
  'ringside:notice': CustomEvent<Notice>;
  /** A root answers to the visitor. */
  'ringside:ready': CustomEvent<{ section: string }>;
  /** A visitor wants our letters; `preventDefault()` says that somebody else keeps the address. */
  'ringside:subscribe': CustomEvent<{ email: string }>;
  /** An embedded section shows another of its pages, because the reader followed a link inside it. */
  'ringside:navigate': CustomEvent<{ path: string }>;
  /** Something of a section went wrong. Sent once per fault, from its root, or from the document when that has left. */
  'ringside:section-error': CustomEvent<{ section: string; phase: SectionPhase; error: unknown }>;
}

/**
 * What a section was doing when it went wrong. After `load`, `mount` and `render` its root does not answer; after
 * `style`, `event` and `unmount` nothing is missing but a style, an answer, or an end.
 */
export type SectionPhase = 'load' | 'style' | 'mount' | 'render' | 'event' | 'unmount';

/** Sends a typed, bubbling, composed event; returns false when somebody prevented its default. */
export function send<Name extends keyof RingsideEvents>(
  target: EventTarget,
  name: Name,
  detail: RingsideEvents[Name]['detail'],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
