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
 * Makes the URLs of assets absolute in HTML and in data. React takes the URLs of later pictures
 * from the data.
 */
export const absoluteAssets = (text: string, site: string): string =>
  text.replace(/(?<=["'=\s])\/(?=assets\/)/g, `${site}/`);

/**
 * Makes URLs absolute when React, for example, adds or changes them.
 * @returns a function that ends this
 */
export function keepAbsolute(root: ParentNode & Node, origins: Origins): () => void {
  const observer = new MutationObserver(() => {
    for (const element of root.querySelectorAll(
      '[href^="/"], [src^="/"], [srcset*="/"], [poster^="/"]',
    ))
      for (const name of ATTRIBUTES) {
        const value = element.getAttribute(name) ?? '';
        const absolute = absoluteValue(origins, name, value);
        if (absolute !== value) element.setAttribute(name, absolute);
      }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}
