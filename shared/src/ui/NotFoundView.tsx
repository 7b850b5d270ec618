import type { PictureData } from '../contract/index.ts';
import { Billboard } from './Billboard.tsx';
import { ButtonLink } from './Button.tsx';

interface NotFoundViewProps {
  text: string;
  action: { label: string; href: string };
  picture?: PictureData;
}

/** The view for a URL without content: 404, the reason, and a link back. */
export function NotFoundView({ text, action, picture }: NotFoundViewProps) {
  return (
    <Billboard picture={picture} onPhones>
      <h1 className="font-display text-5xl">404</h1>
      <p className="mt-4 max-w-[18em] text-xl">{text}</p>
      <ButtonLink className="mt-8" href={action.href}>
        {action.label}
      </ButtonLink>
    </Billboard>
  );
}
