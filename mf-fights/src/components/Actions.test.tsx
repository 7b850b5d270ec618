import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fights } from '../content/fights.ts';
import { toBill } from '../load/bill.ts';
import { Actions } from './Actions.tsx';

test.each(fights.map((fight) => [fight.fighters[0], fight] as const))(
  'the analysis of %s is looked for by the first name',
  (name, fight) => {
    const html = renderToStaticMarkup(
      <Actions fight={toBill(fight)} fallbackArticle="some-article" look="secondary" describedBy="x" />,
    );
    expect(html).toContain(`match="${name.split(' ')[0]}"`);
  },
);
