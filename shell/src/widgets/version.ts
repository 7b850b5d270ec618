/** The version of the widgets' public interface: attributes, events, parts and properties. */
export const WIDGET_VERSION = '1.1.0';
