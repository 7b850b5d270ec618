import { expect } from 'chai';
import { afterEach, test } from '../testing/mocha.ts';
import { until } from '../testing/until.ts';
import { absoluteValue, keepAbsolute } from './absoluteUrls.ts';

const origins = { site: 'https://cdn.example', links: 'https://ringside.example' };

afterEach(() => document.body.replaceChildren());

for (const [name, value, whole] of [
  ['href', '/news', 'https://ringside.example/news'],
  ['src', '/assets/x.jpg', 'https://cdn.example/assets/x.jpg'],
  [
    'srcset',
    '/a.avif 1w, /b.avif 2w',
    'https://cdn.example/a.avif 1w, https://cdn.example/b.avif 2w',
  ],
  ['href', '//elsewhere.example/', '//elsewhere.example/'],
  ['href', 'https://elsewhere.example/', 'https://elsewhere.example/'],
  ['href', '#part', '#part'],
  ['title', '/news', '/news'],
] as const) {
  test(`${name}="${value}" becomes ${whole}`, () => {
    expect(absoluteValue(origins, name, value)).to.equal(whole);
  });
}

test('makes URLs absolute that are written later', async () => {
  const end = keepAbsolute(document.body, origins);
  const link = document.createElement('a');
  const box = document.createElement('p');
  link.href = '/news';
  box.append(link);
  document.body.append(box);
  await until(() => expect(link.getAttribute('href')).to.equal('https://ringside.example/news'));
  link.setAttribute('href', '/gear');
  await until(() => expect(link.getAttribute('href')).to.equal('https://ringside.example/gear'));
  end();
});
