import type { PictureData } from '../contract/index.ts';

interface PictureProps {
  picture: PictureData;
  /**
   * The picture's `sizes` attribute. Where the picture is as wide as a phone, write four fifths of
   * the width, because our posters have coarse dots.
   */
  sizes: string;
  /** Set `priority` for the first visible picture, which the browser then fetches at once. */
  priority?: boolean;
  /** The alternative text. Leave it empty if the text beside the picture says the same. */
  alt?: string;
  className?: string;
}

/** Shows one of our posters: AVIF in several widths, and a fallback. */
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
