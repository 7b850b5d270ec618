/** Controls work only with script, unless they do nothing (`data-inert`). */
export const CONTROLS = ':is(button, input, select, textarea):not([data-inert]), [data-action]';

export const hasControl = (html: string): boolean =>
  /<(?:button|input|select|textarea)(?=[\s/>])(?![^<>]*\sdata-inert[=\s>])|<[^<>]*\sdata-action[=\s>]/.test(
    html,
  );
