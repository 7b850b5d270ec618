/** A partner's app around an element: React of their own, in strict mode. */
import { createElement, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export interface PartnerApp {
  /** Draws everything again. */
  draw(): void;
  /** Takes the element out of the page, and puts another in its place. */
  swap(): void;
}

declare global {
  const PARTNER_APP: { tag: string; attributes: Record<string, string>; content: string };
  var partnerApp: PartnerApp;
}

const { tag, attributes, content } = PARTNER_APP;

/** What stands inside the element, as React makes it. */
const children = () => {
  const template = document.createElement('template');
  template.innerHTML = content;
  return [...template.content.children].map(reactOf);
};

const NAMES: Readonly<Record<string, string>> = { datetime: 'dateTime', autocomplete: 'autoComplete' };

const reactOf = (node: Element, key: number): ReturnType<typeof createElement> =>
  createElement(
    node.localName,
    {
      key,
      ...Object.fromEntries(
        [...node.attributes].map(({ name, value }) => [
          NAMES[name] ?? name,
          name === 'required' ? true : value,
        ]),
      ),
    },
    ...[...node.childNodes].flatMap((child, index) =>
      child instanceof Element ? reactOf(child, index) : (child.textContent ?? ''),
    ),
  );

function App() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  globalThis.partnerApp = {
    draw: () => flushSync(() => setCount(count + 1)),
    swap() {
      flushSync(() => setShown(false));
      flushSync(() => setShown(true));
    },
  };
  return createElement(
    'section',
    { 'data-count': count },
    shown && createElement(tag, attributes, ...children()),
  );
}

createRoot(document.querySelector('#here') as Element).render(
  createElement(StrictMode, null, createElement(App)),
);
