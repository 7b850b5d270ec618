import { storage } from '../../services/storage.ts';

/** The value of this key is a JSON array of email addresses, as the specification demands. */
export const STORAGE_KEY = 'ringside:newsletter-subscriptions';

/** A single expression could take hours for a long text of at signs and dots. */
export const isEmail = (address: string): boolean =>
  /^.[^@]*@.+\../.test(address) && !/\s/.test(address);

export const isSubscribed = (email: string): boolean => readList().includes(email);

export function subscribe(email: string): boolean {
  return storage.write(STORAGE_KEY, [...readList(), email]);
}

function readList(): readonly unknown[] {
  const list = storage.read(STORAGE_KEY);
  return Array.isArray(list) ? list : [];
}
