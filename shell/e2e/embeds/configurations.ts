import type { Attributes, CatalogueElement } from '@ringside/shared/contract';
import { firstAttributes } from '../../src/builder/configuration.ts';
import { controlOf } from '../../src/builder/controls.ts';

/** A value for each attribute that may hold any text. */
const SAMPLES: Readonly<Record<string, string>> = {
  date: '2099-12-31',
  event: 'A Night at the Gym',
  action: 'https://boxing.example/subscribers',
  origin: 'https://ringside.example',
};

/** Sets of attributes in which every choice that the builder offers of an element is made at least once. */
export function configurationsOf(element: CatalogueElement): readonly Attributes[] {
  const first = firstAttributes(element);
  const choices = element.choices ?? [first];
  const others = element.attributes
    .filter(({ name }) => !element.choices?.some((choice) => name in choice))
    .flatMap((attribute) => {
      const control = controlOf(attribute, element);
      const values =
        control.kind === 'choice'
          ? control.options.map(({ value }) => value)
          : control.kind === 'switch'
            ? [control.value]
            : [...(control.offers ?? []), SAMPLES[attribute.name]].filter((value) => value !== undefined);
      return values.map((value) => ({ ...first, [attribute.name]: value }));
    });
  return [...choices, ...others];
}
