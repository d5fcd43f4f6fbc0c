import type { HandOffReason } from "@frontage/records/schemas/assistant";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gold, Question } from "./question.ts";
import { fillIn } from "./stores/description.ts";
import { quincyAhn, quincyAhnDays } from "./stores/quincy-ahn.ts";

/** Questions as they are kept: each gold source is "record | text | another text". */
type KeptQuestions = Omit<Question, "text" | "asker" | "facts" | "also"> & {
  ask: string[];
  facts?: string[][];
  also?: string[];
};

/**
 * Questions of a client whose documents are drafted in words of their own.
 *
 * @param name "quincy-ahn": our own; "fresh": written and graded before anybody saw a result
 */
export function questionSet(name: "quincy-ahn" | "fresh", now: Date): Question[] {
  const file = readFileSync(join(import.meta.dirname, `questions/${name}.json`), "utf8");
  const kept = JSON.parse(fillIn(file, quincyAhnDays(now))) as KeptQuestions[];
  const { email: asker } = quincyAhn(now);
  return kept.flatMap(({ also = [], ask, facts = [], ...rest }) => {
    const golds = { facts: facts.map((fact) => fact.map(goldOf)), also: also.map(goldOf) };
    return ask.map((text) => ({ ...rest, ...golds, text, asker }));
  });
}

/** Fresh questions for a person, by why, and some that only sound like it. */
export function handOffQuestions(now: Date): Question[] {
  const file = readFileSync(join(import.meta.dirname, "questions/hand-offs.json"), "utf8");
  const kept = JSON.parse(file) as Record<HandOffReason | "none", string[]>;
  const { email: asker } = quincyAhn(now);
  return Object.entries(kept).flatMap(([reason, texts]) =>
    texts.map((text): Question =>
      reason === "none"
        ? { kind: "look-alike", text, asker, facts: [] }
        : { kind: "hand-off", text, asker, facts: [], handOff: reason as HandOffReason },
    ),
  );
}

function goldOf(source: string): Gold {
  const [record = "", ...contains] = source.split(" | ");
  return { record, contains };
}
