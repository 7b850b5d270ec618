export { buildSection } from './section.ts';
