export { afterPaint } from './afterPaint.ts';
export { fetchReleased } from './fetchReleased.ts';
export { fetchModule, importModule } from './importModule.ts';
export { inTime } from './inTime.ts';
export { once } from './once.ts';
export { whenIdle } from './whenIdle.ts';
