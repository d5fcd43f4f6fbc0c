/**
 * Asks the assistant the questions of `questions/` over the API and prints what a person sees,
 * beside the goals, then how it finds clauses in public contracts. Nothing fails.
 *
 * Usage: node apps/server/evaluation/evaluate.ts [--verbose] [--large] [--store postgres]
 *   --verbose   lists our own questions that fell short
 *   --large     measures the processor's time beside 1,000 documents of 20 pages
 */
import { parseArgs } from "node:util";
import { fillWithPages } from "../test/many-pages.ts";
import { startPostgres } from "../test/postgres-server.ts";
import { askPublicContracts } from "./ask-public-contracts.ts";
import { type EvaluationStore, openEvaluationStore } from "./open-store.ts";
import { readPublicContracts } from "./public-contracts.ts";
import type { Question } from "./question.ts";
import { handOffQuestions, questionSet } from "./question-set.ts";
import { recordsOf } from "./records.ts";
import {
  answerable,
  findMistakes,
  isFailure,
  isShown,
  percentile,
  reasonOf,
  type Result,
  scoreAnswer,
  type Share,
  share,
  topicOf,
} from "./score.ts";
import { publicContractsClient } from "./stores/public-contracts.ts";
import { quincyAhn } from "./stores/quincy-ahn.ts";

const { values: options } = parseArgs({
  options: {
    verbose: { type: "boolean", default: false },
    large: { type: "boolean", default: false },
    store: { type: "string", default: "sqlite" },
  },
});
const now = new Date();
const postgres = options.store === "postgres" ? await startPostgres() : undefined;
try {
  await run();
} finally {
  await postgres?.stop();
}

async function run() {
  const { contracts } = readPublicContracts();
  const store = await openEvaluationStore({
    clients: [quincyAhn(now), publicContractsClient(contracts)],
    hasSamples: false,
    now,
    ...(postgres ? { variables: { DATABASE_URL: postgres.url } } : {}),
  });
  try {
    const before = await recordsOf(store);
    const own = await askAll(store, questionSet("quincy-ahn", now));
    const fresh = await askAll(store, questionSet("fresh", now));
    const freshHandOffs = await askAll(store, handOffQuestions(now));
    const clauses = await askPublicContracts(store);
    const isUnchanged = (await recordsOf(store)) === before;
    report({ own, fresh, freshHandOffs, clauses, isUnchanged });
    if (options.verbose) {
      for (const result of own.filter(isFailure)) console.log(describe(result));
    }
    if (options.large) await reportLarge(store, questionSet("quincy-ahn", now));
  } finally {
    await store.close();
  }
}

async function askAll(store: EvaluationStore, questions: readonly Question[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const question of questions) {
    for (const mistake of await findMistakes(store, question)) {
      console.warn(`No such gold source. ${mistake}`);
    }
    results.push(await scoreAnswer(store, question, await store.ask(question)));
  }
  return results;
}

type Figures = Record<"own" | "fresh" | "freshHandOffs", Result[]> & {
  clauses: number[];
  isUnchanged: boolean;
};

function report({ clauses, fresh, freshHandOffs, isUnchanged, own }: Figures) {
  const all = [...own, ...fresh, ...freshHandOffs];
  const shown = (of: readonly Result[], goals: { five?: number; three?: number } = {}) => ({
    "among five": cell(share(answerable(of), isShown(5)), goals.five),
    "among three": cell(share(answerable(of), isShown(3)), goals.three),
  });
  const byTopic = Map.groupBy(answerable(all), ({ question }) => topicOf(question));
  console.log(`${all.length} questions, on ${postgres ? "PostgreSQL" : "SQLite"}`);
  console.table({
    "fresh questions": shown(fresh, { five: 0.85, three: 0.75 }),
    "our own questions": shown(own, { five: 0.92 }),
    "contract clauses": {
      "among five": cell(
        share(clauses, (after) => after <= 5),
        0.57,
      ),
      "among three": cell(share(clauses, (after) => after <= 3)),
    },
    ...Object.fromEntries([...byTopic].map(([topic, of]) => [`… about ${topic}`, shown(of)])),
  });
  const passages = all.flatMap(({ isVerbatim }) => isVerbatim);
  const handOffs = (of: readonly Result[]) =>
    share(
      of.filter(({ question }) => question.kind === "hand-off"),
      (one) => reasonOf(one) === one.question.handOff,
    );
  const lookAlikes = all.filter(({ question }) => question.kind === "look-alike");
  const isLeak = ({ hasCanary, isPermitted: permitted }: Result) =>
    hasCanary || permitted.includes(false);
  console.table({
    "hand-offs, our own": cell(handOffs(own), 0.95),
    "hand-offs, fresh": cell(handOffs(freshHandOffs)),
    "look-alikes not handed off": cell(share(lookAlikes, (one) => !reasonOf(one))),
    leaks: `${all.filter(isLeak).length} (goal: 0)`,
    "effects of hostile texts": `${all.flatMap(({ injected }) => injected).length} (goal: 0)`,
    "quotes verbatim": cell(share(passages, Boolean), 1),
    "records changed": isUnchanged ? "none" : "some !",
  });
}

function cell({ part, whole }: Share, goal?: number): string {
  const value = whole === 0 ? 1 : part / whole;
  const percent = (of: number) => `${Number((of * 100).toFixed(1))}%`;
  const beside = goal === undefined ? "" : `, goal ${percent(goal)}${value < goal ? " !" : ""}`;
  return `${percent(value)} (${part}/${whole}${beside})`;
}

/** What answers cost beside many documents of the same client. */
async function reportLarge(store: EvaluationStore, questions: readonly Question[]) {
  const asker = questions[0]?.asker ?? "";
  const id = store.personIds.get(asker) ?? "";
  await fillWithPages(store.services, { id, name: "", email: asker, role: "client" });
  const costs: number[] = [];
  for (const question of questions) {
    // A busy machine makes answers wait; the processor's time says what they cost.
    const before = process.cpuUsage();
    await store.ask(question);
    const { system, user } = process.cpuUsage(before);
    costs.push((system + user) / 1000);
  }
  const [p50, p95] = [0.5, 0.95].map((of) => percentile(costs, of).toFixed(0));
  console.log(
    `Processor's time beside 1,000 documents of 20 pages: p50 ${p50} ms, p95 ${p95} ms (goal: ≤ 100)`,
  );
}

function describe(result: Result): string {
  const { answer, injected, isPermitted, isRight, isVerbatim, question } = result;
  const lines = answer.passages.map(({ label, page, text, title }, at) => {
    const marks = [
      isRight[at] ? "✓" : "✗",
      isVerbatim[at] ? "" : "not verbatim",
      isPermitted[at] ? "" : "LEAK",
    ];
    const said = `${label ? `[${label}] ` : ""}${text}`.replaceAll(/\s+/g, " ").slice(0, 160);
    return `    ${marks.filter(Boolean).join(" ")} ${title}${page ? `, page ${page}` : ""}: ${said}`;
  });
  const effects = injected.length > 0 ? ` INJECTED: ${injected.join(", ")}` : "";
  const heading = `\n${question.kind}${question.handOff ? ` [${question.handOff}]` : ""}: ${question.text}`;
  return [heading, `  → ${answer.handOff?.reason ?? "shown"}${effects}`, ...lines].join("\n");
}
