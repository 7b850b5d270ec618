/** A partner's app around an element, in strict mode, with the React that the page provides. */
import type { ReactNode } from 'react';

/** An element or text, as JSON. */
export type Node =
  | string
  | { tag: string; props: Readonly<Record<string, unknown>>; children: readonly Node[] };

/** The test's commands to the app. */
export interface PartnerApp {
  /** Draws on the page, or hydrates what the server wrote. */
  start(): void;
  /** Draws everything again. */
  draw(): void;
  /** Takes the element out of the page, and puts another in its place. */
  swap(): void;
  /** Takes all of it away. */
  leave(): void;
  /** The element's events, received through a ref. */
  heard: readonly string[];
}

declare global {
  var partnerApp: PartnerApp;
}

/** @param steer called with the app's controls once it is mounted */
export function appWith(
  { createElement, StrictMode, useEffect, useRef, useState }: typeof import('react'),
  node: Node,
  steer: (app: Omit<PartnerApp, 'start' | 'leave'>) => void = () => {},
): ReactNode {
  const heard: string[] = [];
  const drawn = (each: Node, key: number, more = {}): ReactNode =>
    typeof each === 'string'
      ? each
      : createElement(
          each.tag,
          { key, ...each.props, ...more },
          ...each.children.map((one, index) => drawn(one, index)),
        );

  function App() {
    const [count, setCount] = useState(0);
    const [shown, setShown] = useState(true);
    const element = useRef<HTMLElement>(null);
    useEffect(() => {
      const current = element.current;
      const listen = ({ type }: Event) => void heard.push(type);
      for (const type of EVENTS) current?.addEventListener(type, listen);
      return () => {
        for (const type of EVENTS) current?.removeEventListener(type, listen);
      };
    }, [shown]);
    useEffect(
      () => steer({ heard, draw: () => setCount(count + 1), swap: () => setShown(!shown) }),
      [count, shown],
    );
    return createElement('section', { 'data-count': count }, shown && drawn(node, 0, { ref: element }));
  }
  return createElement(StrictMode, null, createElement(App));
}

const EVENTS = [
  'ringside:ready',
  'ringside:fight-day',
  'ringside:subscribe',
  'ringside:notice',
  'ringside:navigate',
];
