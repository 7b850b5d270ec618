/**
 * TypeScript does not find the package's own declarations, because its `exports` do not name them.
 */
declare module 'cephes' {
  const cephes: {
    compiled: Promise<void>;
    /** The regularised incomplete beta integral. */
    incbet(a: number, b: number, x: number): number;
    /** The inverse of the normal distribution. */
    ndtri(share: number): number;
  };
  export default cephes;
}
