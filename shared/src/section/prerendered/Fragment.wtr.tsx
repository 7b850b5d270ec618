import { expect } from 'chai';
import { useState } from 'react';
import { afterEach, beforeEach, test } from '../../testing/mocha.ts';
import { place } from '../../testing/place.ts';
import { until } from '../../testing/until.ts';
import { sectionElements } from '../fragment.tsx';
import { sectionLifecycles } from '../lifecycles.tsx';
import { renderView } from '../server.tsx';
import { Fragment } from './Fragment.tsx';

function Guest({ name }: { name: string }) {
  const [greeted, setGreeted] = useState(false);
  return (
    <button type="button" onClick={() => setGreeted(true)}>
      {greeted ? `Hello ${name}` : `I am ${name}`}
    </button>
  );
}

function Host({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Fragment tag="ringside-guest" name="Ann" />
      <Fragment tag="ringside-guest" name="Bea" />
    </>
  );
}

const data = { title: 'A party' };
const guests = ['Ann', 'Bea'].map((name, index) => ({ id: `r${index + 1}`, data: { name } }));

/** The page around the fragments, as compose makes it: every placeholder is filled and names its root. */
function prerendered(): HTMLElement {
  const html = guests.reduce(
    (text, { id, data }) => {
      const filled = renderView(Guest, data, id);
      const tag = `<ringside-guest name="${data.name}"`;
      return text.replace(`${tag}>`, `${tag} data-section="sample" data-root="${id}">${filled}`);
    },
    renderView(Host, data, 'r0'),
  );
  const roots = guests.map((guest) => ({ ...guest, section: 'sample', element: 'ringside-guest' }));
  return place(`<div data-root="r0" data-section="host">${html}</div>`, roots);
}

async function mount(element: HTMLElement): Promise<void> {
  const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
  const lifecycles = sectionLifecycles({ Host });
  const props = { name: 'host', element, page: 'Host', data, services };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await until(() => expect(element.dataset.state).to.equal('ready'));
}

const { error } = console;
beforeEach(() => {
  // React logs that it renders again.
  console.error = () => {};
});
afterEach(() => {
  console.error = error;
  document.body.replaceChildren();
});

test('keeps its content when React renders the page around it again, before and after the element is defined', async () => {
  for (const isDefined of [false, true]) {
    if (isDefined) {
      for (const [tag, element] of Object.entries(sectionElements('sample', { 'ringside-guest': Guest })))
        customElements.define(tag, element);
    }
    const host = prerendered();
    const first = host.querySelector('ringside-guest');
    const heading = host.querySelector('h1');
    if (heading) heading.textContent = 'Eine Feier';
    await mount(host);
    const shown = [...host.querySelectorAll<HTMLElement>('ringside-guest')];
    expect(shown[0]).not.to.equal(first);
    expect(shown.map(({ textContent }) => textContent)).to.deep.equal(['I am Ann', 'I am Bea']);
    expect(shown.map(({ dataset }) => dataset.root)).to.deep.equal(['r1', 'r2']);
    if (!isDefined) continue;
    await until(() => expect(shown.map(({ dataset }) => dataset.state)).to.deep.equal(['ready', 'ready']));
    shown[1]?.querySelector('button')?.click();
    await until(() => expect(shown[1]?.textContent).to.equal('Hello Bea'));
  }
});
