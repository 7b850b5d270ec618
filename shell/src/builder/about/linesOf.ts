import { type Configuration, firstAttributes } from '../configuration.ts';
import { ruleOf } from '../snippets/properties.ts';
import { policyOf, snippetOf } from '../snippets/snippets.ts';
import type { Subject } from './chapters.ts';

/** What somebody copies to have an element as it comes: each with its label. Without script there is no other way. */
export function linesOf({ catalogue, element }: Subject) {
  const attributes = firstAttributes(element);
  const configuration: Configuration = { catalogue, element, attributes, properties: {}, isPinned: false };
  return [
    { output: 'snippet', label: 'Lines for your page', text: snippetOf('html', configuration) },
    {
      output: 'rule',
      label: 'Rule for your stylesheet: reserves the height',
      text: ruleOf(configuration),
    },
    {
      output: 'policy',
      label: 'What your Content-Security-Policy has to allow',
      text: policyOf('html', configuration),
    },
  ];
}
