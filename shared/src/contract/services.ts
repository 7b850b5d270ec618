/** How long a notice stays (specification, section 4). */
export const NOTICE_MS = 5000;

/**
 * A notice. The shell shows one at a time, for {@link NOTICE_MS}, or longer while the pointer or the focus is on it.
 */
export interface Notice {
  title: string;
  description: string;
  variant?: 'default' | 'destructive';
}

export interface ToastService {
  show(notice: Notice): void;
}

/** JSON values in the visitor's browser, under the keys that the manifest declares. */
export interface StorageService {
  /** The stored value; undefined if there is none, it is damaged, or storage is blocked. */
  read(key: string): unknown;
  /** Stores a value. Returns false if storage is missing, blocked or full. */
  write(key: string, value: unknown): boolean;
}

export interface Services {
  toast: ToastService;
  storage: StorageService;
}

/** Composed, bubbling events between elements and the page around them. Each event is documented where it is sent. */
export interface RingsideEvents {
  /** An element has a message for the visitor. A listener that shows it calls `preventDefault()`. */
  'ringside:notice': CustomEvent<Notice>;
  'ringside:ready': CustomEvent<{ section: string }>;
  /** A visitor subscribes to the newsletter. A listener that stores the address calls `preventDefault()`. */
  'ringside:subscribe': CustomEvent<{ email: string }>;
  /** An embedded section shows another of its pages, because the reader followed a link inside it. */
  'ringside:navigate': CustomEvent<{ path: string }>;
  /** An error in a section. Sent once per error, from its root, or from the document if the root has left the page. */
  'ringside:section-error': CustomEvent<{ section: string; phase: SectionPhase; error: unknown }>;
}

/**
 * The step in which the error occurred. After `load`, `mount` and `render` its root is not interactive.
 * After `style`, `event` and `unmount` only a style, a response, or the clean-up is missing.
 */
export type SectionPhase = 'load' | 'style' | 'mount' | 'render' | 'event' | 'unmount';

/** Sends a typed, bubbling, composed event. Returns false if a listener called `preventDefault()`. */
export function send<Name extends keyof RingsideEvents>(
  target: EventTarget,
  name: Name,
  detail: RingsideEvents[Name]['detail'],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
  );
}
