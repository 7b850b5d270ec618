import type { Notice } from '@ringside/shared/contract';

const success = (title: string, description: string): Notice => ({ title, description });
const error = (title: string, description: string): Notice => ({
  title,
  description,
  variant: 'destructive',
});

export const messages = {
  invalid: error('Invalid Email', 'Please enter a valid email address.'),
  duplicate: error(
    'Already Subscribed!',
    'This email address is already on our list. Thanks for being a fan!',
  ),
  added: success(
    'Subscription Successful! 🎉',
    'Thanks for joining! Keep an eye on your inbox for exclusive content.',
  ),
  unkept: error(
    'Not Subscribed',
    'Your browser did not save your address. Allow it to store data, then try again.',
  ),
};

export const partnerMessages = {
  sending: success('Sending …', ''),
  saved: success(
    'Saved in This Browser',
    'Your address stays in this browser. It was not sent to anyone.',
  ),
  refused: error(
    'Address Refused',
    'The server did not accept this email address. Please check it.',
  ),
  failed: error(
    'Not Subscribed Yet',
    'The server could not add your address. Please try again later.',
  ),
  late: error('No Response Yet', 'The server did not respond in time. Please try again.'),
  unreachable: error('Not Sent', 'The server could not be reached. Please try again.'),
};
