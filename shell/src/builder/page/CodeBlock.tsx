import { Button } from '@ringside/shared/ui';

interface CodeBlockProps {
  /** What script writes here and copies. */
  output: string;
  /** What it is. */
  label: string;
  children: string;
}

/** Lines to copy, and what copies them; hidden while there are none. Long lines break, so that all of it can be read. */
export function CodeBlock({ output, label, children }: CodeBlockProps) {
  return (
    <div data-block hidden={children === ''} className="rounded-sm bg-ink text-white">
      <div className="flex items-center justify-between gap-4 border-ink-line border-b py-2 pr-2 pl-4">
        <h3 className="font-semibold text-sm">{label}</h3>
        <Button look="inverse" className="px-3 text-sm" data-copy={output} aria-label={`Copy: ${label}`}>
          Copy
        </Button>
      </div>
      <pre className="wrap-anywhere whitespace-pre-wrap p-4 text-xs sm:text-sm">
        <code data-output={output}>{children}</code>
      </pre>
    </div>
  );
}
