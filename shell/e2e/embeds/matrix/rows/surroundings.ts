import { OWN_SCRIPT, type Row, type Variant } from './variant.ts';

const ownScript = (name: string, own: string, storage?: 'forgets'): Variant => ({
  name,
  storage,
  page: () => ({ head: OWN_SCRIPT }),
  files: () => ({ '/own.js': own }),
});

const storage = (name: string, get: string) =>
  ownScript(
    name,
    `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { configurable: true, get() { ${get} } });`,
    'forgets',
  );

export const surroundings: Row = {
  name: 'prototypes and storage',
  variants: [
    {
      ...ownScript(
        '`Array.prototype` and `Object.prototype` have more',
        `Array.prototype.extra = Object.prototype.extra = function () { return this };
       Array.prototype.last = Object.prototype.fights = Object.prototype.title = 1;
       Object.prototype['2'] = { date: '2025-10-18', event: 'None' };`,
      ),
      without: { webkit: 'its driver cannot read such a page' },
    },
    ownScript(
      'what the language comes with is frozen',
      `for (const each of [Array, Function, Map, Object, Promise, Set, Symbol]) Object.freeze(Object.freeze(each).prototype);`,
    ),
    storage(
      '`localStorage` is blocked',
      "throw new DOMException('The operation is insecure.', 'SecurityError')",
    ),
    ownScript(
      '`localStorage` is full',
      `let part = 'x'.repeat(1024 * 1024);
       for (let count = 0; part; ) try { localStorage.setItem('filler-' + count, part); count += 1 } catch { part = part.slice(0, part.length / 2) }`,
      'forgets',
    ),
    storage(
      '`localStorage` throws at every turn',
      "return new Proxy({}, { get() { return () => { throw new DOMException('broken', 'UnknownError') } } })",
    ),
  ],
};
