/** Its own declarations cannot be found by its `exports`. */
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
