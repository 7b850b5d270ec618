import type { Notice } from '@ringside/shared/contract';
import { useAbsoluteUrl, useServices } from '@ringside/shared/section';
import { Button, ButtonLink, Icon } from '@ringside/shared/ui';
import { ArrowLeft, Share2 } from 'lucide';

export function ArticleActions({ title, slug }: { title: string; slug: string }) {
  const { toast } = useServices();
  const absoluteUrl = useAbsoluteUrl();
  const onShare = async () => {
    const notice = await share(title, absoluteUrl(`/news/${slug}`));
    if (notice) toast.show(notice);
  };
  return (
    <div className="flex flex-wrap gap-x-6">
      <ButtonLink href="/news" variant="quiet">
        <Icon icon={ArrowLeft} className="size-5" />
        Back to News
      </ButtonLink>
      {/* The button's script loads on intent, because most readers never share. */}
      <Button variant="quiet" onClick={onShare} data-fetch="on-intent">
        <Icon icon={Share2} className="size-5" />
        Share this story
      </Button>
    </div>
  );
}

/** @returns undefined if the system has already shown a notice */
async function share(title: string, url: string): Promise<Notice | undefined> {
  try {
    await navigator.share({ title, url });
    return undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // The browser has no such dialogue, or the visitor closed it.
  }
  try {
    await navigator.clipboard.writeText(url);
    return { title: 'Link copied', description: 'Paste it wherever you argue about boxing.' };
  } catch {
    return { title: 'Copy this link', description: url };
  }
}
