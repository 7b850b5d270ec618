/** A command that asks for something no site could do; exit status 2. */
export class Misuse extends Error {}
