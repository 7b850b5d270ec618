import { create } from '@ringside/shared/internal/page';
import { createLabel, writeLabel } from '../../../widgets/countdown/label.ts';
import { part, write } from '../../../widgets/part.ts';

export interface LineContent {
  event: string | undefined;
  label: string;
  isFightDay: boolean;
  href: string | undefined;
}

/** A countdown as a line of text: the fight's name, then the label. */
export function createLine() {
  const event = part('bdi', 'event');
  const link = create('a', {}, event);
  const label = createLabel();
  const root = create('span', {}, link, ' ', label);

  return {
    root,
    show(content: LineContent) {
      const name = (content.label && content.event) || '';
      write(event, name);
      writeLabel(label, content.label, content.isFightDay);

      // The label is the link's text if the fight has no name: an empty link has no accessible
      // name.
      const parent = name ? root : link;
      // Moving the label would render its content again.
      if (label.parentNode !== parent) parent.append(label);

      if (content.href && content.label) link.href = content.href;
      else link.removeAttribute('href');
    },
  };
}
