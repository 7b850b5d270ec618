import type { Live } from '../../../publish/changes/moves.ts';
import { changeOf, type Pointer } from '../../../publish/pointer.ts';
import type { Observed } from './Observed.ts';

/** A change of what is live of a section. */
export interface Move {
  number: number;
  change?: string;
  section: string;
  from?: Live;
  to?: Live;
}

/**
 * Promises that no publisher overtakes itself, that a locked section does not move, and that
 * histories have what is live.
 */
export class GenerationPromise {
  readonly moves: Move[] = [];
  #last: Pointer;

  constructor(private readonly observed: Observed) {
    this.#last = observed.newest();
  }

  onCreated(number: number): void {
    const pointer = this.observed.newest();
    // If the numbers differ, the publisher was suspended until its generation had been pruned.
    if (pointer.generation !== number) return;

    const last = this.#last;
    this.#last = pointer;
    this.#expectOthersOvertaken(last, pointer);
    this.#addMoves(last, pointer);
    this.#expectLiveInHistory(pointer);
  }

  #expectOthersOvertaken(last: Pointer, pointer: Pointer): void {
    const by = last.publishing?.by.id;
    const isOwn = by !== undefined && by === pointer.publishing?.by.id;
    if (isOwn && (pointer.overtaken?.length ?? 0) > (last.overtaken?.length ?? 0))
      this.observed.fail(`${changeOf(pointer)} has taken its own claim over`);
  }

  #addMoves({ sections: live }: Pointer, pointer: Pointer): void {
    const { generation: number, sections: next } = pointer;
    for (const section of new Set([...Object.keys(live), ...Object.keys(next)])) {
      const [from, to] = [live[section], next[section]];
      if (from?.release === to?.release) continue;
      if (from?.lock) this.observed.fail(`${changeOf(pointer)} moved ${section}, which is locked`);
      this.moves.push({ number, change: changeOf(pointer), section, from, to });
    }
  }

  #expectLiveInHistory({ sections }: Pointer): void {
    for (const [name, { release, history }] of Object.entries(sections))
      if (!history.some((past) => past.release === release))
        this.observed.fail(`the history of ${name} lacks what is live`);
  }
}
