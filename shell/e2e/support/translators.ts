import type { JSHandle } from '@playwright/test';
import type { Page } from './test.ts';

/** How each changes a text: Firefox and Edge its data, Safari replaces its node, Chrome wraps it in elements. */
export const translators = ['Chrome', 'Firefox', 'Safari'] as const;

interface Translation {
  /** Headings of the page that were painted in its own language. */
  foreign: string[];
  untranslated(): string[];
  showOriginal(): void;
}

/** Translates the page, and what is added later after a moment, as with a request to a service. */
export const translate = (
  page: Page,
  translator: (typeof translators)[number],
): Promise<JSHandle<Translation>> =>
  page.evaluateHandle((name) => {
    const root = document.documentElement;
    const originals = new Map<Element, Text>();
    const foreign: string[] = [];
    const untranslatedIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const all = node instanceof Text ? [node] : [];
      while (walker.nextNode()) all.push(walker.currentNode as Text);
      return all.filter(
        ({ data, parentElement }) =>
          data.trim() && !data.startsWith('Ü:') && !parentElement?.closest('script, style'),
      );
    };
    const translateAll = (node: Node) => {
      for (const text of untranslatedIn(node)) {
        const translated = `Ü:${text.data}`;
        const font = document.createElement('font');
        if (name === 'Firefox') text.data = translated;
        else if (name === 'Safari') text.replaceWith(translated);
        else {
          font.appendChild(document.createElement('font')).textContent = translated;
          originals.set(font, text);
          text.replaceWith(font);
        }
      }
    };
    let isOver = false;
    const observer = new MutationObserver((records) =>
      setTimeout(() => {
        for (const { addedNodes } of isOver ? [] : records) addedNodes.forEach(translateAll);
      }, 50),
    );
    translateAll(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
    if (name === 'Chrome') Object.assign(root, { className: 'translated-ltr', lang: 'de' });
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!heading.startsWith('Ü:')) foreign.push(heading);
      requestAnimationFrame(look);
    };
    look();
    return {
      foreign,
      untranslated: () => untranslatedIn(document.body).map(({ data }) => data),
      showOriginal() {
        isOver = true;
        observer.disconnect();
        for (const [font, text] of originals) font.replaceWith(text);
        Object.assign(root, { className: '', lang: 'en' });
      },
    };
  }, translator);
