/** A script with all it imports, minified, as text: `build/plugins/inlineScript.ts`. */
declare module '*?script' {
  const text: string;
  export default text;
}

declare module '*?file' {
  /** The address of the script's file, and its integrity. */
  const address: { href: string; integrity: string };
  export default address;
}
