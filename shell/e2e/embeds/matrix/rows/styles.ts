import { HEAD, type Row, type Variant } from './variant.ts';

const withStyle = (name: string, style: string, root = ''): Variant => ({
  name,
  page: () => ({ head: `${HEAD}<link rel="stylesheet" href="/hostile.css">`, root }),
  files: () => ({ '/hostile.css': style }),
});

export const styles: Row = {
  name: "the page's own style",
  variants: [
    withStyle(
      '`* { all: unset !important }`',
      `* { all: unset !important }
       head, head *, script { display: none !important }
       ringside-countdown, ringside-newsletter, ringside-news, p, div { display: block !important }
       ringside-news { min-height: 100vh !important }`,
    ),
    withStyle(
      'rules for every tag, all important',
      `* { margin: 3px !important; padding: 2px !important; box-sizing: content-box !important; font: 30px/3 serif !important; letter-spacing: 3px !important; float: left; position: static !important }
       button, input, form, label, a, p { background: red !important; color: lime !important; text-transform: uppercase !important; display: block !important; width: 50% !important }
       ringside-news { display: block !important; float: none; min-height: 100vh !important; width: 100% !important }`,
    ),
    withStyle(
      'a root of 62.5 %, on which our custom properties mean something else',
      `html { font-size: 62.5%; --ringside: x; --color-ink: red; --spacing: 9px; --tw-ring: 1 } :root { color-scheme: dark; background: black; color: white }`,
    ),
    withStyle('right to left', 'html { direction: rtl }', 'dir="rtl"'),
  ],
};
