/** The event that the server sends to the browser after a stylesheet was edited. */
export const STYLES_CHANGED = 'ringside:styles-changed';

/**
 * A script that takes over the styles of the page as composed after an edit. React updates hydrated
 * islands; others are replaced, or the page is reloaded if they contain hydrated ones.
 */
export const HOT_RELOAD = `<script type="module">
import { createHotContext } from '/@vite/client';
const hot = createHotContext('/ringside');
const partsOf = (page) => [...page.querySelectorAll('main [data-section]')];
const stylesOf = (page) => [...page.querySelectorAll('style[data-vite-dev-id]')];

async function composedNow() {
  const response = await fetch(location.href);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function takeStyles(page) {
  const shown = new Map(stylesOf(document).map((style) => [style.dataset.viteDevId, style]));
  for (const { dataset, textContent } of stylesOf(page)) {
    const style = shown.get(dataset.viteDevId);
    if (style && style.textContent !== textContent) style.textContent = textContent;
  }
}

hot.on('${STYLES_CHANGED}', async () => takeStyles(await composedNow()));

hot.on('vite:afterUpdate', async ({ updates }) => {
  if (!updates.some(({ type }) => type === 'js-update')) return;
  const page = await composedNow();
  takeStyles(page);
  const next = partsOf(page);
  const shown = partsOf(document);
  const composed = shown.filter(({ dataset }) => dataset.state !== 'ready');
  if (next.length !== shown.length || composed.some((part) => part.querySelector('[data-state=ready]')))
    return location.reload();
  for (const part of composed) part.replaceChildren(...next[shown.indexOf(part)].childNodes);
});
</script>`;
