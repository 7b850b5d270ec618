import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Minifies the stylesheets of widgets, which are template literals in files `*.styles.ts`. */
export const shortStyles = (): Plugin => ({
  name: 'ringside:short-styles',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    // A style has no statements to which a source map could lead.
    handler: (code) => ({ code: code.replace(/(?<=css`)[^`]*/g, minified), map: null }),
  },
});

const minified = (style: string): string =>
  transform({ filename: 'style', code: Buffer.from(style), minify: true }).code.toString();
