/**
 * Asks the owner who they are and writes `broker.ts` and `claims.ts`. Answers are kept in
 * `.personalize.json` until the end, so that it can be stopped and resumed.
 *
 * Usage: npm run personalize [-- --from=answers.json]
 */
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

import * as prompts from "@clack/prompts";
import { formPages } from "@frontage/records/state-rules/state-documents";
import { stateName } from "@frontage/records/state-rules/state-names";

import { broker } from "../src/broker.ts";
import { daysToClosing, homeFigures, yearsInCommercial } from "../src/claims.ts";
import { documentsOf } from "../src/licenses.ts";
import { type ClaimAnswers, claimAnswersSchema, figureQuestions } from "./claim-answers.ts";
import { findPosition } from "./find-position.ts";
import { type Answers, type Question, questionsFor } from "./questions.ts";
import { problemsOf, toBroker } from "./to-broker.ts";
import { writeBroker, writeClaims } from "./write-content.ts";

type Given = { broker: Answers; claims?: ClaimAnswers };

const folder = new URL("../src/", import.meta.url);
const saved = new URL("../../../.personalize.json", import.meta.url);
const claims = { homeFigures: [...homeFigures], yearsInCommercial, daysToClosing };
const { values: options } = parseArgs({ options: { from: { type: "string" } } });

const given = options.from ? await readGiven(options.from) : await ask();
await write(given);
await rm(saved, { force: true });
sayWhatFollows();

/** @throws after printing what is wrong with the file */
async function readGiven(file: string): Promise<Given> {
  const { claims: figures, ...answers } = JSON.parse(await readFile(file, "utf8")) as Answers & {
    claims?: unknown;
  };
  const problems = problemsOf(answers).map(({ key, sentence }) => `${key}: ${sentence}`);
  const parsed = figures === undefined ? undefined : claimAnswersSchema.safeParse(figures);
  for (const { message, path } of parsed?.error?.issues ?? []) {
    problems.push(`claims.${path.join(".")}: ${message}`);
  }
  if (problems.length === 0) {
    return { broker: answers, ...(parsed?.data && { claims: parsed.data }) };
  }
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

async function ask(): Promise<Given> {
  prompts.intro("Make this site yours. Ctrl C stops; what you answered is kept.");
  const text = await readFile(saved, "utf8").catch(() => undefined);
  const answers: Record<string, string> = text ? JSON.parse(text) : {};
  if (text) prompts.log.info("Going on where you stopped.");
  // Later questions follow from earlier answers.
  for (;;) {
    const next = questionsFor(answers).find(({ key }) => answers[key] === undefined);
    if (!next) break;
    answers[next.key] = await askOne(next, answers);
    await writeFile(saved, `${JSON.stringify(answers, undefined, 2)}\n`);
  }
  const figures = await askForFigures();
  return { broker: answers, ...(figures && { claims: figures }) };
}

async function askOne(question: Question, answers: Answers): Promise<string> {
  const { ask: message, choices, example, problem } = question;
  if (choices) return orStop(await prompts.select({ message, options: [...choices] }));
  const fallback =
    question.key === "position"
      ? await offerPosition(answers["address"] ?? "")
      : question.fallback?.(answers);
  const typed = await prompts.text({
    message: example ? `${message}\n${example}` : message,
    ...(fallback ? { placeholder: fallback, defaultValue: fallback } : {}),
    validate: (text) => problem(text?.trim() || (fallback ?? ""), answers),
  });
  return orStop(typed) || (fallback ?? "");
}

async function offerPosition(address: string): Promise<string | undefined> {
  const isWanted = await prompts.confirm({
    message: `Look up ${address} at the US Census Bureau for the map’s pin?`,
  });
  if (!orStop(isWanted)) return undefined;
  const position = await findPosition(address);
  prompts.log.info(
    position ? "Found. Check it on a map before you accept." : "Not found. Please enter it.",
  );
  return position;
}

/** The figures on the home page; none if the owner leaves them for later. */
async function askForFigures(): Promise<ClaimAnswers | undefined> {
  const isNow = await prompts.confirm({
    message:
      "Enter your figures now? Advertising rules require proof of each. Otherwise the site shows none until you edit claims.ts.",
  });
  const asOf = new Date().toISOString().slice(0, 10);
  const unproven = {
    homeFigures: [],
    yearsInCommercial: { ...yearsInCommercial, source: "" },
    daysToClosing: { ...daysToClosing, source: "" },
  };
  if (!orStop(isNow)) return unproven;
  const figures: ClaimAnswers["homeFigures"] = [];
  do {
    prompts.log.step(`Figure ${figures.length + 1}`);
    const figure: Record<string, string> = { asOf };
    for (const { ask: message, example, key } of figureQuestions) {
      figure[key] = orStop(
        await prompts.text({
          message: `${message}\n${example}`,
          validate: (text) =>
            key === "number" && !/^[1-9]\d*$/.test(text?.trim() ?? "")
              ? "Write a whole number."
              : text?.trim()
                ? undefined
                : "Please write something.",
        }),
      ).trim();
    }
    const parsed = claimAnswersSchema.shape.homeFigures.element.safeParse({
      ...figure,
      number: Number(figure["number"]),
    });
    if (parsed.success) figures.push(parsed.data);
    else prompts.log.error(parsed.error.issues.map(({ message }) => message).join(" "));
  } while (orStop(await prompts.confirm({ message: "Another figure?" })));
  return { ...unproven, homeFigures: figures };
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
    const documents = documentsOf(license);
    if (documents.length === 0) return [];
    const page = formPages[license.state];
    return [
      `${stateName(license.state)} requires these documents${page ? `, from ${page}` : ""}:`,
      ...documents.map(({ file, label }) => `  ${label}, as apps/site/documents/${file}`),
    ];
  });
  console.log(
    [
      "broker.ts and claims.ts are written. What is left:",
      ...needed,
      "Services, questions, the About page and legal texts: services.ts, faqs.ts, pages.ts and legal.ts in packages/content/src",
      "Photographs: apps/site/photographs/README.md",
      "`npm run check` says what is still the sample’s; `npm run dev` shows the site.",
    ].join("\n"),
  );
}
