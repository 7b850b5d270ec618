/** Longest wait for the fonts of a look, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * Fetches the fonts and the picture of an element with a look when it comes near the window. Its text stays invisible until the fonts have
 * arrived, so nothing in it moves. If they take too long, the text shows in the fallback fonts, for good.
 */
export const nearObserver = (bring: () => void): IntersectionObserver =>
  new IntersectionObserver(
    async (entries) => {
      for (const { isIntersecting, target } of entries) {
        const look = target.shadowRoot?.querySelector('.look');
        if (!look) return;
        const { classList } = look;
        if (isIntersecting && !classList.contains('near')) {
          bring();
          // If the picture cannot be loaded, its dark background shows, not the browser's icon for a broken picture.
          look
            .querySelector('img')
            ?.addEventListener('error', ({ target: image }) => (image as Element).removeAttribute('src'));
          classList.remove('seen');
          classList.add('near');
          // Browsers fetch fonts when they lay out text in them, so this forces a layout.
          look.getBoundingClientRect();
          const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
          if (!(await Promise.race([document.fonts.ready, timeout]))) classList.add('late');
        }
        classList.add('seen');
      }
    },
    { rootMargin: '50%' },
  );
