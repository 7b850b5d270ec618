/**
 * Props of an element that is closed at first, but whose text find-in-page and text fragments must
 * reach. The build writes `hidden="until-found"` for these props. React would write only `hidden`,
 * so it leaves the attribute alone.
 * @see
 *   https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/hidden#the_hidden_until_found_state
 */
export const UNTIL_FOUND = {
  'data-hidden': 'until-found',
  suppressHydrationWarning: true,
} as const;
