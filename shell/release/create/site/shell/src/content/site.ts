/** The words of header, footer and home page. */
export const site = {
  name: 'New Site',
  navigation: [
    { label: 'Home', href: '/' },
    { label: 'New Section', href: '/new-section' },
  ],
  home: {
    title: 'Welcome',
    lead: 'Say here what a visitor finds on this site.',
    description:
      'Say here what a visitor finds on this site, in one or two plain sentences, so that a search result shows all of it.',
  },
  notFound: {
    text: 'The page you are looking for does not exist.',
    action: { label: 'Go to the home page', href: '/' },
  },
};
