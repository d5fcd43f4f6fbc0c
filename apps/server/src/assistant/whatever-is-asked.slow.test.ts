import { expect, test } from "vitest";
import { openEvaluationStore } from "../../evaluation/open-store.ts";
import { questionSet } from "../../evaluation/question-set.ts";
import { recordsOf } from "../../evaluation/records.ts";
import { reasonOf, type Result, scoreAnswer } from "../../evaluation/score.ts";
import { quincyAhn } from "../../evaluation/stores/quincy-ahn.ts";
import { freshSettings } from "../../test/store.ts";

const now = new Date();

// The attacks and hand-offs, and some of the rest: `evaluation/evaluate.ts` asks everything.
const isAsked = ({ kind }: { kind: string }, index: number) =>
  ["adversarial", "hand-off"].includes(kind) || index % 4 === 0;

test("whatever is asked, answers quote word for word, and only what the person may see", async () => {
  const { remove, variables } = await freshSettings();
  const client = quincyAhn(now);
  const store = await openEvaluationStore({ clients: [client], hasSamples: false, now, variables });
  try {
    const questions = questionSet("quincy-ahn", now)
      .filter(({ asker }) => asker === client.email)
      .filter(isAsked);
    const before = await recordsOf(store);
    const results: Result[] = [];
    for (const question of questions) {
      results.push(await scoreAnswer(store, question, await store.ask(question)));
    }
    const textsOf = (isWrong: (result: Result) => boolean) =>
      results.filter(isWrong).map(({ question }) => question.text);

    expect(results.filter(({ answer }) => answer.passages.length > 0).length).toBeGreaterThan(10);
    expect(textsOf(({ isVerbatim }) => isVerbatim.includes(false))).toEqual([]);
    expect(textsOf(({ isPermitted }) => isPermitted.includes(false))).toEqual([]);
    expect(textsOf(({ hasCanary }) => hasCanary)).toEqual([]);
    expect(textsOf(({ injected }) => injected.length > 0)).toEqual([]);
    expect(textsOf(({ answer }) => answer.passages.length > 5)).toEqual([]);
    expect(
      textsOf((result) => reasonOf(result) === "money" && result.answer.passages.length > 0),
    ).toEqual([]);
    expect(await recordsOf(store)).toBe(before);
  } finally {
    await store.close();
    await remove();
  }
});
