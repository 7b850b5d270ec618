import { expect } from 'chai';
import { test } from '../testing/mocha.ts';
import { parseMarkup } from './parseMarkup.ts';

const SAMPLES: readonly [string, string][] = [
  ['text, and elements in elements', 'before <p>one <em>two</em> three</p> after'],
  [
    'entities in text and in attributes',
    '<a title="a &quot;b&quot; &amp; <c>">1 &lt; 2 &amp;&nbsp;3 &gt; 2</a>',
  ],
  ['an entity that was written as text', '<p>&amp;lt;script&amp;gt;</p>'],
  ["React's comments between texts", '<p>pressed <!-- -->3<!-- --> times</p>'],
  ['elements without an end', '<p>a<br>b</p><img src="/x.avif" alt=""><hr><input disabled="">'],
  [
    'drawings, whose names keep their capitals',
    '<svg viewBox="0 0 1 1" aria-hidden="true"><linearGradient id="g"></linearGradient><path d="M0 0"></path></svg><p>after</p>',
  ],
  [
    'attributes that a host minified',
    `<a href=/news/>1</a><img alt='a "b"' src=/x.avif><input disabled name=a>`,
  ],
  [
    'custom elements',
    '<x-list category="Fight News" data-section="news"><ul><li>1</li></ul></x-list>',
  ],
];

for (const [what, html] of SAMPLES) {
  test(`reads ${what} as the platform does`, () => {
    const platform = document.createElement('div');
    platform.innerHTML = html;
    const ours = document.createElement('div');
    ours.append(...parseMarkup(html, (_, value) => value));
    expect(ours.innerHTML).to.equal(platform.innerHTML);
    expect(ours.isEqualNode(platform)).to.equal(true);
  });
}

test('replaces each attribute’s value by the result of the function', () => {
  const [link] = parseMarkup(
    '<a href="/news?a=1&amp;b=2">News</a>',
    (name, value) => `${name}:${value}`,
  );
  expect((link as Element).getAttribute('href')).to.equal('href:/news?a=1&b=2');
});

for (const html of [
  '<script>1</script>',
  '<SCRIPT src="/x.js"></SCRIPT>',
  '<svg><script>1</script></svg>',
  '<template shadowrootmode="open"><script>1</script></template>',
  '<style>*{}</style>',
  '<meta http-equiv="refresh" content="0">',
  '<object data="/x.svg"></object>',
  '<svg><a><set attributeName="href" to="javascript:1"></set></a></svg>',
  '<svg><animate attributeName="href" values="javascript:1"></animate></svg>',
  '<img src="/x" onerror="1">',
  '<p ONCLICK="1"></p>',
  '<iframe srcdoc="&lt;script&gt;1&lt;/script&gt;"></iframe>',
  '<iframe src="data:text/html,x"></iframe>',
  '<iframe src="javascript:parent.x"></iframe>',
  '<form action="javascript:1"></form>',
  '<a href="java\nscript:1">x</a>',
  '<a href="\u0001JavaScript:1">x</a>',
])
  test(`creates nothing that runs code from ${html}`, () => {
    const ours = document.createElement('div');
    ours.append(...parseMarkup(html, (_, value) => value));
    expect(ours.querySelector('script, template, style, meta, object, set, animate')).to.equal(
      null,
    );
    const names = [...ours.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name),
    );
    expect(names.filter((name) => name !== 'src' || !html.includes('onerror'))).to.deep.equal([]);
  });
