import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { scopedTo } from "../database/scope.ts";
import { acceptQuestion, answerAccepted } from "./ask.ts";

const store = sharedStore();

test("one question of a person is answered after the other, and nobody else waits for them", async () => {
  const steps: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const dependencies = {
    ...store,
    async answerQuestion(_store: unknown, { question }: { question: string }) {
      steps.push(`begins ${question}`);
      const gate = Promise.withResolvers<void>();
      gates.set(question, gate);
      await gate.promise;
      steps.push(`ends ${question}`);
      if (question === "A") throw new Error("It broke.");
      const searched = { documents: 0, unreadable: [] };
      return { passages: [], unmentioned: [], handOff: null, searched };
    },
  };
  const ask = async (person: Person, question: string) => {
    const records = scopedTo(store.db, person);
    const asked = { form: { question }, ipAddress: "", now: new Date(), person, records };
    const id = await acceptQuestion(dependencies, asked);
    return answerAccepted(dependencies, id, asked, new AbortController().signal);
  };
  const begun = async (question: string) =>
    expect.poll(() => steps.includes(`begins ${question}`)).toBe(true);

  const first = ask(store.client, "A");
  await begun("A");
  const second = ask(store.client, "B");
  const other = ask(store.otherClient, "C");
  await begun("C");
  gates.get("C")?.resolve();
  await other;
  await turn();
  expect(steps).toEqual(["begins A", "begins C", "ends C"]);
  gates.get("A")?.resolve();
  await expect(first).rejects.toThrow("It broke.");
  await begun("B");
  gates.get("B")?.resolve();
  await second;
  expect(steps).toEqual(["begins A", "begins C", "ends C", "ends A", "begins B", "ends B"]);
});
