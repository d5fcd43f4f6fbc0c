import type { Counts } from "./ledger.ts";

/** What a scenario found, by what was looked for. */
export type Outcome = {
  counts: Record<string, Counts>;
  /** What it was broken with, where that depends on the machine: "a tmpfs of 24 MiB". */
  means?: string;
};

/** Goes on for as many rounds as there is time for; counts those that were begun. */
export class Rounds implements Iterable<number> {
  /** How many were begun. */
  done = 0;
  readonly #wanted: number;
  readonly #until: number;

  /**
   * @param wanted how many, where there is time
   * @param milliseconds after which no further one begins, though one always does
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
