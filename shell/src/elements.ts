import { defineElements } from '@ringside/shared/section/server';
import { Countdown, countdownData, Newsletter } from './widgets/views.tsx';

/** No choices: on partners' pages the widgets' own files show them, and no page has one alone. */
const choices = () => [];

/** The content of each widget's tag until its script runs. The widgets' classes have the descriptions. */
export const elements = defineElements({
  'ringside-countdown': { view: Countdown, client: false, load: countdownData, choices },
  'ringside-newsletter': { view: Newsletter, client: false, load: () => ({}), choices },
});
