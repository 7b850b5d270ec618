import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Icon } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import type { Bill } from '../load/bill.ts';

interface ActionsProps {
  fight: Bill;
  look: 'secondary' | 'inverse';
  /** Id of the heading that names the fight. */
  describedBy: string;
}

/** The buttons of a fight: read the analysis, and add it to a calendar. */
export function Actions({ fight: { id, analysis }, look, describedBy }: ActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <Fragment tag="ringside-article-link" {...analysis} label="Fight Analysis & Odds" />{' '}
      <ButtonLink look={look} href={`/fights/${id}.ics`} download aria-describedby={describedBy}>
        <Icon icon={CalendarPlus} className="size-5" />
        Add to calendar
      </ButtonLink>
    </div>
  );
}
