/** What each widget holds before its script runs, and where no script ever runs. */
export const views = {
  'ringside-countdown': ({ date }: { date: string }) => <time dateTime={date}>{date}</time>,
  'ringside-newsletter': () => <p>Newsletter</p>,
};
