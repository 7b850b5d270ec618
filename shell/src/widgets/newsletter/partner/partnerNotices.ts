import type { Notice } from '@ringside/shared/contract';

/** Further notices for partners' pages. Each is true on every page. */
export const partnerNotices = {
  sending: { title: 'Sending …', description: '' },
  saved: {
    title: 'Saved in This Browser',
    description: 'Your address stays in this browser. It has been sent to nobody.',
  },
  refused: {
    title: 'Address Refused',
    description: 'The server did not accept this address. Please check it.',
    variant: 'destructive',
  },
  failed: {
    title: 'Not Subscribed Yet',
    description: 'The server could not add your address. Please try again later.',
    variant: 'destructive',
  },
  late: {
    title: 'No Answer Yet',
    description: 'The server did not answer in time. Please try again.',
    variant: 'destructive',
  },
  unreachable: {
    title: 'Not Sent',
    description: 'The server could not be reached. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Notice>;
