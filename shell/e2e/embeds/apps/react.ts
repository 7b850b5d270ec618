import { createElement, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

interface PartnerApp {
  start(html: string): void;
  draw(): void;
  swap(): void;
}

declare global {
  var partnerApp: PartnerApp;
}

globalThis.partnerApp = {
  start(html) {
    const template = document.createElement('template');
    template.innerHTML = html;
    const app = createElement(StrictMode, null, createElement(App, { element: template.content }));
    const place = document.querySelector('#here') as HTMLElement;
    if (place.hasChildNodes()) hydrateRoot(place, app);
    else createRoot(place).render(app);
  },
  draw() {},
  swap() {},
};

function App({ element }: { element: Node }) {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  useEffect(() => {
    partnerApp.draw = () => flushSync(() => setCount(count + 1));
    partnerApp.swap = () => flushSync(() => setShown(!shown));
  }, [count, shown]);
  return createElement('section', { 'data-count': count }, shown && drawn(element));
}

const NAMES: Readonly<Record<string, string>> = {
  datetime: 'dateTime',
  autocomplete: 'autoComplete',
};

function drawn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (!(node instanceof Element)) return node.textContent;
    const props = [...node.attributes].map(({ name, value }) => [
      NAMES[name] ?? name,
      name === 'required' ? true : value,
    ]);
    return createElement(node.localName, { key, ...Object.fromEntries(props) }, ...drawn(node));
  });
}
