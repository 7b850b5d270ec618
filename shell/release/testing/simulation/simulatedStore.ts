import type { Store } from '../../stores/store.ts';
import { type Fate, type Process, type Simulation, SLOW_MS } from './Simulation.ts';

/** The delay that the protocol assumes for removals of released files. */
const REMOVAL_MS = 10_000;

interface Request<Result> {
  what: 'read' | 'list' | 'create' | 'write' | 'remove';
  path: string;
  /** What the request does in the store. */
  effect: () => Result;
  /** The response if a library has sent the request twice. */
  retried?: Result;
}

/** The store of a simulation as one of its processes sees it: each request may meet a trouble. */
export function simulatedStore(simulation: Simulation, process: Process): Store {
  const { files } = simulation;
  const send = <Result>(request: Request<Result>) => sendIn(simulation, process, request);
  const write = (path: string, bytes: Uint8Array) => {
    files.set(path, bytes);
    return true;
  };
  return {
    name: 'site',
    sent: 0,
    read: (path) => send({ what: 'read', path, effect: () => files.get(path) }),
    remove: (path) => send({ what: 'remove', path, effect: () => void files.delete(path) }),
    list: (folder = '') =>
      send({
        what: 'list',
        path: folder,
        effect: () => [...files.keys()].filter((path) => path.startsWith(folder)).sort(),
      }),
    prepare: async (path, bytes) => ({
      place: (isNew) =>
        isNew
          ? send({
              what: 'create',
              path,
              effect: () => !files.has(path) && write(path, bytes),
              retried: false,
            })
          : send({ what: 'write', path, effect: () => write(path, bytes) }),
    }),
  };
}

/** Sends a request: after a while it takes effect, and after another while the response arrives. */
function sendIn<Result>(
  simulation: Simulation,
  process: Process,
  { what, path, effect, retried }: Request<Result>,
): Promise<Result> {
  const { checks } = simulation;
  const isWrite = what !== 'read' && what !== 'list';
  const isRemoval = what === 'remove' && /^(assets|vendor|releases)\//.test(path);
  const fate = fateOf(simulation, what, isWrite);
  const [there, back] = [1 + simulation.random() * 40, 1 + simulation.random() * 40];

  return new Promise<Result>((resolve, reject) => {
    const respond = (deliver: () => void) =>
      simulation.after(fate === 'late answer' ? SLOW_MS : back, () => process.deliver(deliver));
    const fail = () => respond(() => reject(new Error(fate)));

    function happen() {
      if (fate === 'refused' || fate === 'lost before') return fail();
      const result = effect();
      const exists = result === false;
      if (isWrite)
        simulation.say(process.title, `${what} ${path}: ${fate}${exists ? ', it exists' : ''}`);
      if (!exists) checks.done(path, what, fate === 'given up' ? undefined : process);
      // Count only the requests that follow a claim, because interruptions there matter most.
      if (isWrite && (what !== 'write' || path.endsWith('.html'))) process.count();
      if (fate === 'lost after') fail();
      else respond(() => resolve(fate === 'retried' && retried !== undefined ? retried : result));
    }

    function arrive(): void {
      if (fate === 'given up') happen();
      // A request that a suspended process has not sent yet takes effect when the process resumes,
      // or never.
      else if (process.isSuspended && isWrite && simulation.chance(0.8)) process.deliver(happen);
      else if (!process.isDead || (isWrite && !(isRemoval && fate === 'late'))) happen();
    }

    if (isWrite) checks.sending(path, what, process);
    if (fate === 'given up') simulation.after(there, fail);
    const slow = { late: SLOW_MS, 'given up': isRemoval ? REMOVAL_MS : SLOW_MS };
    simulation.after(fate === 'late' || fate === 'given up' ? slow[fate] : there, arrive);
  });
}

function fateOf({ trouble, chance, pick }: Simulation, what: string, isWrite: boolean) {
  const { chance: probability, fates, kinds } = trouble;
  const fate: Fate | 'done' = kinds.test(what) && chance(probability) ? pick(fates) : 'done';
  // Only a change can take effect after its sender has given up.
  return fate === 'given up' && !isWrite ? 'done' : fate;
}
