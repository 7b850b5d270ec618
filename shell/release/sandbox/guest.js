// The first script in every sandbox. It gives a release's code the few browser functions that rendering uses, written in plain
// JavaScript: an object of Node's own would be a way out. Its value is the function that the host calls.
(() => {
  const decode = (text) => decodeURIComponent(text.replaceAll('+', ' '));
  const encode = (text) =>
    encodeURIComponent(text)
      .replace(/[!'()~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('%20', '+');

  class URLSearchParams extends Map {
    /** @param from a query, pairs, or an object */
    constructor(from = '') {
      const query = typeof from === 'string' && from.replace(/^\?/, '').split('&').filter(Boolean);
      const pairs = query
        ? query.map((pair) => pair.split('=').map(decode))
        : Symbol.iterator in from
          ? from
          : Object.entries(from);
      super(Array.from(pairs, ([name, value = '']) => [String(name), String(value)]));
    }
    get(name) {
      return super.get(name) ?? null;
    }
    toString() {
      return Array.from(this, (pair) => pair.map(encode).join('=')).join('&');
    }
  }

  /** Reads absolute addresses, and paths on top of one; a path and a fragment can be set. Rendering needs no more of the standard. */
  class URL {
    #pathname = '/';
    #hash = '';
    constructor(address, base) {
      const text = String(address);
      const absolute = /^(https?:\/\/[^/?#\s]+)(\S*)$/i.exec(text);
      const origin = absolute?.[1] ?? (base && new URL(base).origin);
      const path = absolute ? absolute[2] : text;
      if (!origin || (path && !/^[/?#]/.test(path))) throw new TypeError(`Invalid URL: ${address}`);
      const [, pathname, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path);
      this.origin = origin.toLowerCase();
      this.protocol = `${this.origin.split(':', 1)[0]}:`;
      this.host = this.origin.slice(this.protocol.length + 2);
      this.hostname = this.host.split(':', 1)[0];
      this.pathname = pathname;
      this.search = search;
      this.hash = hash;
    }
    get href() {
      return this.origin + this.pathname + this.search + this.hash;
    }
    get pathname() {
      return this.#pathname;
    }
    set pathname(path) {
      this.#pathname = `/${path}`.replace(/^\/+/, '/').replace(/[?#]/g, encode);
    }
    get hash() {
      return this.#hash;
    }
    set hash(text) {
      const words = text.replace(/^#/, '');
      this.#hash = words && `#${words}`;
    }
    static canParse(address, base) {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    }
    get searchParams() {
      return new URLSearchParams(this.search);
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
  }

  class TextEncoder {
    encode(text) {
      const bytes = encodeURIComponent(text).match(/%..|./g) ?? [];
      return Uint8Array.from(bytes, (byte) =>
        byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
      );
    }
  }

  const ignore = () => undefined;
  Object.assign(globalThis, {
    URL,
    URLSearchParams,
    TextEncoder,
    // The same releases make the same bytes, so nothing here is random.
    crypto: { getRandomValues: (array) => array.fill(0) },
    console: { log: ignore, info: ignore, warn: ignore, error: ignore, debug: ignore },
    queueMicrotask: (task) => void Promise.resolve().then(task),
  });

  /**
   * @param exports what the release's `server.js` exports
   * @param contentText what its elements and files are made from, as JSON; `{ "isContent": true }` among arguments stands for it
   */
  return (exports, contentText) => {
    const content = contentText && JSON.parse(contentText);
    /**
     * @param path names of an export and of what lies in it, as JSON; a function is called, another value is read
     * @param args as JSON
     */
    return (path, args) => {
      try {
        let [value, owner] = [exports, undefined];
        for (const name of JSON.parse(path)) [value, owner] = [value?.[name], value];
        if (typeof value === 'function') {
          const given = JSON.parse(args).map((each) => (each?.isContent === true ? content : each));
          value = Reflect.apply(value, owner, given);
        }
        return JSON.stringify({ value });
      } catch (error) {
        return JSON.stringify({ error: String(error?.message || error) });
      }
    };
  };
})();
