import { expect } from 'chai';
import { prerender } from '../../testing/island.ts';
import { afterEach, logged, test } from '../../testing/mocha.ts';
import { Fragment } from './Fragment.tsx';

function Host({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Fragment tag="ringside-article-link" fighter="Ann" />
      <Fragment tag="ringside-article-link" fighter="Bea" />
      <Fragment tag="ringside-article-link" fighter="Ann" />
    </>
  );
}

/**
 * Prerenders the host and fills each fragment, as composing does. Each fragment names its island.
 */
function place() {
  const placed = prerender(Host, { title: 'A party' });
  for (const [index, guest] of [
    ...placed.domElement.querySelectorAll<HTMLElement>('ringside-article-link'),
  ].entries()) {
    Object.assign(guest.dataset, { section: 'sample', root: `guest-${index}`, state: 'ready' });
    guest.innerHTML = `<button>I am ${guest.getAttribute('fighter')}</button>`;
  }
  return placed;
}

logged('error');
afterEach(() => document.body.replaceChildren());

test('keeps its content when React renders the page around it again', async () => {
  const { domElement, mount } = place();
  const first = domElement.querySelector('ringside-article-link');
  const heading = domElement.querySelector('h1');
  if (heading) heading.textContent = 'Eine Feier';
  await mount();
  const shown = [...domElement.querySelectorAll<HTMLElement>('ringside-article-link')];
  expect(shown[0]).not.to.equal(first);
  expect(shown.map(({ textContent }) => textContent)).to.deep.equal([
    'I am Ann',
    'I am Bea',
    'I am Ann',
  ]);
  // Two of the guests are equal, and each still has an island of its own.
  expect(shown.map(({ dataset }) => dataset.root)).to.deep.equal(['guest-0', 'guest-1', 'guest-2']);
  // React made new elements, whose islands have not started.
  expect(shown.map(({ dataset }) => dataset.state)).to.deep.equal([
    undefined,
    undefined,
    undefined,
  ]);
});
