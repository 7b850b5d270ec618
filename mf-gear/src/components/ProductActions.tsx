import { useServices } from '@ringside/shared/section';
import { Button, ButtonLink } from '@ringside/shared/ui';
import { ActionRow } from './ActionRow.tsx';

interface ProductActionsProps {
  /** The slug of the review. */
  slug: string | null;
  /** Id of the heading that names the product. */
  describedBy: string;
}

/** Both actions open the review, or show a notice if there is none. */
export function ProductActions({ slug, describedBy }: ProductActionsProps) {
  const { toast } = useServices();
  const buy = { 'aria-describedby': describedBy, children: 'Buy Now' };
  const review = { 'aria-describedby': describedBy, children: 'View Review', look: 'secondary' } as const;
  if (slug) {
    return (
      <ActionRow>
        <ButtonLink {...buy} href={`/news/${slug}`} /> <ButtonLink {...review} href={`/news/${slug}`} />
      </ActionRow>
    );
  }
  const notWritten = () =>
    toast.show({
      title: "This feature isn't implemented yet!",
      description: 'But you can request this page in your next prompt.',
    });
  return (
    <ActionRow>
      <Button {...buy} onClick={notWritten} />
      <Button {...review} onClick={notWritten} />
    </ActionRow>
  );
}
