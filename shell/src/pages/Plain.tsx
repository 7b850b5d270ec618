/** Contact and Careers: a title and one line. */
export function Plain({ title, text }: { title: string; text: string }) {
  return (
    <div className="mx-auto max-w-prose px-4 py-16">
      <h1 className="font-display text-4xl uppercase">{title}</h1>
      <p className="mt-6 text-lg">{text}</p>
    </div>
  );
}
