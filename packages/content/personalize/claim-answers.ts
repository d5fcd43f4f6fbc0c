import * as z from "zod";

import { claimSchema, rangeClaimSchema, statSchema } from "../src/schemas/claim.ts";

/** The figures of `claims.ts`, as an answers file and the questions give them. */
export const claimAnswersSchema = z.strictObject({
  homeFigures: z.array(statSchema),
  yearsInCommercial: claimSchema.extend({
    figure: z.string().min(1),
    inWords: z.string().min(1),
  }),
  daysToClosing: rangeClaimSchema,
});

export type ClaimAnswers = z.infer<typeof claimAnswersSchema>;

/** One figure's questions: its key in the record, and what to ask. */
export const figureQuestions = [
  { key: "label", ask: "What is it called?", example: "Transaction Volume" },
  { key: "number", ask: "The figure, without what follows it?", example: "5" },
  { key: "suffix", ask: "What follows the figure?", example: "M+, +, % (Enter for nothing)" },
  { key: "description", ask: "What does the line below say?", example: "Across sales and leases" },
  {
    key: "counted",
    ask: "What exactly is counted?",
    example: "Square feet in closed sales and leases",
  },
  { key: "source", ask: "Where is the proof?", example: "from my firm’s closing records" },
] as const;

/** What is wrong with one answer about a figure, as a sentence. */
export function figureProblem(
  key: (typeof figureQuestions)[number]["key"],
  text: string,
): string | undefined {
  if (key === "number") {
    return /^[1-9]\d*$/.test(text) ? undefined : "Write a whole number, such as 140.";
  }
  const issue = statSchema.shape[key].safeParse(text).error?.issues[0];
  if (issue?.code === "too_big") return `Write at most ${issue.maximum} characters.`;
  // A figure without a source isn’t shown.
  return issue || (key === "source" && text === "") ? "Please write something." : undefined;
}
