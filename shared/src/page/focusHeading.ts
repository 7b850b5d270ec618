export function focusHeading(within: ParentNode, options?: FocusOptions): void {
  const heading = within.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}
