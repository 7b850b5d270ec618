import { parseContent } from '@ringside/shared/section/parseContent';
import { legalPageSchema } from '../schema';

// Every sentence here must stay true of the code. If you change the storage, the video overlay or
// the newsletter form, update this page, and with the beacon (src/scripts/beacon.ts), “How fast our
// pages are”.
export const privacy = parseContent('privacy', legalPageSchema, {
  slug: 'privacy',
  title: 'Privacy Policy',
  lastUpdated: 'August 13, 2025',
  head: {
    title: 'Privacy Policy',
    description:
      'What Ringside knows about you: almost nothing. No accounts, no profiles, and a newsletter address that stays in your own browser until you remove it.',
  },
  figures: [
    { figure: '0', words: 'accounts, profiles and adverts' },
    { figure: '0', words: 'cookies set by this site' },
    { figure: '1', words: 'address, if you sign up, kept in your own browser' },
    { figure: '1 in 10', words: 'visits is timed: our pages, not you' },
  ],
  sections: [
    {
      heading: 'The short version',
      paragraphs: [
        'Ringside is a set of pages to read. There are no accounts, no profiles and no advertising, and the site sets no cookies. In some visits your browser reports how fast our pages were, and nothing about you.',
      ],
    },
    {
      heading: 'Newsletter sign-up',
      paragraphs: [
        'The newsletter form asks for one thing: your email address. Today the address is stored only in the local storage of the browser you typed it into, under the key “ringside:newsletter-subscriptions”. This site sends it neither to us nor to anyone else.',
        'It has one purpose: to tell you when an address is already on the list in that browser. Other people who use the same browser can sign up with another address, and anyone who can open its storage can read the list.',
        'If we start to send the newsletter by email, we will change this page first. Addresses already stored in your browser will not be collected without asking you.',
      ],
    },
    {
      heading: 'Videos',
      paragraphs: [
        'Workout videos are played by an outside video service. Your browser contacts that service only when you open a video; until then it receives nothing from you here. Once a video is open, the service learns your network address and what you watch, may use cookies of its own, and its own policy applies.',
      ],
    },
    {
      heading: 'How fast our pages are',
      paragraphs: [
        'In about one visit in ten, once you move, touch, type or scroll, your browser measures our pages. When you leave, it requests the file /beacon.txt from our host once. The address of that request contains:',
      ],
      list: [
        'the kind of each page you opened, such as “a news article”, but not which one, and the versions of its parts;',
        'how long its largest part took to appear, how long it took to respond to your slowest click or key, how far its content jumped by itself, and which part of the site caused each;',
        'which part of the site failed, if one did;',
        'whether your device or connection is slow or fast: one word.',
      ],
    },
    {
      heading: 'What we do with it',
      paragraphs: [
        'We compare these figures before and after we change the site, so that we can undo a change that slows or breaks pages. They contain no name and no number that identifies you, nothing is stored in your browser, and nothing goes to anyone else. The host logs them as it logs every request.',
        'Your browser sends nothing if it asks to save data, sends “Do Not Track”, or uses Global Privacy Control. Parts of Ringside on other websites never send anything.',
      ],
    },
    {
      heading: 'What any web host sees',
      paragraphs: [
        'To deliver a page, the company that hosts these files receives your network address and the address of the page, and may keep ordinary access logs. We add nothing to those logs that would identify you.',
      ],
    },
    {
      heading: 'If you write to us',
      paragraphs: [
        'An email to hello@ringside.example reaches us with whatever you put in it. We use it to answer you.',
      ],
    },
    {
      heading: 'Your rights and choices',
      paragraphs: [
        'Ringside is run from the United Kingdom, where data protection law gives you the right to see, correct and delete what is held about you. Apart from emails you have sent us, all of it is in your hands:',
      ],
      list: [
        'Clear the site data for Ringside in your browser settings, and the newsletter list is gone.',
        'Leave videos closed, and the video service is never contacted.',
        'Write to hello@ringside.example to ask about, correct or delete your correspondence.',
      ],
    },
  ],
});
