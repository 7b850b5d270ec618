/** Longest wait for the fonts of a look, in milliseconds. */
const TIMEOUT_MS = 1000;

/**
 * Watches an element with a look come near the window, which is when its fonts and its picture are fetched. Its text shows once it has its final
 * shape, so nothing in it moves: in our fonts, or for good in the stand-ins if ours take too long.
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
          // What takes the place of a picture is its dark ground, not the browser's broken one.
          look
            .querySelector('img')
            ?.addEventListener('error', ({ target: image }) => (image as Element).removeAttribute('src'));
          classList.remove('seen');
          classList.add('near');
          // Fonts are fetched when text is laid out in them.
          look.getBoundingClientRect();
          const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
          if (!(await Promise.race([document.fonts.ready, timeout]))) classList.add('late');
        }
        classList.add('seen');
      }
    },
    { rootMargin: '50%' },
  );
