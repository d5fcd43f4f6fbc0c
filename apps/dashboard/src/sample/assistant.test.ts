import { beforeEach, expect, test, vi } from "vitest";

import { ask } from "../api/assistant-queries.ts";
import { assistant, pageQuery, threads } from "../api/clients.ts";
import { read } from "../api/request.ts";

const asked = (question: string) => ask({ question }, () => undefined);
const listed = async () =>
  (await read(assistant.questions.$get({ query: pageQuery({ limit: 5 }) }))).items;

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

test("the samples answer with passages of the property that the question names", async () => {
  const [first] = await listed();
  expect(first).toMatchObject({
    question: "When does due diligence end on 48 Example Road?",
    passages: [{ kind: "card", label: "Due diligence ends", title: "Dates" }, {}, {}, {}, {}],
  });

  const deposit = await asked("Who gets the deposit for 48 Example Road, and the zeppelin?");
  const places = deposit.passages.map(({ place }) => place.name);
  expect(new Set(places)).toEqual(new Set(["48 Example Road"]));
  expect(deposit.passages.map(({ title }) => title)).toContain("Purchase agreement, revision 3");
  for (const { marks, text } of deposit.passages) {
    for (const [from, to] of marks) expect(text.slice(from, to)).toMatch(/^(deposit|get)/i);
  }
  expect(deposit.unmentioned).toEqual(["zeppelin"]);
});

test("the samples never answer about wires", async () => {
  const { handOff, passages } = await asked("Where do I wire the deposit?");
  expect({ handOff, passages }).toEqual({ handOff: { reason: "money" }, passages: [] });
});

test("a sample question goes to the broker as a message, or as one that wasn't helped", async () => {
  const { id } = await asked("What is the vacancy of flex buildings?");
  await read(assistant.questions[":id"].unhelpful.$put({ param: { id } }));
  const param = { id };
  await read(assistant.questions[":id"].forward.$post({ param, json: { text: "What is it?" } }));
  const [newest, sample] = await listed();
  expect(newest).toMatchObject({ id, isForwarded: true, isUnhelpful: true });
  expect(newest?.passages[0]?.text).toContain("flex vacancy is 6.1%");
  expect(sample).toMatchObject({ isForwarded: false });
  const { items } = await read(
    threads[":id"].messages.$get({ param: { id: "broker" }, query: {} }),
  );
  expect(items[0]).toMatchObject({ from: "me", text: "What is it?" });
});
