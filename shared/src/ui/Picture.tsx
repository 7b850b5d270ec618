import type { PictureData } from '../contract/index.ts';

interface PictureProps {
  picture: PictureData;
  /**
   * The width at which the picture is shown, as in the `sizes` attribute, reduced to four fifths where it fills a
   * phone. Our posters have coarse dots, so the extra pixels would not be visible.
   */
  sizes: string;
  /** For the first visible picture: it is fetched at once instead of when it comes near the viewport. */
  priority?: boolean;
  /** Empty if the text beside the picture has the same meaning. */
  alt?: string;
  className?: string;
}

/** One of our posters: AVIF in several widths, a fallback, and its size, so that the layout does not shift. */
export function Picture({ picture, sizes, priority, alt = picture.alt, className = '' }: PictureProps) {
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
        decoding="async"
      />
    </picture>
  );
}
