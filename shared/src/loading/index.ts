export { fetchModule, fetchReleased, importModule, once } from './importModule.ts';
export { inTime } from './inTime.ts';
export { afterPaint, whenIdle } from './waiting.ts';
