import type { Notice } from '@ringside/shared/contract';
import type { View } from '@ringside/shared/section';
import { prerender } from '@ringside/shared/testing/island';
import { test } from '@ringside/shared/testing/mocha';
import { expect } from 'chai';
import { ProductCard } from './ProductCard.tsx';

test('without a review to open, both actions show the notice', async () => {
  const notices: string[] = [];
  const toast = { show: ({ title }: Notice) => void notices.push(title) };
  const data = {
    product: { name: 'Sentinel 16 Gloves', picture: {}, rating: 5 },
    variant: 'usual',
    notice: { title: 'Not yet' },
  };
  const { domElement, mount } = prerender(ProductCard as View, data, { services: { toast } });
  await mount();
  for (const button of domElement.querySelectorAll('button')) button.click();
  expect(notices).to.deep.equal(['Not yet', 'Not yet']);
  domElement.remove();
});
