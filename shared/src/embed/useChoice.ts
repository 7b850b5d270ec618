import { useEffect } from 'react';

/**
 * Reads an attribute with a fixed set of values, and warns of other values.
 * @param standard the value without the attribute
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
