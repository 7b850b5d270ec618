/** The module is imported for its effect only: Node then runs TypeScript. */
export {};
