/** React updates hydrated islands. Others are replaced as composed now, or reloaded if they contain hydrated ones. */
export const HOT_RELOAD = `<script type="module">
import { createHotContext } from '/@vite/client';
const partsOf = (page) => [...page.querySelectorAll('main [data-section]')];
createHotContext('/ringside').on('vite:afterUpdate', async ({ updates }) => {
  if (!updates.some(({ type }) => type === 'js-update')) return;
  const response = await fetch(location.href);
  const next = partsOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  const shown = partsOf(document);
  const composed = shown.filter(({ dataset }) => dataset.state !== 'ready');
  if (next.length !== shown.length || composed.some((part) => part.querySelector('[data-state=ready]')))
    return location.reload();
  for (const part of composed) part.replaceChildren(...next[shown.indexOf(part)].childNodes);
});
</script>`;
