import type { Json, Services } from '../contract/index.ts';
import { type IslandProps, sectionLifecycles, type View } from '../section/index.ts';
import { renderView } from '../section/server.tsx';

let count = 0;

interface Options {
  services?: Partial<Services>;
  serverOnly?: object;
}

/** Adds a view to the document in the form in which composing prerenders it. */
export function prerender(view: View, data: object, { services, serverOnly }: Options = {}) {
  count += 1;
  const domElement = document.createElement('div');
  Object.assign(domElement.dataset, { section: 'sample', root: `r${count}` });
  domElement.innerHTML = renderView(view, { ...data, ...serverOnly } as Json, `r${count}`);
  document.body.append(domElement);
  const all: Services = {
    toast: { show() {} },
    storage: { read: () => undefined, write: () => false },
    ...services,
  };
  const name = `sample-${count}`;
  const props: IslandProps = { name, domElement, view: 'view', data: data as Json, services: all };
  const { mount, unmount } = sectionLifecycles({ view });
  return { domElement, mount: () => mount(props), unmount: () => unmount(props) };
}
