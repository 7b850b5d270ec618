import { defineElement } from '@ringside/shared/section/server';
import { countdownFacts } from './widgets/countdown/countdownFacts.ts';
import { newsletterFacts } from './widgets/newsletter/newsletterFacts.ts';
import { Countdown, countdownData, Newsletter } from './widgets/views.tsx';

/** No choices: on partners' pages the widgets' own files show them, and no page has one alone. */
const choices = () => [];

/**
 * The widgets: what each is on a partner's page, and the content of its tag until its script runs.
 */
export const elements = {
  'ringside-countdown': defineElement({
    ...countdownFacts,
    view: Countdown,
    client: true,
    load: countdownData,
    choices,
  }),
  'ringside-newsletter': defineElement({
    ...newsletterFacts,
    view: Newsletter,
    client: true,
    load: () => ({}),
    choices,
  }),
};
