import type { Notice } from '@ringside/shared/contract';

/** The notices. All but the last are texts from section 8 of the specification. */
export const notices = {
  invalid: {
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
    variant: 'destructive',
  },
  duplicate: {
    title: 'Already Subscribed!',
    description: 'This email address is already on our list. Thanks for being a fan!',
    variant: 'destructive',
  },
  added: {
    title: 'Subscription Successful! 🎉',
    description: 'Thanks for joining! Keep an eye on your inbox for exclusive content.',
  },
  unkept: {
    title: 'Not Subscribed',
    description: 'Your browser did not save your address. Allow it to store data, then try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Notice>;

/** Further notices for partners' pages. Each is true on every page. */
export const partnerNotices = {
  sending: { title: 'Sending …', description: '' },
  saved: {
    title: 'Saved in This Browser',
    description: 'Your address stays in this browser. It was not sent to anyone.',
  },
  refused: {
    title: 'Address Refused',
    description: 'The server did not accept this email address. Please check it.',
    variant: 'destructive',
  },
  failed: {
    title: 'Not Subscribed Yet',
    description: 'The server could not add your address. Please try again later.',
    variant: 'destructive',
  },
  late: {
    title: 'No Response Yet',
    description: 'The server did not respond in time. Please try again.',
    variant: 'destructive',
  },
  unreachable: {
    title: 'Not Sent',
    description: 'The server could not be reached. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Notice>;
