interface Widget extends CustomElementConstructor {
  readonly version: string;
  /** Another version that somebody tried to define on the same page. */
  refused?: string;
}

/** Defines a widget, unless the page has one of that name: the first stays, and another version gives one warning. */
export function defineWidget(tag: string, widget: Widget): void {
  const first = customElements.get(tag) as Partial<Widget> | undefined;
  if (!first) {
    customElements.define(tag, widget);
    return;
  }
  if (first.version === widget.version || first.refused) return;
  first.refused = widget.version;
  console.warn(
    `@ringside/shell: <${tag}> ${first.version ?? 'of somebody else'} is defined already; ${widget.version} is not used. Include the script once.`,
  );
}
