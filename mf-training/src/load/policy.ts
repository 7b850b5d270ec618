/** What a page that shows workouts must allow. */
export const policy = [
  {
    directive: 'frame-src',
    source: 'https://www.youtube-nocookie.com',
    description: 'The video player.',
  },
  { directive: 'img-src', description: 'Pictures.' },
];
