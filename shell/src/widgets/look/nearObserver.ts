/** Calls back when what it observes comes near the window, which is when a look fetches its fonts and its picture. */
export const nearObserver = (bring: () => void): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) bring();
    },
    { rootMargin: '50%' },
  );
