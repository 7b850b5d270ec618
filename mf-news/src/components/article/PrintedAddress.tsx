import { useAbsoluteUrl } from '@ringside/shared/section';
import { Container } from '@ringside/shared/ui';
import { useEffect, useState } from 'react';

/** The address of a printed article. Only the browser knows the site's own address; on our site the shell writes it. */
export function PrintedAddress({ slug }: { slug: string }) {
  const [address, setAddress] = useState(`/news/${slug}`);
  const absoluteUrl = useAbsoluteUrl();
  useEffect(() => setAddress(absoluteUrl(`/news/${slug}`)), [absoluteUrl, slug]);
  return (
    <Container
      className="hidden border-ink border-t-2 pt-4 text-sm print:block"
      data-address=""
      suppressHydrationWarning
    >
      {address}
    </Container>
  );
}
