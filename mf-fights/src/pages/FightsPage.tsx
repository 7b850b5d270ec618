export function FightsPage({ title }: { title: string }) {
  return <h1 className="p-4 font-display text-4xl uppercase">{title}</h1>;
}
