export interface Origins {
  site: string;
  links: string;
}

const ATTRIBUTES = ['href', 'src', 'srcset', 'poster'];

export function absoluteValue({ site, links }: Origins, name: string, value: string): string {
  if (name === 'srcset') return value.replace(/(^|,\s*)\/(?!\/)/g, `$1${site}/`);
  if (!ATTRIBUTES.includes(name) || !/^\/(?!\/)/.test(value)) return value;
  return `${name === 'href' ? links : site}${value}`;
}

/**
 * Makes URLs absolute whenever they are added or changed, as by React.
 *
 * @returns ends that
 */
export function keepAbsolute(root: Node, origins: Origins): () => void {
  const mend = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name) ?? '';
      const absolute = absoluteValue(origins, name, value);
      if (absolute !== value) element.setAttribute(name, absolute);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') mend(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mend(node);
        node.querySelectorAll('[href], [src], [srcset], [poster]').forEach(mend);
      }
    }
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}
