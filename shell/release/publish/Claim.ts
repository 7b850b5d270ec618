import type { Store } from '../stores/store.ts';
import { changeOf, createPointer, type Pointer, readPointer } from './pointer.ts';
import type { World } from './world.ts';

/** When others take an unchanged claim over, in milliseconds of their own clock. */
export const LEASE_MS = 20_000;
/** How often a claim is renewed, and how old the last renewal may be at a write. */
const [RENEWAL_MS, FRESH_MS] = [LEASE_MS / 4, LEASE_MS / 2];
/** How long a publisher sleeps between two looks: while it waits for others, longer each time. */
const [LOOK_MS, LONGEST_LOOK_MS] = [50, 1000];
/** How often it looks for a renewal: for a minute. */
const LOOKS = 60_000 / LOOK_MS;

export class Overtaken extends Error {
  override message = 'another publisher took over';
}

/**
 * The right to write pages. Creating the next generation renews it or takes it over, so only one of the two succeeds.
 */
export class Claim {
  #lost?: Overtaken;
  #isOver = false;
  #refusal: unknown;

  private constructor(
    private readonly store: Store,
    private readonly world: World,
    private newest: Pointer,
    private began: readonly number[],
  ) {
    void this.#renewInBackground();
  }

  /** Returns the claim, or the generation of a publisher that was faster. */
  static async take(store: Store, world: World, pointer: Pointer): Promise<Claim | Pointer> {
    const began = timesOf(world);
    const { newest } = await createPointer(store, pointer);
    return changeOf(newest) === changeOf(pointer) ? new Claim(store, world, newest, began) : newest;
  }

  /** Call it before each write. @throws Overtaken once others may write, or an error when the store is too slow */
  async hold(): Promise<void> {
    for (let looks = 0; !this.#lost && !this.isFresh; looks += 1) {
      if (looks === LOOKS)
        throw this.#refusal ?? new Error(`${this.store.name} did not respond within ${FRESH_MS / 1000} s`);
      await this.world.sleep(LOOK_MS);
    }
    if (this.#lost) throw this.#lost;
  }

  /** Gives the claim up with a last generation. */
  async end(last: Pointer): Promise<void> {
    this.#isOver = true;
    while (!(await this.#advance(last)));
  }

  abandon(): void {
    this.#isOver = true;
  }

  /** Whether it is too young to be taken over. Only one of the two clocks goes on while a laptop sleeps. */
  get isFresh(): boolean {
    const ages = timesOf(this.world).map((time, clock) => Math.abs(time - (this.began[clock] ?? 0)));
    return !this.#lost && Math.max(...ages) <= FRESH_MS;
  }

  async #renewInBackground(): Promise<void> {
    for (;;) {
      await this.world.sleep(RENEWAL_MS, true);
      if (this.#isOver || this.#lost) return;
      // If the store refuses this one, the next may succeed.
      await this.#renew().catch((error) => {
        this.#refusal = error;
      });
    }
  }

  async #renew(): Promise<void> {
    const { publishing, ...pointer } = this.newest;
    const by = { ...publishing?.by, at: new Date(this.world.now()).toISOString() };
    await this.#advance({ ...pointer, publishing: publishing && { ...publishing, by } });
  }

  /** Returns false if a renewal whose response was lost has taken the number. */
  async #advance(next: Pointer): Promise<boolean> {
    const began = timesOf(this.world);
    const pointer = { ...next, generation: this.newest.generation + 1 };
    const { isCreated, newest } = await createPointer(this.store, pointer);
    // Others may go on at once.
    if (isCreated && !next.publishing) return true;
    if (changeOf(newest) !== changeOf(next)) {
      this.#lost = new Overtaken();
      throw this.#lost;
    }
    this.newest = newest;
    if (isCreated) this.began = began;
    return isCreated;
  }
}

const timesOf = (world: World): readonly number[] => [world.elapsed(), world.now()];

/** The newest generation once no other publisher is working. */
export async function idlePointer(store: Store, world: World, lease: number): Promise<Pointer | undefined> {
  let watched: number | undefined;
  let since = 0;
  for (let pause = LOOK_MS; ; pause = Math.min(pause * 2, LONGEST_LOOK_MS)) {
    const pointer = await readPointer(store);
    if (!pointer?.publishing) return pointer;
    if (pointer.generation !== watched) [watched, since] = [pointer.generation, world.elapsed()];
    else if (world.elapsed() - since > lease) return pointer;
    await world.sleep(pause);
  }
}
