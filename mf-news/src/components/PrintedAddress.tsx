import { useAbsoluteUrl } from '@ringside/shared/section';
import { Container } from '@ringside/shared/ui';
import { useEffect, useState } from 'react';

/** Where a printed article came from. The site's own address is known in the browser only. */
export function PrintedAddress({ slug }: { slug: string }) {
  const [address, setAddress] = useState(`/news/${slug}`);
  const absoluteUrl = useAbsoluteUrl();
  useEffect(() => setAddress(absoluteUrl(`/news/${slug}`)), [absoluteUrl, slug]);
  return <Container className="hidden border-ink border-t-2 pt-4 text-sm print:block">{address}</Container>;
}
