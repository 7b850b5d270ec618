import { expect } from '@playwright/test';
import { elementPaths, missing, routes } from '../../support/facts.ts';
import { type Case, eventually, open } from '../environment.ts';

const paths = [...routes, ...missing.slice(0, 3)].map(({ path }) => path);

/**
 * The widths of a phone and of a desktop. MiniBrowser's window cannot be narrower than 447 pixels.
 */
const WIDTHS = [450, 1280];

export const pages: readonly Case[] = [...paths, elementPaths[0] ?? ''].map((path) => ({
  name: `${path} shows its heading and pictures, fits the window, and reports nothing`,
  async run(environment) {
    const { visitor } = environment;
    for (const width of WIDTHS) {
      await visitor.resize(width);
      await open(environment, path);
      await eventually(
        () => visitor.run(() => document.querySelector('main h1')?.checkVisibility()),
        true,
      );

      const faults = await visitor.run(async () => {
        await document.fonts.ready;
        const images = [...document.images].filter(
          (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
        );
        await Promise.allSettled(images.map((image) => image.decode()));
        const broken = images.filter(({ naturalWidth }) => naturalWidth === 0);
        const tooWide = document.documentElement.scrollWidth - innerWidth;

        return [
          ...broken.map(({ currentSrc }) => `broken picture ${currentSrc}`),
          ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
          ...(document.title ? [] : ['no title']),
        ];
      });

      expect(faults, `at ${width} px`).toEqual([]);
    }

    const said = (await visitor.said()).filter((line) => !/\b404\b/.test(line));
    expect(said).toEqual([]);
  },
}));
