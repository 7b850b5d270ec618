/** What the live views above say, as it happens; script writes it. Of one height, so that nothing below moves. */
export function EventLog() {
  return (
    <div className="mt-6 rounded-sm bg-ink text-white [@media(scripting:none)]:hidden">
      <h3 id="event-log" className="border-ink-line border-b px-4 py-3 font-semibold text-sm">
        Live log
      </h3>
      <div
        className="h-56 overflow-auto p-4 text-xs sm:text-sm"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard in every browser
        tabIndex={0}
        role="log"
        aria-labelledby="event-log"
      >
        <p className="text-muted-light">Nothing yet. Use the element above.</p>
        <ol data-log className="flex flex-col gap-2" />
      </div>
    </div>
  );
}
