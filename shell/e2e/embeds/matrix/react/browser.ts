import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { appWith, type Node } from './app.ts';

declare global {
  const PARTNER_NODE: Node;
}

let root: Root | undefined;
globalThis.partnerApp = {
  start() {
    const place = document.querySelector('#here') as HTMLElement;
    const app = appWith(React, PARTNER_NODE, ({ heard, draw, swap }) => {
      Object.assign(globalThis.partnerApp, {
        heard,
        draw: () => flushSync(draw),
        swap: () => flushSync(swap),
      });
    });
    if (place.hasChildNodes()) root = hydrateRoot(place, app);
    else {
      root = createRoot(place);
      root.render(app);
    }
  },
  leave: () => root?.unmount(),
  draw() {},
  swap() {},
  heard: [],
};
