interface ChoicesProps {
  legend: string;
  name: string;
  /** The words of each value. The first is chosen. */
  options: Readonly<Record<string, string>>;
}

/** A few choices side by side. */
export function Choices({ legend, name, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {Object.entries(options).map(([value, words], index) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border-2 border-ink px-3 font-semibold text-sm transition-[color,background-color,border-color] has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-blue has-focus-visible:outline-offset-3"
          >
            <input type="radio" name={name} value={value} defaultChecked={index === 0} className="sr-only" />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
