/** Selectors of controls, which work only with script. Links and text need none, and neither does a button that does nothing (`data-inert`). */
export const CONTROLS = ':is(button, input, select, textarea):not([data-inert]), [data-action]';

export const hasControl = (html: string): boolean =>
  /<(?:button|input|select|textarea)(?=[\s/>])(?![^<>]*\sdata-inert[=\s>])|<[^<>]*\sdata-action[=\s>]/.test(
    html,
  );
