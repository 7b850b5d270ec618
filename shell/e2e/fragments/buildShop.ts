import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';
import { buildSection } from '@ringside/shared/build';

/**
 * The version of zod that the kit uses. The workspace may have another version for other packages.
 */
const ZOD = dirname(
  createRequire(join(workspaceRoot, 'shared', 'package.json')).resolve('zod/package.json'),
);

const server = (name: string) => `
import { createSection } from '@ringside/shared/section/server';
import { elements } from './elements.ts';
import { pages } from './pages.ts';
export const section = createSection({ name: '${name}', description: 'A ${name} of another team.', pages, elements });
`;

/**
 * The sources of the section `stand`: a product page, on which a visitor chooses a colour. The page
 * places the other team's offer, and after a click the other team's receipt.
 */
const STAND = {
  'elements.ts': `
export const elements = {};
`,
  'pages.ts': `
import { definePages } from '@ringside/shared/section/server';
import { Product } from './Product.tsx';
const head = { title: 'Gloves', description: 'Gloves in three colours.' };
export const pages = definePages({
  '/stand': { view: Product, load: () => ({ data: { colours: ['red', 'blue', 'green', 'pink'] }, head }) },
});
`,
  'Product.tsx': `
import { useState } from 'react';
import { Fragment } from '@ringside/shared/section';
export function Product({ colours }: { colours: string[] }) {
  const [colour, setColour] = useState('red');
  const [hasReceipt, setReceipt] = useState(false);
  return (
    <>
      <h1>Gloves</h1>
      {colours.map((each) => (
        <button type="button" key={each} onClick={() => setColour(each)}>{each}</button>
      ))}
      <p data-chosen>{colour}</p>
      <Fragment tag="ringside-offer" colour={colour} role="status" fallback="Ask us." />
      <button type="button" onClick={() => setReceipt(true)}>Receipt</button>
      {hasReceipt && <Fragment tag="ringside-receipt" />}
    </>
  );
}
`,
};

/**
 * The sources of the section `till`: an offer for a colour, a receipt, and an element that starts
 * by itself.
 */
const TILL = {
  'elements.ts': `
import { defineElement } from '@ringside/shared/section/server';
import { Offer, Opening, Receipt } from './views.tsx';
const prices = { red: 10, blue: 20, green: 30 };
const colours = ['red', 'blue', 'green'] as const;
export const elements = {
  'ringside-offer': defineElement({
    description: 'The price of a colour, and a button to buy it.',
    attributes: { colour: { values: colours, description: 'The colour.' } },
    view: Offer,
    client: true,
    load: ({ colour = 'red' }) => ({ colour, price: prices[colour] }),
    choices: () => colours.map((colour) => ({ colour })),
  }),
  'ringside-receipt': defineElement({
    description: 'A receipt.', view: Receipt, client: false, load: () => ({}), choices: () => [{}],
  }),
  'ringside-opening': defineElement({
    description: 'Whether the till is open.',
    view: Opening, client: true, start: 'load', load: () => ({}), choices: () => [{}],
  }),
};
`,
  'views.tsx': `
import { useEffect, useState } from 'react';
import { useServices } from '@ringside/shared/section';
export function Offer({ colour, price }: { colour: string; price: number }) {
  const { toast } = useServices();
  const sell = () => toast.show({ title: 'Sold ' + colour, description: 'For ' + price + ' dollars.' });
  return (
    <>
      <p data-price>{colour} for {price} dollars</p>
      <button type="button" onClick={sell}>Buy</button>
    </>
  );
}
export const Receipt = () => <p>Your receipt</p>;
export function Opening() {
  const [words, setWords] = useState('The till starts …');
  useEffect(() => setWords('The till is open'), []);
  return <p>{words}</p>;
}
`,
  'pages.ts': `
import { definePages } from '@ringside/shared/section/server';
import { Counter } from './Counter.tsx';
const head = { title: 'Till', description: 'The till.' };
export const pages = definePages({
  '/till': { view: Counter, client: false, load: () => ({ data: {}, head }) },
});
`,
  'Counter.tsx': `
import { Fragment } from '@ringside/shared/section';
export const Counter = () => <><h1>Till</h1><Fragment tag="ringside-opening" fixed /></>;
`,
};

/** Builds both sections. Returns the folders of the releases. */
export async function buildShop(folder: string): Promise<string[]> {
  const dists: string[] = [];
  await mkdir(folder, { recursive: true });
  await symlink(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, files] of Object.entries({ stand: STAND, till: TILL })) {
    const root = join(folder, `mf-${name}`);
    await mkdir(join(root, 'src'), { recursive: true });
    await mkdir(join(root, 'node_modules'));
    await symlink(ZOD, join(root, 'node_modules', 'zod'));
    const facts = { name: `@ringside/mf-${name}`, version: '0.1.0', private: true, type: 'module' };
    await writeFile(join(root, 'package.json'), JSON.stringify(facts));
    for (const [file, text] of Object.entries({ ...files, 'server.tsx': server(name) }))
      await writeFile(join(root, 'src', file), text);
    const style = `@import "@ringside/shared/section.css";
@layer utilities { @scope ([data-section="${name}"]) to ([data-section]) { @tailwind utilities source("./"); } }`;
    await writeFile(join(root, 'src', 'styles.css'), style);
    await buildSection(root, { outDir: join(root, 'dist') });
    dists.push(join(root, 'dist'));
  }
  return dists;
}
