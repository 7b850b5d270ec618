/** The version of the widgets' public face: attributes, events, parts and properties. */
export const WIDGET_VERSION = '1.1.0';
