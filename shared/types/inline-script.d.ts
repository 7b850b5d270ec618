declare module '*?script' {
  const text: string;
  export default text;
}

declare module '*?file' {
  const url: { href: string; integrity: string };
  export default url;
}
