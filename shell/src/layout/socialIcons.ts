import { type SimpleIcon, siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';

/**
 * The file with the social networks' icons. It is separate because every page uses the icons, but none needs them
 * early.
 */
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
