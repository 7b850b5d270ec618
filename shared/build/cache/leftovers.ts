/**
 * Whether Finder, Windows or an editor left a file of this name beside sources: hidden files,
 * locks, backups and caches of thumbnails. No build reads them.
 */
export const isLeftover = (name: string): boolean =>
  /^\.|^#.*#$|~$|\.(orig|rej|bak|sw[a-p]|tmp)$|^(thumbs\.db|desktop\.ini)$/i.test(name);
