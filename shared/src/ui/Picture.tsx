import type { PictureData } from '../contract/index.ts';

interface PictureProps {
  picture: PictureData;
  /**
   * How wide the picture is shown, as in the `sizes` attribute; four fifths of it where it fills a phone. Posters are
   * printed in coarse dots, and nobody sees the pixels that the last fifth would bring.
   */
  sizes: string;
  /** The first picture a visitor sees; it is fetched at once instead of when it comes near. */
  priority?: boolean;
  /** Empty where the words beside the picture say the same. */
  alt?: string;
  className?: string;
}

/** A poster of ours: AVIF in several widths, a fallback, and its size, so that nothing shifts. */
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
