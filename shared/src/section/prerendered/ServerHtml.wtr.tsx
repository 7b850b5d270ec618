import { expect } from 'chai';
import { afterEach, beforeEach, test } from '../../testing/mocha.ts';
import { place } from '../../testing/place.ts';
import { until } from '../../testing/until.ts';
import { type PageProps, sectionLifecycles } from '../lifecycles.tsx';
import { renderView } from '../server.tsx';
import { ServerHtml } from './ServerHtml.tsx';

function Story({ title, body }: { title: string; body?: string }) {
  return (
    <>
      <h1>{title}</h1>
      <ServerHtml id="body" html={body} />
    </>
  );
}

const pages = { Story };
const data = { title: 'Close' };
const body = '<p>It was <em>close</em>.</p>';

function prerendered(): PageProps {
  const html = renderView(Story, { ...data, body }, 'r0');
  const element = place(`<div data-root="r0" data-section="sample">${html}</div>`);
  const services = { toast: { show() {} }, storage: { read: () => undefined, write: () => false } };
  return { name: 'story', element, page: 'Story', data, services };
}
async function mount(props: PageProps): Promise<void> {
  const lifecycles = sectionLifecycles(pages);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  await until(() => expect(props.element.dataset.state).to.equal('ready'));
}

const { error } = console;
const complaints: unknown[] = [];
beforeEach(() => {
  console.error = (...said: unknown[]) => void complaints.push(said);
});
afterEach(() => {
  console.error = error;
  complaints.length = 0;
  document.body.replaceChildren();
});

test('keeps the prerendered nodes, and React logs no warning', async () => {
  const props = prerendered();
  const paragraph = props.element.querySelector('p');
  await mount(props);
  expect(props.element.querySelector('p')).to.equal(paragraph);
  expect(paragraph?.textContent).to.equal('It was close.');
  expect(complaints).to.deep.equal([]);
});

test('restores the same text when the page was changed and React renders it again', async () => {
  const props = prerendered();
  const heading = props.element.querySelector('h1');
  if (heading) heading.textContent = 'Knapp';
  await mount(props);
  expect(props.element.querySelector('h1')).not.to.equal(heading);
  expect(props.element.querySelector('#body')?.innerHTML).to.equal('<p>It was <em>close</em>.</p>');
});
