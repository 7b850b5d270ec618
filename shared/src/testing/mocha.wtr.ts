import { expect } from 'chai';
import { reportable, test } from './mocha.ts';

function failureOf(compare: () => unknown): unknown {
  try {
    compare();
  } catch (error) {
    return reportable(error);
  }
  throw new Error('Nothing failed.');
}

test('a failure about nodes names their markup', () => {
  const node = document.createElement('p');
  expect(failureOf(() => expect(node).to.equal('a word'))).to.include({
    actual: '<p></p>',
    expected: 'a word',
  });
  expect(failureOf(() => expect(document).to.equal(node))).to.include({
    actual: '#document',
    expected: '<p></p>',
  });
  expect(failureOf(() => expect([node]).to.deep.equal([]))).to.deep.include({
    actual: ['<p></p>'],
    expected: [],
  });
});

test('other failures stay as they are', () => {
  const error = new TypeError('no');
  expect(reportable(error)).to.equal(error);
  expect(reportable('text')).to.equal('text');
});
