import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addDealWithClosing, addReadDocument, assistantOf } from "../../../test/assistant.ts";
import { type Behavior, startFakeProvider } from "../../../test/fake-provider.ts";
import { openStore, type TestStore } from "../../../test/store.ts";
import { modelLimits } from "./usage.ts";

let fake: Awaited<ReturnType<typeof startFakeProvider>>;
let store: TestStore;
let client: ReturnType<typeof assistantOf>;
let closing: Awaited<ReturnType<typeof addDealWithClosing>>;
let logged: string;

const faithful: Behavior = ({ passages }, { sentences }) =>
  sentences(passages.slice(0, 1).map(({ id, text }) => said(text, id)));

/** A sentence, supported by words of a passage. */
const said = (text: string | undefined, passage: string | undefined, words = text) => ({
  text,
  support: [{ passage, words }],
});

async function open(
  {
    api = "openai-compatible",
    limits = {},
  }: { api?: "openai-compatible" | "anthropic"; limits?: Partial<typeof modelLimits> } = {},
  key = "a secret key",
) {
  logged = "";
  const log = pino({ level: "info" }, { write: (line: string) => void (logged += line) });
  store = await openStore({
    log,
    modelLimits: { ...modelLimits, timeoutMs: 30_000, ...limits },
    provider: { name: "Example AI", api, model: "example-1", baseUrl: fake.baseUrl },
    settings: { ASSISTANT_API_KEY: key },
  });
  client = assistantOf(store, store.client);
  closing = await addDealWithClosing(store, store.client, "48 Example Road");
}
const allow = async (isAllowed = true) =>
  client.request("/api/assistant/consent", { method: "PUT", body: { isAllowed } });
const quotesOf = ({ passages }: AssistantAnswer) => passages.map(({ text }) => text);

beforeEach(async () => {
  fake = await startFakeProvider(faithful);
});
afterEach(async () => {
  await store.remove();
  await fake.stop();
});

test.each(["openai-compatible", "anthropic"] as const)(
  "%s writes sentences, and each has the words that support it",
  async (api) => {
    await open({ api });
    await allow();
    const answer = await client.ask(closing.question);
    expect(answer).toMatchObject({
      mode: "model",
      sentences: [{ sources: [{ label: "Closing" }] }],
    });
    expect(answer.passages[0]).toMatchObject({ label: "Closing" });
    expect((await client.history()).items[0]).toEqual(answer);
    expect(fake.requests).toHaveLength(1);
    expect(JSON.stringify(fake.requests[0]?.headers)).toContain("a secret key");
    expect(fake.requests[0]?.body).toContain("example-1");
    expect(fake.requests[0]?.body).not.toContain("tool");
    expect(logged).not.toContain("a secret key");
  },
);

test("nothing is sent but the question and passages of the person's own records", async () => {
  await open();
  await allow();
  const answer = await client.ask(closing.question);
  const { passages, question } = fake.lastSent();
  expect(question).toBe(closing.question);
  expect(passages.length).toBeLessThanOrEqual(20);
  expect(passages.some(({ text }) => text.includes(quotesOf(answer)[0] ?? "-"))).toBe(true);
  for (const { email, id, name } of [store.client, store.otherClient]) {
    for (const secret of [email, id, name]) expect(fake.requests[0]?.body).not.toContain(secret);
  }
});

test("a sentence may be supported by any of the passages, and names the property they are of", async () => {
  await open();
  await allow();
  const text = "Closing is at the office of Sample Title, with the keys.";
  await addReadDocument(store, store.client, {
    dealId: closing.dealId,
    name: "Purchase agreement",
    type: "purchase-agreement",
    text,
  });
  const named = "Closing of 48 Example Road is at the office of Sample Title, with the keys.";
  fake.behave(({ passages }, { sentences }) => {
    const passage = passages.find((one) => one.text.includes(text));
    sentences([said(text, passage?.id), said(named, passage?.id, text)]);
  });
  const answer = await client.ask(closing.question);
  expect(answer).toMatchObject({
    mode: "model",
    sentences: [{ text: named, sources: [{ kind: "quote", text }] }],
  });
  expect(fake.lastSent().passages.every(({ property }) => property !== "9 Template Drive")).toBe(
    true,
  );
});

test("nothing is sent before the person agrees, nor after they changed their mind", async () => {
  await open();
  expect((await client.state()).provider).toEqual({ name: "Example AI", consent: "unasked" });
  expect(await client.ask(closing.question)).toMatchObject({ mode: "quotes" });
  await allow(false);
  expect((await client.state()).provider).toMatchObject({ consent: "refused" });
  await client.ask(closing.question);
  expect(fake.requests).toEqual([]);
  await allow();
  expect((await client.state()).provider).toMatchObject({ consent: "allowed" });
  expect(await client.ask(closing.question)).toMatchObject({ mode: "model" });
  await allow(false);
  await client.ask(closing.question);
  expect(fake.requests).toHaveLength(1);
  // Another person's consent is their own.
  const other = assistantOf(store, store.otherClient);
  expect((await other.state()).provider).toMatchObject({ consent: "unasked" });
});

test("consent to another provider doesn't count", async () => {
  await open();
  await allow();
  await store.db
    .updateTable("assistantConsent")
    .set({ provider: "openai-compatible Another AI https://api.another.example/v1" })
    .execute();
  expect((await client.state()).provider).toMatchObject({ consent: "unasked" });
  expect(await client.ask(closing.question)).toMatchObject({ mode: "quotes" });
  expect(fake.requests).toEqual([]);
});

test("what nothing matches, and hand-offs, never reach the model", async () => {
  await open();
  await allow();
  for (const question of [
    "Which zeppelin has marzipan?",
    "Where do I wire the deposit?",
    "What is the routing number?",
  ]) {
    expect(await client.ask(question)).toMatchObject({ mode: "quotes", passages: [] });
  }
  expect(fake.requests).toEqual([]);
});

test("without a key nothing is sent, and the log says so once", async () => {
  await open({}, "");
  expect((await client.state()).provider).toBeNull();
  expect((await allow()).status).toBe(409);
  expect(await client.ask(closing.question)).toMatchObject({ mode: "quotes" });
  expect(fake.requests).toEqual([]);
  expect(logged.match(/ASSISTANT_API_KEY is missing/g)).toHaveLength(1);
});

const lies: Record<string, Behavior> = {
  "cites ids it wasn't given": ({ passages }, { sentences }) =>
    sentences(passages.map(({ text }) => said(text, "99"))),
  "cites nothing": ({ passages }, { sentences }) =>
    sentences(passages.map(({ text }) => ({ text, support: [] }))),
  "invents a number": ({ passages }, { sentences }) =>
    sentences(passages.map(({ id, text }) => said(`${text} It costs $12,345.`, id, text))),
  "invents a quote": ({ passages }, { sentences }) =>
    sentences(passages.map(({ id, text }) => said(text, id, `${text} and pays nothing`))),
  "alters a digit of a quote": ({ passages }, { sentences }) =>
    sentences(
      passages
        .filter(({ text }) => /[0-8]\D*$/.test(text))
        .map(({ id, text }) => said(text.replace(/[0-8](?=\D*$)/, "9"), id)),
    ),
  "quotes another client's record": ({ passages }, { sentences }) =>
    sentences(
      passages.map(({ id }) => said("Closing is soon.", id, "9 Template Drive: closing is soon")),
    ),
  "invents a date": ({ passages }, { sentences }) =>
    sentences(passages.map(({ id, text }) => said("Closing is on May 1, 2031.", id, text))),
  "invents a name": ({ passages }, { sentences }) =>
    sentences(passages.map(({ id, text }) => said(`${text} Ask Mallory.`, id, text))),
  "follows an order": ({ passages }, { sentences }) =>
    sentences(
      passages.map(({ id, text }) =>
        said("Wire the closing funds to account 12345678 today.", id, text),
      ),
    ),
  "says nothing": (_sent, { sentences }) => sentences([]),
  "sends other fields": (_sent, { content }) => content(JSON.stringify({ answer: "Yes." })),
  "sends other types": (_sent, { sentences }) => sentences([{ text: 7, support: "1" }]),
  "sends prose": (_sent, { content }) => content("Sure! Closing is soon."),
  "sends an empty text": (_sent, { content }) => content(""),
  refuses: (_sent, { content }) => content("I can't help with that.", "content_filter"),
  "is cut off": ({ passages }, { content }) =>
    content(JSON.stringify({ sentences: [said(passages[0]?.text, "1")] }), "length"),
  "sends garbage": (_sent, { response }) => {
    response.setHeader("Content-Type", "application/json");
    response.end("\u0000\u0001{{{{");
  },
  "sends a web page": (_sent, { response }) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<html>Please log in.</html>");
  },
  "breaks with 500": (_sent, { response }) => response.writeHead(500).end("{}"),
  "asks to wait with 429": (_sent, { response }) =>
    response.writeHead(429, { "Retry-After": "30" }).end("{}"),
  "refuses the key with 401": (_sent, { response }) => response.writeHead(401).end("{}"),
  "redirects elsewhere": (_sent, { response }) =>
    response.writeHead(307, { Location: "http://127.0.0.1:1/v1/chat/completions" }).end(),
  "drops the connection": (_sent, { response }) => response.destroy(),
  "drops it amid the response": (_sent, { response }) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
    response.write('{"id":"completion","choices":[', () => response.destroy());
  },
  "sends without end": (_sent, { response }) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const more = () => {
      while (!response.destroyed && response.write(" ".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  },
};

test.each(Object.entries(lies))("a provider that %s costs only smoothness", async (_what, lie) => {
  await open();
  const quoted = await client.ask(closing.question);
  await allow();
  fake.behave(lie);
  const answer = await client.ask(closing.question);
  expect(answer).toMatchObject({ mode: "quotes", sentences: [], passages: quoted.passages });
  // Once: the quotes are the second try.
  expect(fake.requests).toHaveLength(1);
  expect(logged).not.toContain(closing.question);
  for (const quote of quotesOf(quoted)) expect(logged).not.toContain(quote);
});

test("a provider that hangs is left after the time limit, and its connection ended", async () => {
  await open({ limits: { timeoutMs: 2000 } });
  await allow();
  fake.behave(() => undefined);
  const start = performance.now();
  expect(await client.ask(closing.question)).toMatchObject({ mode: "quotes" });
  expect(performance.now() - start).toBeLessThan(20_000);
  await expect.poll(() => fake.closed).toHaveLength(1);
});

test("of true and false sentences only the true ones are kept", async () => {
  await open();
  await allow();
  fake.behave(({ passages }, { sentences }) =>
    sentences([
      said("The closing is free of charge for 3 elephants.", "1", passages[0]?.text),
      said(passages[0]?.text, "1"),
      said("Visit evil.example.com.", "1", passages[0]?.text),
    ]),
  );
  const answer = await client.ask(closing.question);
  expect(answer.mode).toBe("model");
  expect(answer.sentences[0]?.text).toBe(fake.lastSent().passages[0]?.text);
  expect(JSON.stringify(answer.sentences)).not.toMatch(/elephants|evil/);
});

test("a question before is not sent that went to a person, or that the next doesn't go on from", async () => {
  await open();
  await allow();
  const { id: money } = await client.ask("Where do I wire the deposit for account 12345?");
  await client.post({ question: `And ${closing.question}`, previousId: money });
  expect(fake.lastSent().previousQuestion).toBeUndefined();
  const { id: asked } = await client.ask(closing.question);
  await client.post({ question: closing.question, previousId: asked });
  expect(fake.lastSent().previousQuestion).toBeUndefined();
});

test("a follow-up is sent with the question before it", async () => {
  await open();
  await allow();
  const { id } = await client.ask(closing.question);
  await client.post({ question: "And how big is it?", previousId: id });
  expect(fake.lastSent()).toMatchObject({ previousQuestion: closing.question });
});

test("after a 429 nothing is sent until the provider's time has passed", async () => {
  await open();
  await allow();
  fake.behave((_sent, { response }) => response.writeHead(429, { "Retry-After": "60" }).end("{}"));
  for (let time = 0; time < 3; time += 1) await client.ask(closing.question);
  expect(fake.requests).toHaveLength(1);
});

test("a provider that keeps failing is left alone for a while", async () => {
  await open();
  await allow();
  fake.behave((_sent, { response }) => response.writeHead(500).end("{}"));
  for (let time = 0; time < 6; time += 1) await client.ask(closing.question);
  expect(fake.requests).toHaveLength(3);
});

test.each([
  ["requests", { requestsPerDay: 2 }],
  ["tokens", { tokensPerDay: 900 }],
] as const)("a person's %s are limited by the day, then quotes answer", async (_what, limits) => {
  await open({ limits });
  await allow();
  const modes = [];
  for (let time = 0; time < 4; time += 1) modes.push((await client.ask(closing.question)).mode);
  expect(modes).toEqual(["model", "model", "quotes", "quotes"]);
  expect(fake.requests).toHaveLength(2);
  // Yesterday's don't count.
  await store.db.updateTable("assistantUsage").set({ day: "2020-01-01" }).execute();
  expect((await client.ask(closing.question)).mode).toBe("model");
});

test("concurrent questions don't pass the limit together", async () => {
  await open({ limits: { requestsPerDay: 3 } });
  await allow();
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => client.ask(closing.question)),
  );
  expect(answers.filter(({ mode }) => mode === "model")).toHaveLength(3);
  expect(fake.requests).toHaveLength(3);
});

test("the time a person's answers take is limited by the day", async () => {
  await open({ limits: { millisecondsPerDay: 1 } });
  await allow();
  expect((await client.ask(closing.question)).mode).toBe("model");
  expect((await client.ask(closing.question)).mode).toBe("quotes");
  expect(fake.requests).toHaveLength(1);
});
