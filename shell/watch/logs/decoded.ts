/** Decodes ASCII only. Some hosts encode what they log, even twice. */
export const decoded = (text: string): string =>
  text.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
