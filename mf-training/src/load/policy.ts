const pictures = { directive: 'img-src', description: 'Pictures.' };

/** What a page that shows plans must allow. */
export const planPolicy = [pictures];

/** What a page that shows workouts must allow. */
export const policy = [
  {
    directive: 'frame-src',
    source: 'https://www.youtube-nocookie.com',
    description: 'The video player.',
  },
  pictures,
];
