import { readFile } from "node:fs/promises";

export const budgets = JSON.parse(
  await readFile(new URL("../../budgets.json", import.meta.url), "utf8"),
);

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A figure, marked if it misses its limit. */
export const mark = (value: number, isMissed: boolean, digits = 0) =>
  `${value.toFixed(digits)}${isMissed ? "!" : ""}`;

/** A line of the table of goals, whose columns are its keys. */
export type Row = {
  figure: string;
  goal: string;
  "plain HTML": string;
  "bare React": string;
  ours: string;
};

type Figure = {
  unit?: string;
  digits?: number;
  /** The most it may be; the least with `isLeast`. */
  goal: number;
  isLeast?: boolean;
  plain?: number | undefined;
  react?: number | undefined;
  /** Our value, or the values of several pages, of which the table names the worst. */
  ours: number | ReadonlyMap<string, number>;
};

export function row(
  figure: string,
  { digits = 0, goal, isLeast = false, ours, plain, react, unit = "" }: Figure,
): Row {
  const values = typeof ours === "number" ? new Map([["", ours]]) : ours;
  const isWorse = (one: number, other: number) => (isLeast ? one < other : one > other);
  const [page, worst] = [...values].reduce(
    (a, b) => (isWorse(b[1], a[1]) ? b : a),
    ["nothing", isLeast ? Infinity : -Infinity],
  );
  const print = (value: number | undefined) =>
    value === undefined ? "" : `${value.toFixed(digits)}${unit}`;
  const isMissed = isWorse(Number(worst.toFixed(digits)), Number(goal.toFixed(digits)));
  const where = isMissed ? `worst of ${values.size}: ${page}` : `all ${values.size}`;
  return {
    figure,
    goal: `${isLeast ? "≥" : "≤"} ${Number(goal.toFixed(digits))}${unit}`,
    "plain HTML": print(plain),
    "bare React": print(react),
    ours: `${print(worst)}${isMissed ? "!" : ""}${typeof ours === "number" ? "" : ` (${where})`}`,
  };
}

/** A process's memory, as Linux counts it. */
export async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** What a process's CPU has worked since its start, in milliseconds, as Linux counts it. */
export async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
