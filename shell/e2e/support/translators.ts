import type { JSHandle } from '@playwright/test';
import type { Page } from './test.ts';

/**
 * How browsers replace a text: Firefox and Edge change the node's data, Safari replaces the node,
 * Chrome wraps the text in elements.
 */
export const translators = ['Chrome', 'Firefox', 'Safari'] as const;

interface Translation {
  /** The headings that the browser painted before they were translated. */
  foreign: string[];
  untranslated(): string[];
  showOriginal(): void;
}

/**
 * Translates the page. Content that is added later is translated after a moment, as by a remote
 * service.
 */
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
