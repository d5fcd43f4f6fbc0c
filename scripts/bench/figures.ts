import { readFile } from "node:fs/promises";

export const budgets = JSON.parse(
  await readFile(new URL("../../budgets.json", import.meta.url), "utf8"),
);

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A figure, marked if it misses its limit. */
export const mark = (value: number, isMissed: boolean, digits = 0) =>
  `${value.toFixed(digits)}${isMissed ? "!" : ""}`;

/** A process's memory, as Linux counts it. */
export async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
