import { storage } from '../../services/storage.ts';

/** The storage key of the list: a JSON array of email addresses (specification, section 3). */
export const STORAGE_KEY = 'ringside:newsletter-subscriptions';

/**
 * Whether an address is text, an at sign, text, a dot and text, without spaces (specification, section 5). A single expression
 * could take hours for a long text full of at signs and dots.
 */
export const isEmail = (address: string): boolean => /^.[^@]*@.+\../.test(address) && !/\s/.test(address);

export const isSubscribed = (email: string): boolean => readList().includes(email);

/**
 * Adds an address to the list. The list is read again first, because another tab may have changed it.
 *
 * @returns false when the browser did not save it: storage is absent, blocked or full, or forgets what is written
 */
export function subscribe(email: string): boolean {
  return storage.write(STORAGE_KEY, [...readList(), email]);
}

function readList(): readonly unknown[] {
  const list = storage.read(STORAGE_KEY);
  return Array.isArray(list) ? list : [];
}
