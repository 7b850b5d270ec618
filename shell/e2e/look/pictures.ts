import sharp from 'sharp';
import type { Page } from '../support/test.ts';
import type { readGeometry } from './geometry.ts';

/**
 * Waits for every picture that the window's width selects, and for every iframe. Returns the broken
 * pictures.
 */
export const haveArrived = async (page: Page): Promise<string[]> => {
  const broken = await page.evaluate(async () => {
    for (const lazy of document.querySelectorAll('[loading="lazy"]'))
      lazy.setAttribute('loading', 'eager');
    // React may replace an image while the page starts, so each look asks for the images anew.
    const images = () => [...document.images].filter((image) => image.checkVisibility());

    // On a busy machine, the browser chooses a picture's file some frames later. If the browser
    // never chooses one, the picture is broken.
    const deadline = performance.now() + 5000;
    await new Promise(requestAnimationFrame);
    do await new Promise(requestAnimationFrame);
    while (
      images().some(({ complete }) => !complete) ||
      (images().some(({ currentSrc }) => !currentSrc) && performance.now() < deadline)
    );

    await Promise.allSettled(images().map((image) => image.decode()));
    return images()
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ currentSrc, outerHTML }) => currentSrc || `no file chosen: ${outerHTML}`);
  });

  await page.waitForLoadState('networkidle');
  return broken;
};

/** The required contrast is that of level AAA, because the pixels of a picture vary. */
const LEAST = { large: 4.5, small: 7 };
/** The share of pixels behind a letter that may have less contrast. */
const GRAIN = 0.3;

/** Returns texts over pictures in which at least one letter is hard to read. */
export async function faintTexts(
  page: Page,
  texts: ReturnType<typeof readGeometry>['overPictures'],
): Promise<string[]> {
  if (texts.length === 0) return [];

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });

  const fullPage = texts.some(({ clip }) => clip.top > 800);
  const shot = sharp(await page.screenshot({ fullPage })).removeAlpha();
  const faults: string[] = [];
  for (const { words, color, isLarge, clip } of texts) {
    const { data, info } = await shot
      .clone()
      .extract(clip)
      .raw()
      .toBuffer({ resolveWithObject: true });

    // Each column is about as wide as a letter is high.
    const faint = new Array<number>(Math.ceil(info.width / info.height)).fill(0);
    for (let at = 0; at < data.length; at += 3) {
      const letter = Math.floor(((at / 3) % info.width) / info.height);
      if (contrast(color, [...data.subarray(at, at + 3)]) < (isLarge ? LEAST.large : LEAST.small))
        faint[letter] = (faint[letter] ?? 0) + 1;
    }

    if (Math.max(...faint) > GRAIN * info.height ** 2)
      faults.push(`faint on its picture: ${words.slice(0, 60)}`);
  }

  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

/** Defined in https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colors: readonly [readonly number[], readonly number[]]): number {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Defined in https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (color: readonly number[]): number => {
  const linear = color.map((value) =>
    value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
