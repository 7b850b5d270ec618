import { type SimpleIcon, siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';

/** Where the social networks' icons are: a file of their own, since every page has them and no page needs them first. */
export const SOCIAL_ICONS = 'social-icons.svg';

const icons: Record<string, SimpleIcon> = {
  facebook: siFacebook,
  x: siX,
  instagram: siInstagram,
  youtube: siYoutube,
};

/** One symbol for each network, named as in `content/site.ts`. */
export const socialIcons: string = [
  '<svg xmlns="http://www.w3.org/2000/svg">',
  ...Object.entries(icons).map(
    ([id, { path }]) => `<symbol id="${id}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  ),
  '</svg>\n',
].join('');
