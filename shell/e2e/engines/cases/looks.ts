import { inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { articlePaths, plans } from '../../support/facts.ts';
import { back, type Case, eventually, follow, isAt, open, press, says } from '../environment.ts';

/** The average of red, green and blue, from 0 to 255. */
const lightOf = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;

/** Counts the sheets of a PDF. Firefox compresses a PDF's objects, so unpack the streams first. */
function sheetsOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      // This stream is a picture or a font, which has no objects.
      return '';
    }
  });
  return [text, ...packed].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const SCRIPTLESS = ['/', '/news', articlePaths[0] ?? '', '/gear', '/fights', '/training', '/about'];

export const looks: readonly Case[] = [
  ...['/', '/news', '/fitness'].map(
    (path): Case => ({
      name: `${path} is light on dark where the device is dark`,
      scheme: 'dark',
      async run(environment) {
        await open(environment, path);
        const [background = '', ink = ''] = await environment.visitor.run(() => {
          const { backgroundColor } = getComputedStyle(document.body);
          return [
            backgroundColor,
            getComputedStyle(document.querySelector('main p') as Element).color,
          ];
        });

        expect(lightOf(background)).toBeLessThan(80);
        expect(lightOf(ink)).toBeGreaterThan(140);
      },
    }),
  ),
  ...(
    [
      ['/fights', 3, 3],
      ['/fitness', 3, 3],
      [articlePaths[0] ?? '', 5, 4],
    ] as const
  ).map(
    ([path, most, inWebKit]): Case => ({
      name: `${path} prints on at most ${most} sheets`,
      async run(environment) {
        await open(environment, path);
        const sheets = sheetsOf((await environment.pdf?.()) ?? Buffer.alloc(0));
        expect(sheets).toBeGreaterThan(0);
        expect(sheets).toBeLessThanOrEqual(most);
      },
      without: {
        webkit: `WebKitWebDriver has no command for printing; printed by hand, on ${inWebKit} sheets`,
      },
    }),
  ),
  {
    name: 'a translated page still leads on, and its controls work',
    async run(environment) {
      await environment.visitor.resize(1280);
      await open(environment, '/fitness');

      await environment.visitor.run(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const each of texts.filter(
          ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style'),
        )) {
          const font = document.createElement('font');
          font.append(
            Object.assign(document.createElement('font'), { textContent: `Ü:${each.data}` }),
          );
          each.replaceWith(font);
        }
      });

      await press(environment, `Ü:${plans[1]}`);
      await eventually(
        () =>
          environment.visitor.run(
            () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent,
          ),
        `Ü:${plans[1]}`,
      );

      await follow(environment, '/news');
      await isAt(environment, '/news');
      await back(environment);
      await isAt(environment, '/fitness');
    },
  },
  ...SCRIPTLESS.map(
    (path): Case => ({
      name: `${path} reads and leads on without script`,
      async run(environment) {
        environment.server.withoutScript();
        await environment.visitor.resize(1280);
        await open(environment, path);

        const ran = await environment.visitor.run(
          () => document.documentElement.dataset.state ?? 'no',
        );
        expect(ran, 'whether a script ran').toBe('no');

        const target = path === '/gear' ? '/news' : '/gear';
        await follow(environment, target);
        await isAt(environment, target);
      },
    }),
  ),
  {
    name: 'without script, all plans show, and the menu opens',
    async run(environment) {
      environment.server.withoutScript();
      await environment.visitor.resize(450);
      await open(environment, '/fitness');
      for (const plan of plans) await says(environment, plan);

      await press(environment, 'Menu');
      await eventually(
        () =>
          environment.visitor.run(() => document.querySelector('.site-nav a')?.checkVisibility()),
        true,
      );
    },
  },
];
