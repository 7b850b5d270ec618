export { focusedIn, whereIs } from './controls.ts';
export { hideErrorMessage, showErrorMessage } from './errorMessage.ts';
export type { FoundVariant } from './fragmentFile.ts';
export { type FragmentPage, Fragments } from './fragments.ts';
export {
  Island,
  type Mount,
  type Mounting,
  type Surroundings,
} from './island.ts';
