export { afterPaint } from './afterPaint.ts';
export { checkedImport } from './checkedImport.ts';
export { inTime } from './inTime.ts';
export { whenIdle } from './whenIdle.ts';
