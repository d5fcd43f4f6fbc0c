import type { Counts } from "./ledger.ts";

/** What a scenario found, by kind. */
export type Outcome = {
  counts: Record<string, Counts>;
  /** How it was broken, if that depends on the machine: "a tmpfs of 24 MiB". */
  means?: string;
};

/** Continues for as many rounds as there is time for, and counts those started. */
export class Rounds implements Iterable<number> {
  /** How many were started. */
  done = 0;
  readonly #wanted: number;
  readonly #until: number;

  /**
   * @param wanted how many, if there is time
   * @param milliseconds after which no further one starts, though at least one does
   */
  constructor(wanted: number, milliseconds: number) {
    this.#wanted = wanted;
    this.#until = performance.now() + milliseconds;
  }

  *[Symbol.iterator](): Generator<number> {
    while (this.done === 0 || (this.done < this.#wanted && performance.now() < this.#until)) {
      this.done += 1;
      yield this.done;
    }
  }
}
