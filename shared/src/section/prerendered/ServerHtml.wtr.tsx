import { expect } from 'chai';
import { prerender } from '../../testing/island.ts';
import { afterEach, logged, test } from '../../testing/mocha.ts';
import { ServerHtml } from './ServerHtml.tsx';

function Story({ title, body }: { title: string; body?: string }) {
  return (
    <>
      <h1>{title}</h1>
      <ServerHtml id="body" html={body} />
    </>
  );
}

const place = () =>
  prerender(Story, { title: 'Close' }, { serverOnly: { body: '<p>It was <em>close</em>.</p>' } });

const complaints = logged('error');
afterEach(() => document.body.replaceChildren());

test('keeps the prerendered nodes, and React logs no warning', async () => {
  const { domElement, mount } = place();
  const paragraph = domElement.querySelector('p');
  await mount();
  expect(domElement.querySelector('p')).to.equal(paragraph);
  expect(paragraph?.textContent).to.equal('It was close.');
  expect(complaints).to.deep.equal([]);
});

test('restores the same text when the page was changed and React renders it again', async () => {
  const { domElement, mount } = place();
  const heading = domElement.querySelector('h1');
  if (heading) heading.textContent = 'Knapp';
  await mount();
  expect(domElement.querySelector('h1')).not.to.equal(heading);
  expect(domElement.querySelector('#body')?.innerHTML).to.equal('<p>It was <em>close</em>.</p>');
});
