import type { Notice } from '@ringside/shared/contract';
import { sectionElements, type View } from '@ringside/shared/section';
import { test } from '@ringside/shared/testing/mocha';
import { until } from '@ringside/shared/testing/until';
import { expect } from 'chai';
import { ProductCard } from './ProductCard.tsx';

// As an element, a component that calls useServices() has services: a notice is an event.
const elements = sectionElements('gear', { 'ringside-product': ProductCard as View });
customElements.define('ringside-product', elements['ringside-product'] as CustomElementConstructor);

test('without a review to open, both actions show the notice', async () => {
  const notices: string[] = [];
  document.addEventListener('ringside:notice', (event) => {
    notices.push((event as CustomEvent<Notice>).detail.title);
  });
  const element = document.createElement('ringside-product');
  document.body.append(
    Object.assign(element, {
      data: { product: { picture: {}, rating: 5 }, look: 'usual', notice: { title: 'Not yet' } },
    }),
  );
  await until(() => expect(element.querySelectorAll('button')).to.have.length(2));
  for (const button of element.querySelectorAll('button')) button.click();
  expect(notices).to.deep.equal(['Not yet', 'Not yet']);
  element.remove();
});
