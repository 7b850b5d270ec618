import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { entries } from '../content/entries.ts';
import { NewSectionPage } from './NewSectionPage.tsx';

test('the page shows every entry below its one heading', () => {
  document.body.innerHTML = '<main></main>';
  const main = document.querySelector('main');
  if (!main) throw new Error('there is no main part');
  const root = createRoot(main);
  const page = { title: 'New Section', lead: 'Below.', entries };
  flushSync(() => root.render(<NewSectionPage {...page} />));
  expect(document.querySelectorAll('h1')).to.have.length(1);
  const shown = [...document.querySelectorAll('h3')];
  expect(shown.map((heading) => heading.textContent)).to.deep.equal(
    entries.map(({ title }) => title),
  );
  root.unmount();
});
