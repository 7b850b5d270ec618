/** A fault that is at work in a tab. */
export interface Injected {
  /** Resolves when the fault has met something since {@link again}; what it waits for has then begun. */
  struck(): Promise<void>;
  /** From now on it shall strike once more. */
  again(): Promise<void>;
  /** Ends the fault. */
  heal(): Promise<void>;
  /** Lets answers that were held back come at last. */
  answerLate(): Promise<void>;
  /** Resolves when what was missing has come without being asked for. */
  healed(): Promise<void>;
}

/** What most faults do at these moments. */
export const NOTHING: Injected = {
  struck: async () => {},
  again: async () => {},
  heal: async () => {},
  answerLate: async () => {},
  healed: async () => {},
};
