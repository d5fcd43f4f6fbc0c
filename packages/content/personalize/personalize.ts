/**
 * Asks the owner who they are and writes `broker.ts` and `claims.ts`. Answers are kept in
 * `.personalize.json` until the end, so that it can be stopped and resumed. Asked again, it offers
 * what these files say.
 *
 * Usage: npm run personalize [-- --from=answers.json]
 */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

import * as prompts from "@clack/prompts";
import { formPages } from "@frontage/records/state-rules/state-documents";
import { stateName } from "@frontage/records/state-rules/state-names";

import { broker } from "../src/broker.ts";
import { daysToClosing, homeFigures, yearsInCommercial } from "../src/claims.ts";
import { documentsOf } from "../src/licenses.ts";
import { statSchema } from "../src/schemas/claim.ts";
import { sampleClaimsIn } from "../src/sample-values.ts";
import { answersOf } from "./answers-of.ts";
import {
  type ClaimAnswers,
  claimAnswersSchema,
  figureProblem,
  figureQuestions,
} from "./claim-answers.ts";
import { findPosition } from "./find-position.ts";
import { type Answers, offeredFor, problemWith, type Question, questionsFor } from "./questions.ts";
import { problemsOf, toBroker } from "./to-broker.ts";
import { writeBroker, writeClaims } from "./write-content.ts";

/** Without claims, `claims.ts` stays as it is. */
type Given = { broker: Answers; claims?: ClaimAnswers };

const folder = new URL("../src/", import.meta.url);
const saved = new URL("../../../.personalize.json", import.meta.url);
const current = answersOf(broker);
const claims = { homeFigures: [...homeFigures], yearsInCommercial, daysToClosing };
const { values: options } = readOptions();

const given = options.from ? await readGiven(options.from) : await ask();
await write(given);
await rm(saved, { force: true });
sayWhatFollows();

function readOptions() {
  try {
    return parseArgs({ options: { from: { type: "string" } } });
  } catch {
    return stop("Usage: npm run personalize [-- --from=answers.json]");
  }
}

/** Ends the program after printing what is wrong with the file. */
async function readGiven(file: string): Promise<Given> {
  const { claims: figures, ...answers } = await readJson(file);
  const problems = problemsOf(answers, current).map(({ key, sentence }) => `${key}: ${sentence}`);
  const parsed = figures === undefined ? undefined : claimAnswersSchema.safeParse(figures);
  for (const { message, path } of parsed?.error?.issues ?? []) {
    problems.push(`claims.${path.join(".")}: ${message}`);
  }
  if (problems.length === 0) {
    return { broker: answers, ...(parsed?.data && { claims: parsed.data }) };
  }
  return stop(...problems);
}

async function readJson(name: string): Promise<Answers & { claims?: unknown }> {
  const file = resolve(name);
  const text = await readFile(file, "utf8").catch(() => stop(`There is no file ${file}.`));
  try {
    return JSON.parse(text);
  } catch (error) {
    return stop(`${file} isn’t JSON: ${(error as Error).message}.`);
  }
}

function stop(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

async function ask(): Promise<Given> {
  if (!process.stdin.isTTY) {
    return stop("The questions need a terminal. Without one, pass --from=answers.json.");
  }
  prompts.intro(
    "Make this site yours. Enter accepts what is offered. Ctrl C stops; what you answered is kept.",
  );
  const text = await readFile(saved, "utf8").catch(() => undefined);
  const answers: Record<string, string> = text ? JSON.parse(text) : {};
  if (text) prompts.log.info("Going on where you stopped.");
  // Later questions follow from earlier answers.
  for (;;) {
    const questions = questionsFor(answers);
    const index = questions.findIndex(({ key }) => answers[key] === undefined);
    const next = questions[index];
    if (!next) break;
    answers[next.key] = await askOne(next, `${index + 1}/${questions.length}`, answers);
    await keep(answers);
  }
  const figures = await askForFigures(answers);
  return { broker: answers, ...(figures && { claims: figures }) };
}

async function keep(answers: Answers): Promise<void> {
  await writeFile(saved, `${JSON.stringify(answers, undefined, 2)}\n`);
}

async function askOne(question: Question, number: string, answers: Answers): Promise<string> {
  const { choices, example } = question;
  const message = `${number}  ${question.ask}`;
  let offered = offeredFor(question, answers, current);
  if (choices) {
    const initialValue = offered ?? choices[0]?.value ?? "";
    return orStop(await prompts.select({ message, options: [...choices], initialValue }));
  }
  if (question.key === "position") offered ??= await offerPosition(answers["address"] ?? "");
  // What is there can be edited and emptied; what usually fits is typed over.
  const isThere = offered !== undefined && offered === current[question.key];
  const fallback = isThere ? question.fallback?.(answers) : offered;
  const typed = await prompts.text({
    message: example ? `${message}\n${example}` : message,
    ...(isThere && offered ? { initialValue: offered } : {}),
    ...(fallback ? { placeholder: fallback, defaultValue: fallback } : {}),
    validate: (text) => problemWith(question, text?.trim() || (fallback ?? ""), answers, current),
  });
  return orStop(typed).trim() || (fallback ?? "");
}

async function offerPosition(address: string): Promise<string | undefined> {
  const isWanted = await prompts.confirm({
    message: `Look up ${address} at the US Census Bureau for the map’s pin?`,
  });
  if (!orStop(isWanted)) return undefined;
  const position = await findPosition(address);
  prompts.log.info(
    position
      ? "Found. Check it on a map before you accept."
      : "The bureau doesn’t know the address, or can’t be reached. Please enter the pin’s place.",
  );
  return position;
}

/**
 * The figures on the home page; nothing if they stay as they are.
 *
 * @param answers what is kept, with the figures so far
 */
async function askForFigures(answers: Answers): Promise<ClaimAnswers | undefined> {
  const sampled = new Set(sampleClaimsIn([...homeFigures, yearsInCommercial, daysToClosing]));
  const own = homeFigures.filter(({ label }) => !sampled.has(label));
  const figures: ClaimAnswers["homeFigures"] = JSON.parse(answers["figures"] ?? "[]");
  const isStarted = figures.length > 0;
  if (isStarted) prompts.log.info(`Kept: ${figures.map(({ label }) => label).join(", ")}.`);
  const ask = () => prompts.confirm({ message: "Another figure?", initialValue: false });
  const isNow = await (isStarted
    ? ask()
    : prompts.confirm({
        message:
          own.length > 0
            ? `Enter your figures anew? Otherwise these stay: ${own.map(({ label }) => label).join(", ")}.`
            : "Enter your figures now? Advertising rules require proof of each. Otherwise the site shows none until you edit claims.ts.",
        initialValue: own.length === 0,
      }));
  const withoutSource = <Figure extends { label: string; source: string }>(figure: Figure) =>
    sampled.has(figure.label) ? { ...figure, source: "" } : figure;
  const others = {
    yearsInCommercial: withoutSource(yearsInCommercial),
    daysToClosing: withoutSource(daysToClosing),
  };
  let isAsking = orStop(isNow);
  if (!isAsking && !isStarted) {
    return sampled.size > 0 ? { homeFigures: own, ...others } : undefined;
  }
  while (isAsking) {
    prompts.log.step(`Figure ${figures.length + 1}`);
    const figure: Record<string, string> = { asOf: new Date().toISOString().slice(0, 10) };
    for (const { ask: message, example, key } of figureQuestions) {
      const typed = await prompts.text({
        message: `${message}\n${example}`,
        validate: (text) => figureProblem(key, text?.trim() ?? ""),
      });
      figure[key] = orStop(typed).trim();
    }
    figures.push(statSchema.parse({ ...figure, number: Number(figure["number"]) }));
    await keep({ ...answers, figures: JSON.stringify(figures) });
    isAsking = orStop(await ask());
  }
  return { homeFigures: figures, ...others };
}

/** Ctrl C ends the program; what was answered is in the file. */
function orStop<Value>(answer: Value): Exclude<Value, symbol> {
  if (!prompts.isCancel(answer)) return answer as Exclude<Value, symbol>;
  prompts.cancel("Stopped. `npm run personalize` goes on from here.");
  process.exit(1);
}

async function write({ broker: answers, claims: figures }: Given): Promise<void> {
  const files = [new URL("broker.ts", folder), new URL("claims.ts", folder)] as const;
  const [brokerCode, claimsCode] = await Promise.all(files.map((file) => readFile(file, "utf8")));
  await writeFile(files[0], writeBroker(brokerCode ?? "", broker, toBroker(answers, broker)));
  if (figures) await writeFile(files[1], writeClaims(claimsCode ?? "", claims, figures));
  await promisify(execFile)(
    "oxfmt",
    files.map((file) => fileURLToPath(file)),
  );
}

function sayWhatFollows(): void {
  const needed = toBroker(given.broker, broker).licenses.flatMap((license) => {
    const page = formPages[license.state];
    return documentsOf(license).map(
      ({ file, label }) =>
        `apps/site/documents/${file}: the ${label}, which ${stateName(license.state)} requires${page ? ` (${page})` : ""}`,
    );
  });
  const steps = [
    "services.ts: your services, three to nine",
    "faqs.ts: the questions on your home page, or none",
    "pages.ts: the About page, from `about` on; its four tiles are in approach.ts, the line below your name in footer.ts",
    "legal.ts: the privacy policy and terms, once a lawyer has read them",
    "photographs: `npm run photograph -- my-building.jpg` puts one of yours in a place",
    "claims.ts: years in the business and days to closing, and more figures",
    ...needed,
  ];
  console.log(
    [
      `${given.claims ? "broker.ts and claims.ts are" : "broker.ts is"} written. What is left, in packages/content/src:`,
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      "See the result with `npm run dev`: a bar names what on a page is still the sample’s. `npm run check` lists all of it.",
    ].join("\n"),
  );
}
