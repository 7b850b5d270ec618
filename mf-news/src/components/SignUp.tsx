import { NewsletterBand } from '@ringside/shared/ui';

/** The sign-up for the newsletter, where a list or an article ends. */
export const SignUp = () => (
  <NewsletterBand
    heading="Join the Fight Club"
    pitch="Fight-week notes and gear verdicts."
    note="We send no email yet. Your address stays in this browser."
  />
);
