export { afterPaint } from './afterPaint.ts';
export { checkedImport, fetchModule } from './checkedImport.ts';
export { fetchReleased } from './fetchReleased.ts';
export { inTime } from './inTime.ts';
export { once } from './once.ts';
export { whenIdle } from './whenIdle.ts';
