import type { Embedded } from '../elements.ts';
import { OTHER_RELEASE } from '../gate.ts';
import { type Row, scriptOf, type Variant } from './variant.ts';

const onceWarned = () => [/Include the script once/];

const including = (
  name: string,
  scripts: (embedded: Embedded) => readonly string[],
  says?: Variant['says'],
): Variant => ({ name, says, page: (embedded) => ({ scripts: scripts(embedded).join('') }) });

const one = (embedded: Embedded) => scriptOf(embedded, 'defer');
const other = ({ script, ...embedded }: Embedded) =>
  scriptOf({ ...embedded, script: script + OTHER_RELEASE }, 'defer');

export const twice: Row = {
  name: 'the script more than once',
  variants: [
    including('twice', (embedded) => [one(embedded), one(embedded)]),
    including('as script and as module', (embedded) => [
      one(embedded),
      scriptOf(embedded, 'type="module"'),
    ]),
    including('and an older release before it', (each) => [other(each), one(each)], onceWarned),
    including(
      'two releases, each twice',
      (each) => [one(each), other(each), one(each), other(each)],
      onceWarned,
    ),
  ],
};
