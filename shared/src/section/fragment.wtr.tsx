import { expect } from 'chai';
import { useEffect, useId, useState } from 'react';
import type { Notice } from '../contract/index.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { afterEach, beforeEach, test } from '../testing/mocha.ts';
import { place } from '../testing/place.ts';
import { nextTask, until } from '../testing/until.ts';
import { sectionElements } from './fragment.tsx';
import { useServices } from './mount/rootContext.tsx';
import { renderView } from './server.tsx';

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

/** Throws when its button is clicked, until `mended` is true. */
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

/** Throws twice when it unmounts. */
function Parting() {
  useEffect(
    () => () => {
      throw new Error('goodbye');
    },
    [],
  );
  useEffect(
    () => () => {
      throw new Error('farewell');
    },
    [],
  );
  return <p>Still here</p>;
}

const views = { 'ringside-counter': Counter, 'ringside-fragile': Fragile, 'ringside-parting': Parting };

const prerendered = (tag: keyof typeof views, data = { label: 'Round' }) =>
  place(`<${tag} data-section="sample" data-root="r1">${renderView(views[tag], data, 'r1')}</${tag}>`, [
    { id: 'r1', section: 'sample', element: tag, data },
  ]);
const define = () => {
  for (const [tag, element] of Object.entries(sectionElements('sample', views))) {
    if (!customElements.get(tag)) customElements.define(tag, element);
  }
};
const button = (host: Element, name: string) => {
  const found = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button "${name}" in ${host.innerHTML}`);
  return found;
};

const complaints: string[] = [];
const faults: { phase: string; error: unknown }[] = [];
const onFault = (event: Event) => faults.push((event as CustomEvent).detail);
const { error } = console;
beforeEach(() => {
  complaints.length = 0;
  faults.length = 0;
  mended = false;
  console.error = (...words) => complaints.push(words.join(' '));
  document.addEventListener('ringside:section-error', onFault);
});
afterEach(() => {
  console.error = error;
  document.removeEventListener('ringside:section-error', onFault);
  document.body.replaceChildren();
});

test('hydrates the prerendered nodes without a warning', async () => {
  const host = prerendered('ringside-counter');
  const nodes = [...host.childNodes];
  define();
  await until(() => expect(host.dataset.state).to.equal('ready'));
  expect([...host.childNodes]).to.deep.equal(nodes);
  expect(complaints).to.deep.equal([]);
  button(host, 'pressed 0').click();
  await until(() => button(host, 'pressed 1'));
});

test('keeps its state and its nodes when it is moved', async () => {
  define();
  const host = prerendered('ringside-counter');
  await until(() => expect(host.dataset.state).to.equal('ready'));
  button(host, 'pressed 0').click();
  await until(() => button(host, 'pressed 1'));
  const nodes = [...host.childNodes];
  document.body.append(document.createElement('aside'));
  document.querySelector('aside')?.append(host);
  // An element that has left the page is unmounted after the next paint.
  await afterPaint();
  expect([...host.childNodes]).to.deep.equal(nodes);
  button(host, 'pressed 1').click();
  await until(() => button(host, 'pressed 2'));
});

test('unmounts its root when it leaves the page', async () => {
  define();
  const host = prerendered('ringside-counter');
  await until(() => expect(host.dataset.state).to.equal('ready'));
  host.remove();
  await until(() => expect(host.childNodes.length).to.equal(0));
});

test('accepts data that was set before it was defined', async () => {
  const section = sectionElements('sample', { 'ringside-late': Counter });
  const host = Object.assign(document.createElement('ringside-late'), { data: { label: 'Early' } });
  document.body.append(host);
  const Late = section['ringside-late'];
  if (Late) customElements.define('ringside-late', Late);
  await until(() => expect(host.querySelector('label')?.textContent).to.equal('Early'));
});

test('shows new data when its property changes', async () => {
  define();
  const host = Object.assign(document.createElement('ringside-counter'), { data: { label: 'First' } });
  document.body.append(host);
  await until(() => expect(host.querySelector('label')?.textContent).to.equal('First'));
  host.data = { label: 'Second' };
  await until(() => expect(host.querySelector('label')?.textContent).to.equal('Second'));
});

test('waits silently while it has no data', async () => {
  define();
  const host = document.createElement('ringside-counter');
  document.body.append(host);
  // An element that is added later renders later.
  const other = Object.assign(document.createElement('ringside-counter'), { data: { label: 'Other' } });
  document.body.append(other);
  await until(() => expect(other.dataset.state).to.equal('ready'));
  expect(host.childNodes.length).to.equal(0);
  expect(faults).to.deep.equal([]);
});

test('without a shell, asks the page around it to show a notice', async () => {
  define();
  const host = prerendered('ringside-counter');
  await until(() => expect(host.dataset.state).to.equal('ready'));
  const notices: Notice[] = [];
  document.addEventListener('ringside:notice', (event) => notices.push((event as CustomEvent).detail), {
    once: true,
  });
  button(host, 'Say it').click();
  expect(notices).to.deep.equal([{ title: 'Hello', description: 'Round' }]);
});

test('restores the prerendered nodes when its view throws, and reports the error once', async () => {
  define();
  const host = prerendered('ringside-fragile');
  const text = host.innerHTML;
  await until(() => expect(host.dataset.state).to.equal('ready'));
  button(host, 'whole').click();
  await until(() => expect(faults).to.have.length(1));
  // A second error would be reported from a separate task, queued while the root was removed.
  await nextTask();
  expect(faults).to.have.length(1);
  expect(faults[0]?.phase).to.equal('render');
  expect(String(faults[0]?.error)).to.contain('broken on purpose');
  expect(host.innerHTML).to.equal(text);
});

test('a view that throws as it leaves is reported once, from the document', async () => {
  define();
  const host = prerendered('ringside-parting');
  await until(() => expect(host.dataset.state).to.equal('ready'));
  faults.length = 0;
  host.remove();
  await until(() => expect(faults).to.have.length(1));
  await nextTask();
  expect(faults.map(({ phase }) => phase)).to.deep.equal(['unmount']);
});

test('is interactive again after a retry', async () => {
  define();
  const host = prerendered('ringside-fragile') as HTMLElement & { retry(): void };
  await until(() => expect(host.dataset.state).to.equal('ready'));
  button(host, 'whole').click();
  await until(() => expect(faults).to.have.length(1));
  mended = true;
  host.dataset.state = 'failed';
  host.retry();
  await until(() => expect(host.dataset.state).to.equal('ready'));
  await until(() => button(host, 'mended'));
});
