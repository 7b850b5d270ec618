import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import type { Bill } from '../load/bill.ts';

/** The buttons of a fight: read the analysis, and add it to a calendar. */
export function Actions({ fight, look }: { fight: Bill; look: 'secondary' | 'inverse' }) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Fragment tag="ringside-article-link" {...fight.analysis} label="Fight Analysis & Odds" />{' '}
      <ButtonLink look={look} href={`/fights/${fight.id}.ics`} download aria-describedby={fight.heading}>
        <Icon icon={CalendarPlus} className="size-5" />
        Add to calendar
      </ButtonLink>
    </div>
  );
}
