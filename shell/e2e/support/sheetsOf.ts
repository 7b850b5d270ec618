import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/**
 * A line of text or a picture on a sheet of paper, in points from the sheet's lower left corner.
 */
export interface Box {
  /** The line's text. A picture has an empty text. */
  text: string;
  left: number;
  right: number;
  bottom: number;
}

export interface Sheet {
  width: number;
  height: number;
  boxes: Box[];
}

/** What a sheet has between its margins, in pixels. */
export const BETWEEN_MARGINS = {
  A4: { width: 718, height: 1034 },
  Letter: { width: 740, height: 967 },
};

/** Reads a printed page: the lines and pictures of each sheet. */
export async function sheetsOf(file: Uint8Array): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      return { width, height, boxes: [...(await textsOf(page)), ...(await picturesOf(page))] };
    }),
  );
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

async function textsOf(page: Page): Promise<Box[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left, bottom] = item.transform as unknown as Matrix;
    return { text: item.str, left, right: left + item.width, bottom };
  });
}

/** PDF paints a picture into a unit square, so the current transformation is the picture's box. */
async function picturesOf(page: Page): Promise<Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const saved: Matrix[] = [];
  const boxes: Box[] = [];
  let current: Matrix = [1, 0, 0, 1, 0, 0];

  for (const [index, operation] of fnArray.entries()) {
    if (operation === OPS.save) saved.push(current);
    if (operation === OPS.restore) current = saved.pop() ?? current;
    if (operation === OPS.transform) current = multiplied(current, argsArray[index] as Matrix);
    if (operation !== OPS.paintImageXObject) continue;
    const [width, , , height, left, bottom] = current;
    const [from, to] = [left, left + width].toSorted((a, b) => a - b) as [number, number];
    boxes.push({ text: '', left: from, right: to, bottom: Math.min(bottom, bottom + height) });
  }
  return boxes;
}

/**
 * Multiplies two matrices.
 * @see https://www.w3.org/TR/css-transforms-1/#mathematical-description
 */
function multiplied(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/**
 * Compares letters only: a PDF has a heading's words in capitals, and has distances in place of
 * spaces.
 */
export const lettersOf = (text = '') => text.toLowerCase().replace(/\W/g, '');
