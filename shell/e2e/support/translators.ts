import type { JSHandle } from '@playwright/test';
import type { Page } from './test.ts';

/** How each changes a text node: Firefox and Edge replace its data, Safari the node, Chrome wraps it in elements. */
export const translators = ['Chrome', 'Firefox', 'Safari'] as const;

interface Translation {
  /** Each heading of the page that was painted in its own language. */
  foreign: string[];
  untranslated(): string[];
  showOriginal(): void;
}

/** Translates the page, and what is added to it a moment later, as its request to the network would take. */
export const translate = (
  page: Page,
  translator: (typeof translators)[number],
): Promise<JSHandle<Translation>> =>
  page.evaluateHandle((name) => {
    const root = document.documentElement;
    const originals = new Map<Node, Text>();
    const own = new WeakSet<Node>();
    const foreign: string[] = [];
    const textsIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const all: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) all.push(walker.currentNode as Text);
      return all.filter(
        ({ data, parentElement }) =>
          data.trim() && !parentElement?.closest('script, style, noscript, template'),
      );
    };
    const translateText = (text: Text) => {
      if (own.has(text) || !text.isConnected) return;
      const translated = new Text(`Ü:${text.data}`);
      own.add(translated);
      if (name === 'Firefox') {
        own.add(text);
        text.data = translated.data;
      } else if (name === 'Safari') text.replaceWith(translated);
      else {
        const fonts = [document.createElement('font'), document.createElement('font')] as const;
        for (const font of fonts) font.style.verticalAlign = 'inherit';
        fonts[0].append(fonts[1]);
        fonts[1].append(translated);
        originals.set(fonts[0], text);
        text.replaceWith(fonts[0]);
      }
    };
    const translateAll = (node: Node) => textsIn(node).forEach(translateText);
    const observer = new MutationObserver((records) =>
      setTimeout(() => {
        for (const { addedNodes } of records) addedNodes.forEach(translateAll);
      }, 50),
    );
    translateAll(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
    if (name === 'Chrome') {
      root.classList.add('translated-ltr');
      root.lang = 'de';
    }
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!heading.startsWith('Ü:')) foreign.push(heading);
      requestAnimationFrame(look);
    };
    look();
    const isTranslated = (data: string) => data.startsWith('Ü:') && !data.startsWith('Ü:Ü:');
    return {
      foreign,
      untranslated: () =>
        textsIn(document.body)
          .map(({ data }) => data)
          .filter((data) => !isTranslated(data)),
      showOriginal() {
        observer.disconnect();
        for (const [font, text] of originals) if (font.isConnected) font.parentNode?.replaceChild(text, font);
        root.classList.remove('translated-ltr');
        root.lang = 'en';
      },
    };
  }, translator);
