import type { Json } from '@ringside/shared/contract';

/** The id of the script element that holds the first page's {@link ClientPage}. */
export const CLIENT_PAGE_ID = 'client-page';

/** The parts of a client-rendered page: data for its page component and for every element in it. */
export interface ClientPage {
  title: string;
  owner: string;
  page: string;
  data: Json;
  elements: readonly { tag: string; attributes: Readonly<Record<string, string>>; data: Json }[];
  /** By section and kind, such as `news/pages`. */
  modules: Readonly<Record<string, ClientModuleAddress>>;
}

export interface ClientModuleAddress {
  href: string;
  imports: readonly string[];
  style: string;
}

/** The address of a page's data, for navigation. */
export const dataAddress = (path: string): string => `/client-data${path === '/' ? '/index' : path}.json`;
