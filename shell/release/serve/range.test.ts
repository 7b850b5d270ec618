import { expect, test } from 'vitest';
import { ask, client } from './testing/sampleSite.ts';

test('HEAD ignores ranges', async () => {
  expect((await ask(client, { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, 'reac', 'bytes 0-3/5'],
  ['bytes=3-', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=-2', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=3-99', 206, 'ct', 'bytes 3-4/5'],
  ['bytes=-99', 206, 'react', 'bytes 0-4/5'],
  ['bytes=5-', 416, '', 'bytes */5'],
  ['bytes=-0', 416, '', 'bytes */5'],
  ['bytes=3-1', 200, 'react', undefined],
  ['bytes=0-1,3-4', 200, 'react', undefined],
  ['lines=1-2', 200, 'react', undefined],
  ['bytes=-', 200, 'react', undefined],
  ['bytes=a-b', 200, 'react', undefined],
  [`bytes=0-${'9'.repeat(400)}`, 206, 'react', 'bytes 0-4/5'],
  [`bytes=${'9'.repeat(400)}-`, 416, '', 'bytes */5'],
  [`bytes=-${'9'.repeat(400)}`, 206, 'react', 'bytes 0-4/5'],
  [`bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-`).join()}`, 200, 'react', undefined],
])('range %s', async (range, status, text, contentRange) => {
  const answer = await ask(client, { range, 'accept-encoding': 'br' });
  expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

test('a range of a changed file gives the whole file', async () => {
  const { headers } = await ask(client);
  expect((await ask(client, { range: 'bytes=0-1', 'if-range': headers.etag ?? '' })).status).toBe(206);
  expect((await ask(client, { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200);
});
