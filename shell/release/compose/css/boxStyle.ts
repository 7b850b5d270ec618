/**
 * Keeps each section in its box: nothing of it is painted or placed outside, whatever its stylesheet and its classes say.
 * Important rules of the first layer win over all others, and no section's stylesheet may use this layer. The margin
 * leaves room for focus rings, and for lists that scroll up to the window's edge.
 * @param inline tags whose content is a part of a line
 */
export const boxStyle = (inline: readonly string[]): string =>
  `@layer box{body [data-section]{contain:paint!important;overflow-clip-margin:1rem;display:block}${
    inline.length > 0 ? `${inline.join()}{display:inline-block!important}` : ''
  }}`;
