declare module '*?script' {
  const text: string;
  export default text;
}

declare module '*?file' {
  const address: { href: string; integrity: string };
  export default address;
}
