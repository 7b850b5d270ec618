/** Selectors of controls, which work only with script. Links and text need none. */
export const CONTROLS = 'button, input, select, textarea, [data-action]';

/** Whether HTML that a view rendered contains one of the {@link CONTROLS}. If not, it needs no script. */
export const hasControl = (html: string): boolean =>
  /<(?:button|input|select|textarea)[\s/>]|<[^<>]*\sdata-action[=\s>]/.test(html);
