import { expect } from 'chai';
import { useEffect, useState } from 'react';
import { afterEach, test } from '../testing/mocha.ts';
import { place } from '../testing/place.ts';
import { until } from '../testing/until.ts';
import { type PageProps, sectionLifecycles } from './lifecycles.tsx';
import { renderView } from './server.tsx';

const left: string[] = [];
function Bell({ name }: { name: string }) {
  const [rings, setRings] = useState(0);
  useEffect(() => () => void left.push(name), [name]);
  return (
    <button type="button" onClick={() => setRings(rings + 1)}>
      {`${name}: ${rings}`}
    </button>
  );
}

const pages = { Bell };
const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };

let mounts = 0;
function prerendered(name: string): PageProps {
  mounts += 1;
  const html = renderView(Bell, { name }, 'r0');
  const element = place(`<div data-root="r0" data-section="sample">${html}</div>`);
  return { name: `sample-${mounts}`, element, page: 'Bell', data: { name }, services };
}
async function mounted(name: string) {
  const lifecycles = sectionLifecycles(pages);
  const props = prerendered(name);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await until(() => expect(props.element.dataset.state).to.equal('ready'));
  return { lifecycles, props };
}

afterEach(() => {
  left.length = 0;
  document.body.replaceChildren();
});

test('unmounts a page, then mounts the next one of the same section', async () => {
  const { lifecycles, props } = await mounted('First');
  left.length = 0;
  await lifecycles.unmount(props);
  await until(() => expect(left).to.deep.equal(['First']));
  // The text stays for as long as the element does.
  expect(props.element.textContent).to.equal('First: 0');
  const next = prerendered('Second');
  await lifecycles.mount(next);
  next.element.querySelector('button')?.click();
  await until(() => expect(next.element.textContent).to.equal('Second: 1'));
});

test('reports which page component is missing, from the element that needed it', async () => {
  const lifecycles = sectionLifecycles({});
  const props = prerendered('Ring');
  const faults: unknown[] = [];
  props.element.addEventListener('ringside:section-error', (event) =>
    faults.push((event as CustomEvent<{ error: unknown }>).detail.error),
  );
  const text = props.element.innerHTML;
  await lifecycles.bootstrap(props);
  // A root that throws never resolves its mount.
  void lifecycles.mount(props);
  await until(() => expect(faults.map(String)).to.deep.equal(['Error: ringside: no page component "Bell".']));
  expect(props.element.innerHTML).to.equal(text);
});
