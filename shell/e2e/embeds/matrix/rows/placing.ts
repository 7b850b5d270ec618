import { written } from '../elements.ts';
import { HEAD, isDefined, type Row, scriptOf, type Variant } from './variant.ts';

const placedBy = (name: string, place: (html: string) => unknown): Variant => ({
  name,
  moves: true,
  page: () => ({ html: '' }),
  async after(visitor, embedded) {
    await isDefined(visitor, embedded);
    await visitor.run(place, written(embedded));
  },
});

const treatedBy = (name: string, treat: (tag: string) => unknown): Variant => ({
  name,
  moves: true,
  async after(visitor, embedded) {
    await embedded.shown(visitor);
    await visitor.run(treat, embedded.tag);
  },
});

export const placing: Row = {
  name: 'put in and moved',
  variants: [
    placedBy('by `innerHTML`', (html) => {
      (document.querySelector('#here') as Element).innerHTML = html;
    }),
    placedBy('by `append`, out of a template', (html) => {
      const template = document.createElement('template');
      template.innerHTML = html;
      document.querySelector('#here')?.append(template.content);
    }),
    treatedBy('moved by `append`', (tag) => {
      document.querySelector('#there')?.append(document.querySelector(tag) as Element);
    }),
    {
      ...treatedBy('moved by `moveBefore`', (tag) => {
        const there = document.querySelector('#there') as Element & {
          moveBefore(node: Node, child: null): void;
        };
        there.moveBefore(document.querySelector(tag) as Element, null);
      }),
      without: { webkit: 'has no `moveBefore`' },
    },
    treatedBy('removed and put back later', async (tag) => {
      const element = document.querySelector(tag) as Element;
      element.remove();
      // The islands of a removed element unmount after the next paint.
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      );
      document.querySelector('#here')?.append(element);
    }),
    treatedBy('replaced by a copy of itself', (tag) => {
      const element = document.querySelector(tag) as Element;
      element.replaceWith(element.cloneNode(true));
    }),
    {
      name: 'written after a script in the head',
      moves: true,
      waits: true,
      page: (embedded) => ({ head: HEAD + scriptOf(embedded, ''), scripts: '' }),
    },
  ],
};
