/** How a field of the builder looks. */
export const FIELD =
  'mt-1 block min-h-11 w-full rounded-sm border-2 border-ink bg-white px-3 font-normal text-base user-invalid:border-red';
