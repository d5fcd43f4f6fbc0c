import { globSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { broker } from "./broker.ts";
import type { LegalPage } from "./schemas/legal.ts";
import { whileSample } from "./is-sample.ts";

afterEach(() => {
  vi.doUnmock("./broker.ts");
  vi.resetModules();
});

const provider = { name: "Example AI", api: "openai-compatible", model: "example" } as const;

/** The texts of the public pages, by module, for this `assistant` setting in `broker.ts`. */
async function publicTexts(assistant: typeof broker.assistant) {
  vi.resetModules();
  vi.doMock("./broker.ts", () => ({ broker: { ...broker, assistant } }));
  const names = globSync("*.ts", { cwd: import.meta.dirname })
    .map((file) => file.slice(0, -3))
    // The setting itself, the clauses that `legal` includes, and modules that no public page shows.
    .filter((name) => !/\.test$|^(broker|assistant-synonyms|legal-clauses|dashboard)$/.test(name));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, JSON.stringify(await import(`./${name}.ts`)));
  const { privacyPolicyWith, termsWith } = await import("./legal.ts");
  const { serverClauses } = await import("./legal-clauses.ts");
  const text = ({ sections }: LegalPage) =>
    sections
      .flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points])
      .join("\n");
  texts.set("privacy", text(privacyPolicyWith(serverClauses)));
  texts.set("terms", text(termsWith(serverClauses)));
  return texts;
}

const about = (texts: Map<string, string>) =>
  [...texts].filter(([, text]) => /assistant|\bAI\b/i.test(text)).map(([name]) => name);

test("pages promise the assistant where it is offered, and explain how it works", async () => {
  const texts = await publicTexts({ isOffered: true, provider: null });
  expect(about(texts)).toEqual(expect.arrayContaining(["pages", "privacy", "terms"]));
});

test("no page mentions an assistant that isn’t offered, whoever would write its answers", async () => {
  expect(about(await publicTexts({ isOffered: false, provider: null }))).toEqual([]);
  expect(about(await publicTexts({ isOffered: false, provider }))).toEqual([]);
});

whileSample(() => {
  test("the About page and the privacy policy say what the assistant does with records", async () => {
    const texts = await publicTexts({ isOffered: true, provider: null });
    expect(texts.get("pages")).toContain("my AI assistant gives you property information");
    expect(texts.get("privacy")).toContain("sent to nobody else");
  });

  test("an answer on the home page explains the assistant where it is offered", async () => {
    const texts = await publicTexts({ isOffered: true, provider: null });
    expect(about(texts)).toContain("faqs");
    expect(texts.get("faqs")).toContain("24/7 access to property information and market insights");
  });

  test("without the assistant the home page has as many answers", async () => {
    const { faqs } = JSON.parse(
      (await publicTexts({ isOffered: false, provider: null })).get("faqs") ?? "{}",
    ) as { faqs: { question: string }[] };
    expect(faqs).toHaveLength(5);
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(5);
  });
});

test("an assistant that isn’t offered isn't in the sample dashboard either", async () => {
  await publicTexts({ isOffered: false, provider: null });
  const { sampleMessages, sampleThreads } = await import("./samples/threads.ts");
  const { sampleNotifications } = await import("./samples/notifications.ts");
  const now = new Date("2026-07-14T19:12:00Z");
  const threads = sampleThreads(now);
  expect(threads.map(({ id }) => id)).toContain("broker");
  const records = { threads, messages: sampleMessages(now), notes: sampleNotifications(now) };
  expect(JSON.stringify(records)).not.toMatch(/assistant/i);
});

test("the privacy policy says who writes the answers, what they read and that consent is needed", async () => {
  const privacy = (await publicTexts({ isOffered: true, provider })).get("privacy") ?? "";
  expect(privacy).toContain("If you agree, Example AI writes sentences from what was found");
  expect(privacy).toContain(
    "Your question, the one before it and the first 20 passages found for it",
  );
  expect(privacy).toContain(
    "Whole files, your password and records that do not match are not sent",
  );
  expect(privacy).toContain("Example AI, for answers of the AI assistant and only if you agree");
  expect(privacy).not.toContain("sent to nobody else");
});
