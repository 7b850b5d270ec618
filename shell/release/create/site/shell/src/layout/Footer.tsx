import { site } from '../content/site.ts';

export function Footer() {
  return (
    <footer className="bg-ink text-white">
      <p className="mx-auto max-w-page px-4 py-10 md:px-8">{site.name}</p>
    </footer>
  );
}
