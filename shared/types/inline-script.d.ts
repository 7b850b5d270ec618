/** A script with all it imports, minified, as text: `build/plugins/inlineScript.ts`. */
declare module '*?script' {
  const text: string;
  export default text;
}
