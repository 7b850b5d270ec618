import type { Store } from '../stores/store.ts';
import type { Environment } from './environment.ts';
import type { Plan } from './plan.ts';
import { changeOf, createPointer, type Pointer, readPointer, releaseIds } from './pointer.ts';

/**
 * After how long other publishers take over a claim that does not change, in milliseconds of their
 * own clock.
 */
export const LEASE_MS = 20_000;

/** How often a publisher renews its claim. */
const RENEWAL_MS = LEASE_MS / 4;

/** How old the last renewal may be at a write. */
const FRESH_MS = LEASE_MS / 2;

/** How long a publisher sleeps between two looks. */
const LOOK_MS = 50;

/** A publisher that waits for others sleeps longer each time, up to this time. */
const LONGEST_LOOK_MS = 1000;

/** How long a publisher looks for a renewal of its own claim before it gives up. */
const WAIT_MS = 60_000;
const LOOKS = WAIT_MS / LOOK_MS;

/** Another publisher took our claim over, or was faster than it. */
export class ClaimLost extends Error {
  constructor(readonly newest: Pointer) {
    super('another publisher took over');
  }
}

export interface Claim {
  /** Whether the claim is too young to be taken over. */
  isFresh(): boolean;
  /**
   * Call it before each write.
   * @throws ClaimLost once others may write, or an error when the store is too slow
   */
  hold(): Promise<void>;
  /**
   * Gives up the right to write, with a last generation.
   * @throws ClaimLost
   */
  end(last: Pointer): Promise<void>;
  /** Stops renewing the claim. If it has not ended, other publishers take it over. */
  drop(): void;
}

/**
 * Takes the right to write pages: creates the next generation, which moves the pointer and lists
 * the files about to change. Creating one more renews the claim, or takes it over, so only one of
 * the two succeeds.
 * @throws ClaimLost when another publisher was faster
 */
export async function claim(
  store: Store,
  environment: Environment,
  { before, after, steps }: Plan,
): Promise<Claim> {
  const times = () => [environment.elapsed(), environment.now()];
  const files = steps.map(({ path }) => path);
  const was = releaseIds(before?.sections ?? {});

  let generation = after.generation - 1;
  let renewed: readonly number[] = [];
  let lost: ClaimLost | undefined;
  let refusal: unknown;
  let isOver = false;

  /**
   * Creates the generation after the newest one that we know.
   * @returns false if an earlier renewal of ours, given up or still under way, has taken its number
   * @throws ClaimLost
   */
  async function createNext(pointer: Pointer): Promise<boolean> {
    const next = { ...pointer, generation: generation + 1 };
    const { isLive, newest } = await createPointer(store, next);
    // The claim has ended, so other publishers may go on at once.
    if (isLive && !pointer.publishing) return true;
    if (changeOf(newest) !== changeOf(after)) lost = new ClaimLost(newest);
    if (lost) throw lost;
    generation = newest.generation;
    return isLive;
  }

  /** Takes the claim at first, and renews it later. */
  async function renew(): Promise<void> {
    const began = times();
    // Versions of this tool from before 2026-11-25 require `id`, `machine` and `pid`.
    const by = {
      id: changeOf(after),
      machine: '',
      pid: 0,
      at: new Date(environment.now()).toISOString(),
    };
    if (!(await createNext({ ...after, publishing: { by, files, was } }))) return;
    renewed = began;
    refusal = undefined;
  }

  async function renewInBackground(): Promise<void> {
    await environment.sleep(RENEWAL_MS, true);
    if (isOver || lost) return;
    // If the store refuses this renewal, the next one may succeed.
    await renew().catch((error) => {
      refusal = error;
    });
    void renewInBackground();
  }

  // Only one of the two clocks goes on while a laptop sleeps.
  const isFresh = () =>
    !lost && times().every((time, clock) => Math.abs(time - (renewed[clock] ?? 0)) <= FRESH_MS);

  async function hold(): Promise<void> {
    for (let looks = 0; !lost && !isFresh(); looks += 1) {
      if (looks === LOOKS)
        throw refusal ?? new Error(`${store.name} did not respond within ${WAIT_MS / 1000} s`);
      await environment.sleep(LOOK_MS);
    }
    if (lost) throw lost;
  }

  async function end(last: Pointer): Promise<void> {
    isOver = true;
    while (!(await createNext(last)));
  }

  function drop(): void {
    isOver = true;
  }

  await renew();
  void renewInBackground();
  return { isFresh, hold, end, drop };
}

/**
 * Waits while another publisher works: until the newest generation is no claim, or a claim that did
 * not change for `lease` milliseconds. The next claim takes such a claim over.
 * @returns the newest generation, or undefined if there is no site yet
 */
export async function waitForTurn(
  store: Store,
  environment: Environment,
  lease: number,
): Promise<Pointer | undefined> {
  let [watched, since] = [0, 0];
  for (let pause = LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
    const pointer = await readPointer(store);
    if (!pointer?.publishing) return pointer;
    if (pointer.generation !== watched)
      [watched, since] = [pointer.generation, environment.elapsed()];
    else if (environment.elapsed() - since > lease) return pointer;
    await environment.sleep(pause);
  }
}
