import { ButtonLink } from '@ringside/shared/ui';
import type { notFound } from '../content/notFound.ts';

export function NotFound({ title, text, action }: typeof notFound) {
  return (
    <div className="mx-auto max-w-prose px-4 py-24 text-center">
      <h1 className="font-display text-5xl">{title}</h1>
      <p className="mt-6 text-lg">{text}</p>
      <ButtonLink className="mt-8" href={action.href}>
        {action.label}
      </ButtonLink>
    </div>
  );
}
