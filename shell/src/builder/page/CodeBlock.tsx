/** Lines to read and to copy by hand. Long lines wrap, so none is cut off. */
export const CodeBlock = ({ lines, children }: { lines?: string; children: string }) => (
  <pre className="wrap-anywhere mt-2 whitespace-pre-wrap rounded-sm bg-ink p-4 text-white text-xs">
    <code data-lines={lines}>{children}</code>
  </pre>
);
