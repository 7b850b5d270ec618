import { ButtonLink, Icon } from '@ringside/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide';

/** URLs of the previous and next page of a list. */
export interface Neighbours {
  newer?: string;
  older?: string;
}

/** Links to newer and older stories; nothing if all stories fit on one page. */
export function MoreStories({ newer, older }: Neighbours) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="More stories" className="mt-12 flex flex-wrap gap-4 print:hidden">
      {newer && (
        <ButtonLink href={newer} look="secondary">
          <Icon icon={ArrowLeft} className="size-5" />
          Newer stories
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={older} look="secondary">
          Older stories
          <Icon icon={ArrowRight} className="size-5" />
        </ButtonLink>
      )}
    </nav>
  );
}
