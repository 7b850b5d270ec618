import type { Notice } from '@ringside/shared/contract';
import { useServices } from '@ringside/shared/section';
import { Button, ButtonLink } from '@ringside/shared/ui';

export interface ProductActionsProps {
  /** The label of the second action. */
  more: 'View Review' | 'View Details';
  /** The page that both actions open. Without one, they show the notice. */
  href?: string;
  notice: Notice;
  /** Id of the heading that names the product. */
  describedBy: string;
}

/** A card's two actions at its bottom, side by side where both fit. */
export function ProductActions({ more, href, notice, describedBy }: ProductActionsProps) {
  const { toast } = useServices();
  const first = { 'aria-describedby': describedBy, children: 'Buy Now' };
  const second = { 'aria-describedby': describedBy, children: more, look: 'secondary' } as const;
  const showNotice = () => toast.show(notice);
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-5 *:grow">
      {href ? (
        <>
          <ButtonLink {...first} href={href} /> <ButtonLink {...second} href={href} />
        </>
      ) : (
        <>
          <Button {...first} onClick={showNotice} />
          <Button {...second} onClick={showNotice} />
        </>
      )}
    </div>
  );
}
