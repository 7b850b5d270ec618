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
