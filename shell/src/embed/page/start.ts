import type { ToastService } from '@ringside/shared/contract';
import type { IslandProps, SectionLifecycles } from '@ringside/shared/section';
import { attributesOf, type Offer } from '../lines/offers.ts';
import { type Kind, linesOf, previewPath } from '../lines/snippets.ts';

/**
 * These are the lifecycles of `/embed`, without React: the prerendered form is the state. single-spa
 * calls them.
 */
export const bootstrap: SectionLifecycles['bootstrap'] = async () => {};

export async function mount({ domElement, services }: IslandProps): Promise<void> {
  for (const form of domElement.querySelectorAll<HTMLFormElement>('form[data-offer]')) {
    const offer = JSON.parse(form.dataset.offer ?? '') as Offer;
    for (const option of form.querySelectorAll<HTMLOptionElement>('option[data-over]'))
      if (Number(option.dataset.over) <= Date.now()) option.remove();
    form.addEventListener('input', () => update(form, offer));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void copyLines(form, services.toast);
    });
    update(form, offer);
  }
}

export const unmount: SectionLifecycles['unmount'] = async () => {};

function update(form: HTMLFormElement, offer: Offer): void {
  const {
    kind: _,
    variant,
    ...choices
  } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  for (const code of form.querySelectorAll<HTMLElement>('[data-lines]')) {
    const attributes = attributesOf(offer, Number(variant), choices);
    // The lines name the origin of this page, so they also work on a copy of the site.
    code.textContent = linesOf(code.dataset.lines as Kind, offer, attributes, location.origin);
  }
  const view = form.querySelector('iframe');
  const src = previewPath(offer.tag, attributesOf(offer, Number(variant), choices));
  if (!view || view.getAttribute('src') === src) return;
  // A new URL for the same iframe would add a history entry.
  const next = view.cloneNode() as HTMLIFrameElement;
  next.src = src;
  view.replaceWith(next);
}

async function copyLines(form: HTMLFormElement, toast: ToastService): Promise<void> {
  const kind = new FormData(form).get('kind');
  const lines = form.querySelector(`[data-lines="${kind}"]`);
  if (!lines) return;
  try {
    await navigator.clipboard.writeText(lines.textContent ?? '');
    toast.show({ title: 'Copied', description: 'Paste the lines into your page.' });
  } catch {
    const details = lines.closest('details');
    if (details) details.open = true;
    getSelection()?.selectAllChildren(lines);
    lines.scrollIntoView({ block: 'center' });
    toast.show({
      title: 'Not copied',
      description:
        'Your browser did not allow it. The lines are selected, so you can copy them yourself.',
    });
  }
}
