export { checkedImport } from './checkedImport.ts';
export { inTime } from './inTime.ts';
