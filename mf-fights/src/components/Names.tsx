import type { Bill } from '../load/bill.ts';

/** The fighters' names, one to a line, as on a poster. */
export function Names({ fighters: [first, second] }: Pick<Bill, 'fighters'>) {
  return (
    <>
      <span className="block">{first}</span>{' '}
      <span className="my-1 flex items-center gap-3 font-normal font-sans text-lg normal-case [line-height:1] before:h-0.5 before:w-8 before:bg-current md:my-2">
        vs
      </span>{' '}
      <span className="block">{second}</span>
    </>
  );
}
