import { useEffect } from 'react';

/**
 * Reads an attribute that takes only certain values, and warns about other values.
 * @param standard the value if the attribute is missing
 */
export function useChoice(
  host: HTMLElement,
  name: string,
  written: string | undefined,
  values: readonly string[],
  standard: string,
): string {
  const isOther = written !== undefined && !values.includes(written);

  useEffect(() => {
    if (isOther)
      console.warn(
        `ringside: <${host.localName}> ${name}="${written}": write one of ${values.join(', ')}.`,
      );
  }, [host, isOther, name, written, values]);

  return isOther || written === undefined ? standard : written;
}
