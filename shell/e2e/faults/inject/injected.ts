/** A fault that is active in a tab. */
export interface Injected {
  /** Resolves when the fault has occurred since {@link again}. A wait that it causes has begun by then. */
  struck(): Promise<void>;
  /** Makes the fault occur once more. */
  again(): Promise<void>;
  /** Ends the fault. */
  heal(): Promise<void>;
  /** Releases responses that were held back. */
  answerLate(): Promise<void>;
  /** Resolves when the missing part has loaded without another attempt by the visitor. */
  healed(): Promise<void>;
}

/** The default behaviour of most faults. */
export const NOTHING: Injected = {
  struck: async () => {},
  again: async () => {},
  heal: async () => {},
  answerLate: async () => {},
  healed: async () => {},
};
