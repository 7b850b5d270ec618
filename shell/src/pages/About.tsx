import type { about } from '../content/about.ts';

export function About({ title, mission, vision, valuesHeading, values, join }: typeof about) {
  return (
    <div className="mx-auto max-w-prose px-4 py-16">
      <h1 className="font-display text-4xl uppercase">{title}</h1>
      {[mission, vision].map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <h2>{valuesHeading}</h2>
      <dl>
        {values.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>{join.heading}</h2>
      <p>{join.text}</p>
    </div>
  );
}
