/**
 * For an element that is closed at first, with text that find in page and text fragments shall reach. The build writes
 * `hidden="until-found"` for it, and React leaves that attribute alone, because it would write `hidden` only. See
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/hidden#the_hidden_until_found_state
 */
export const UNTIL_FOUND = {
  'data-hidden': 'until-found',
  suppressHydrationWarning: true,
} as const;
