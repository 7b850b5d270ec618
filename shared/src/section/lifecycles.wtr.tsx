import { expect } from 'chai';
import { useEffect, useId, useState } from 'react';
import type { Notice } from '../contract/index.ts';
import { prerender } from '../testing/island.ts';
import { afterEach, beforeEach, logged, test } from '../testing/mocha.ts';
import { nextTask, until } from '../testing/until.ts';
import { useServices } from './IslandRoot.tsx';
import { sectionLifecycles } from './lifecycles.tsx';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const { toast } = useServices();
  return (
    <>
      <label htmlFor={useId()}>{label}</label>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`pressed ${count}`}
      </button>
      <button type="button" onClick={() => toast.show({ title: 'Hello', description: label })}>
        Say it
      </button>
    </>
  );
}

/** A click on the view throws until the test sets `mended`. */
let mended = false;
function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken && !mended) throw new Error('broken on purpose');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      {mended ? 'mended' : 'whole'}
    </button>
  );
}

const throwing = () => () => {
  throw new Error('goodbye');
};

function Parting() {
  useEffect(throwing, []);
  useEffect(throwing, []);
  return <p>Still here</p>;
}

const button = (host: Element, name: string) => {
  const found = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no button "${name}" in ${host.innerHTML}`);
  return found;
};

const complaints = logged('error');
const faults: { phase: string; error: unknown }[] = [];
const onFault = (event: Event) => faults.push((event as CustomEvent).detail);
beforeEach(() => {
  faults.length = 0;
  mended = false;
  document.addEventListener('ringside:section-error', onFault);
});
afterEach(() => {
  document.removeEventListener('ringside:section-error', onFault);
  document.body.replaceChildren();
});

test('hydrates the prerendered nodes without a warning', async () => {
  const { domElement, mount } = prerender(Counter, { label: 'Round' });
  const nodes = [...domElement.childNodes];
  await mount();
  expect([...domElement.childNodes]).to.deep.equal(nodes);
  expect(complaints).to.deep.equal([]);
  button(domElement, 'pressed 0').click();
  await until(() => button(domElement, 'pressed 1'));
});

test('gives the view the services of the page', async () => {
  const notices: Notice[] = [];
  const toast = { show: (notice: Notice) => void notices.push(notice) };
  const { domElement, mount } = prerender(Counter, { label: 'Round' }, { services: { toast } });
  await mount();
  button(domElement, 'Say it').click();
  expect(notices).to.deep.equal([{ title: 'Hello', description: 'Round' }]);
});

test('restores the prerendered nodes when the view throws, reports the error once, and can be mounted again', async () => {
  const { domElement, mount } = prerender(Fragile, {});
  const text = domElement.innerHTML;
  await mount();
  button(domElement, 'whole').click();
  await until(() => expect(faults).to.have.length(1));
  // If React reported the error a second time, that would happen in a separate task.
  await nextTask();
  expect(faults).to.have.length(1);
  expect(faults[0]?.phase).to.equal('render');
  expect(String(faults[0]?.error)).to.contain('broken on purpose');
  expect(domElement.innerHTML).to.equal(text);
  mended = true;
  await mount();
  await until(() => button(domElement, 'mended'));
});

test('a view that throws while it unmounts is reported once, from the document', async () => {
  const { domElement, mount, unmount } = prerender(Parting, {});
  await mount();
  faults.length = 0;
  domElement.remove();
  await unmount();
  await until(() => expect(faults).to.have.length(1));
  await nextTask();
  expect(faults.map(({ phase }) => phase)).to.deep.equal(['unmount']);
});

test('the text stays as long as the element is on the page', async () => {
  const { domElement, mount, unmount } = prerender(Counter, { label: 'Round' });
  const text = domElement.innerHTML;
  await mount();
  await unmount();
  expect(domElement.innerHTML).to.equal(text);
});

test('reports which view is missing, from the element that needed it', async () => {
  const { domElement } = prerender(Counter, { label: 'Round' });
  const text = domElement.innerHTML;
  const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
  // The test does not wait for `mount`: its promise stays pending when a view throws.
  void sectionLifecycles({}).mount({ domElement, view: '/ring', data: {}, services });
  await until(() =>
    expect(faults.map((fault) => String(fault.error))).to.deep.equal([
      'Error: ringside: the section has no view "/ring". Release the section again.',
    ]),
  );
  expect(domElement.innerHTML).to.equal(text);
});
