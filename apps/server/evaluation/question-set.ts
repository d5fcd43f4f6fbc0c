import type { Question } from "./question.ts";
import { quincyAhnQuestions } from "./questions/quincy-ahn.ts";

/** Asked by a client whose documents are drafted in words of their own; of several wordings, the first. */
export const questionSet = (now: Date): Question[] =>
  quincyAhnQuestions(now).filter(
    ({ facts, kind }, index, all) =>
      kind !== "answerable" || !all.slice(0, index).some((other) => other.facts === facts),
  );
