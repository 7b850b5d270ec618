import type { PictureData } from '../contract/index.ts';

interface PictureProps {
  picture: PictureData;
  /** As the `sizes` attribute, but four fifths where it fills a phone: our posters have coarse dots. */
  sizes: string;
  /** For the first visible picture: it is fetched at once. */
  priority?: boolean;
  /** Empty if the text beside the picture says the same. */
  alt?: string;
  className?: string;
}

/** One of our posters: AVIF in several widths, and a fallback. */
export function Picture({
  picture,
  sizes,
  priority,
  alt = picture.alt,
  className = '',
}: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        className={`block h-auto w-full bg-ink object-cover ${className}`}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
