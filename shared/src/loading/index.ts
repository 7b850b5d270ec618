export { fetchModule, fetchReleased, importModule, once } from './importModule.ts';
export { afterPaint, inTime, whenIdle } from './waiting.ts';
