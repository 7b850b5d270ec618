/**
 * Selects the elements that need script. A button that does nothing has `data-inert`, and needs
 * none.
 */
export const CONTROLS = ':is(button, input, select, textarea):not([data-inert]), [data-action]';

export const hasControl = (html: string): boolean =>
  /<(?:button|input|select|textarea)(?=[\s/>])(?![^<>]*\sdata-inert[=\s>])|<[^<>]*\sdata-action[=\s>]/.test(
    html,
  );
