import type { Fixture } from '../../fixtures.ts';
import { gear, says, type Trick, table } from './trick.ts';

const file = (name: string, text = 'x'): Fixture => ({ ...gear, files: { [name]: text } });
const hash = `sha256-${'a'.repeat(43)}=`;

/** Pages and files at places that a section does not have, and feeds that would run script. */
export const places: readonly Trick[] = [
  ['a page with steps up', table({ pages: [['/gear/../news', 0]] })],
  [
    'a page named like another in capitals',
    { ...gear, pages: { ...gear.pages, '/News': '' } },
    'duplicate-route',
  ],
  [
    'a page below the embed files',
    { ...says({ routes: ['/gear'] }), pages: { '/embed/countdown': '' } },
  ],
  ['a file with steps up', file('../x.txt'), 'reserved-file'],
  ['a file with an empty step', file('embed//countdown.js'), 'reserved-file'],
  ['the compressed copy of a page', file('news.html.br')],
  ['the compressed copy of a feed', file('feed.xml.gz')],
  ['the feed of another section in capitals', file('FEED.xml'), 'reserved-file'],
  ...[
    ...['/fights/404', '/training/other', '/FIGHTS/x'],
    ...['/gear/index', '/gear/Index', '/Releases/x', '/ASSETS/x'],
    ...['/gear/nul', '/gear/com1', `/gear/${'x'.repeat(201)}`],
  ].map(
    (path): Trick => [
      `a page at ${path}`,
      {
        ...gear,
        pages: { ...gear.pages, [path]: '' },
        says: { routes: ['/gear', path.replace('/404', '')] },
      },
      /gear|releases|assets/i.test(path) ? 'bad-release' : 'duplicate-route',
    ],
  ),
  [
    'pages below nine first segments',
    {
      ...gear,
      pages: {
        ...gear.pages,
        ...Object.fromEntries(Array.from({ length: 9 }, (_, each) => [`/a${each}`, ''])),
      },
    },
    'undeclared-route',
  ],
  ...[
    'ads.txt',
    'BingSiteAuth.xml',
    'llms.txt',
    'news/x.json',
    'news.txt',
    'gear.svg',
    'gear/aux.txt',
  ].map((name): Trick => [`the file ${name}`, file(name), 'reserved-file']),
  ...[
    '<x xmlns="http://www.w3.org/1999/xhtml"><script>1</script></x>',
    '<x xmlns:h="http://www.w3.org/1999/xhtml"><h:script>1</h:script></x>',
    '--><x xmlns="http://www.w3.org/1999/xhtml"/><!-- -->',
    '<x><![CDATA[ <!-- ]]><h xmlns="http://www.w3.org/1999/xhtml"/><![CDATA[ --> ]]></x>',
    '<x xmlns="http&#58;//www.w3.org/1999/xhtml"/>',
    '<?xml-stylesheet href="/x.css"?><feed/>',
    '<!DOCTYPE x [<!ENTITY y "z">]><x/>',
    '<?xml version="1.0" encoding="utf-16"?><x/>',
  ].map(
    (xml): Trick => [`a feed that is ${xml.slice(0, 60)}`, file('gear.xml', xml), 'reserved-file'],
  ),
  ['the latest embed file', file('embed/clock.js'), 'reserved-file'],
  ['a pinned embed file', file('embed/clock@0123456789ab.js'), 'reserved-file'],
  ['a page among its files', file('gear.html', '<script>1</script>'), 'dead-link'],
  ['a page below the embed files, among its files', file('embed/frame.html'), 'reserved-file'],
  ['a service worker', file('sw.js'), 'reserved-file'],
  ['settings of a host', file('_redirects'), 'reserved-file'],
  ['settings of another host', file('vercel.json'), 'reserved-file'],
  ['a hidden file', file('.htaccess'), 'reserved-file'],
  ['a hidden folder', file('.well-known/security.txt'), 'reserved-file'],
  ['the pointer', file('sections.json'), 'reserved-file'],
  ['a generation of the pointer', file('releases/generations/999999999.json'), 'reserved-file'],
  ['a letter in another Unicode form', file('caf\u0065\u0301.txt'), 'reserved-file'],
  ['a backslash', file('a\\..\\x.txt'), 'reserved-file'],
  ...[
    'embed/clock@0123456789ab.js',
    'vendor/react@19.3.1-0123456789abcdef.js',
    'assets/news/index-0.js',
    'assets/gear/../news/x.js',
    'assets/gear/x.css.br',
    'assets/gear/style-0.shadow.css',
    'releases/news/parts/x.json',
    'releases/gear/0123456789ab/release.json',
    'assets/gear/x.html',
    'assets/gear/x.svg',
    'assets/gear/x.xhtml',
    'assets/gear/x.xml',
    'assets/gear/x',
  ].map(
    (path): Trick => [
      `it lists ${path}`,
      says({ files: { [path]: { integrity: hash, bytes: 1 } } }),
    ],
  ),
];
