import {
  contactPath,
  dealPath,
  documentQuotePath,
  keyDatesPath,
  threadPath,
} from "@frontage/content/dashboard";
import { documentBlocks } from "@frontage/content/samples/document-text";
import {
  formatCapRate,
  formatDollars,
  formatRent,
  formatSquareFeet,
} from "@frontage/records/amounts";
import { capRateOf } from "@frontage/records/cap-rate";
import { fold } from "@frontage/records/fold";
import { contactRoleNames } from "@frontage/records/record-names";
import {
  assistantAnswerSchema,
  assistantQuestionFormSchema,
  forwardFormSchema,
  type AssistantAnswer,
  type AssistantPassage,
  type AssistantQuestionForm,
  type AssistantState,
} from "@frontage/records/schemas/assistant";
import type { Deal } from "@frontage/records/schemas/deal";
import { Hono } from "hono";
import * as z from "zod/mini";

import { formatFullDay } from "../time/dates.ts";
import { currentContacts } from "./contacts.ts";
import { currentDeals } from "./deals.ts";
import { latestVersion } from "./document-list.ts";
import { documentsPage } from "./documents.ts";
import { currentMessages, currentThreads, sendMessage } from "./messages.ts";
import { pageOfAll, pageOfQuery } from "./page-of-all.ts";
import { notFound } from "./refusal.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// A small version of the server's search, enough to try it on the sample records.

const passagesMax = 5;

const changesSchema = z.object({
  /** What was asked during this visit, oldest first. */
  answers: z.array(assistantAnswerSchema),
});

const changes = sampleRecords("assistant", changesSchema, (): z.infer<typeof changesSchema> => ({
  answers: [],
}));

const earlier = datedSamples((now) => ({
  id: "sample-question",
  question: "When does due diligence end on 48 Example Road?",
  askedAt: new Date(now.getTime() - 386 * 60_000).toISOString(),
}));

/** A passage before it is ranked. */
type Candidate = Omit<AssistantPassage, "marks">;

const sides = { purchase: "Buying", sale: "Selling", lease: "Leasing" } as const;
const account = { name: "Your account" };
const placeOf = (deal: Deal | undefined) =>
  deal ? { dealId: deal.id, name: deal.name, side: sides[deal.progress.side] } : account;

/** One fact of each figure and date of a deal. */
function dealCards(deal: Deal): Candidate[] {
  const { id, keyDates, noi, occupancy, price, rent, squareFeet, yearBuilt } = deal;
  const capRate = capRateOf(deal) ?? deal.capRate;
  const figures: [label: string, value: string | undefined][] = [
    ["Price", price === undefined ? undefined : formatDollars(price)],
    ["Rent", rent === undefined ? undefined : formatRent(rent)],
    ["Net operating income (NOI)", noi === undefined ? undefined : formatDollars(noi)],
    ["Cap rate", capRate === undefined ? undefined : formatCapRate(capRate)],
    ["Size", formatSquareFeet(squareFeet)],
    ["Occupancy", occupancy === undefined ? undefined : `${occupancy}%`],
    ["Year built", yearBuilt === undefined ? undefined : `${yearBuilt}`],
  ];
  const card = { kind: "card", recordId: id, place: placeOf(deal) } as const;
  return [
    ...keyDates.map(({ day, label, rule }) => ({
      ...card,
      source: "keyDate" as const,
      title: "Dates",
      path: keyDatesPath(id),
      label,
      text: formatFullDay(day),
      section: rule,
    })),
    ...figures.flatMap(([label, text]) =>
      text === undefined
        ? []
        : {
            ...card,
            source: "deal" as const,
            title: "Property details",
            path: dealPath(id),
            label,
            text,
          },
    ),
  ];
}

const contactCards = (deals: ReadonlyMap<string, Deal>): Candidate[] =>
  currentContacts().map(({ company, dealIds, id, name, phone, role }) => ({
    kind: "card",
    source: "contact",
    recordId: id,
    title: "Contacts",
    path: contactPath(id),
    label: contactRoleNames[role],
    text: [name, company, phone?.display].filter(Boolean).join(", "),
    place: placeOf(deals.get(dealIds[0] ?? "")),
  }));

function messageQuotes(deals: ReadonlyMap<string, Deal>): Candidate[] {
  const threads = new Map(currentThreads().map((thread) => [thread.id, thread]));
  return currentMessages().flatMap(({ from, id, sentAt, text, threadId }) => {
    const thread = threads.get(threadId);
    if (!thread || from === "me" || !text) return [];
    const named = [...deals.values()].find(({ name }) => text.includes(name));
    return {
      kind: "quote",
      source: "message",
      recordId: id,
      title: `Message from ${thread.name}`,
      path: `${threadPath(threadId)}&message=${id}`,
      text,
      by: thread.name,
      at: sentAt,
      place: placeOf(named ?? deals.get(thread.dealId ?? "")),
    };
  });
}

/** The paragraphs of the documents of these deals. */
async function documentQuotes(
  deals: ReadonlyMap<string, Deal>,
  documentId: string | undefined,
): Promise<Candidate[]> {
  const { items } = documentsPage({}, { limit: Infinity });
  const quotes = items.map(async (document): Promise<Candidate[]> => {
    const deal = deals.get(document.dealId);
    if (!deal || (documentId !== undefined && document.id !== documentId)) return [];
    // The reader's own uploads have no text here.
    if (document.isOwn || document.mediaType !== "application/pdf") return [];
    const version = latestVersion(document);
    let section = "";
    const blocks = await documentBlocks({ document, version, deal });
    return blocks.flatMap((block) => {
      if (block.kind === "heading") section = block.text;
      if (block.kind !== "text") return [];
      const [, number] = /^(\d+)\./.exec(section) ?? [];
      return {
        kind: "quote",
        source: "document",
        recordId: document.id,
        version: version.number,
        title: document.name,
        path: documentQuotePath(document.id, { quote: block.text }),
        ...(number !== undefined && { section: `section ${number}` }),
        text: block.text,
        place: placeOf(deal),
      };
    });
  });
  return (await Promise.all(quotes)).flat();
}

const fillWords = new Set(
  "a about an and any are as at be been by can could did do does for from get had has have how i if in into is it its many me much must my of on or our should that the there they this to was we were what when where which who whom whose why will with would you your".split(
    " ",
  ),
);

const words = (text: string) => [...text.matchAll(/[\p{L}\p{N}$]+(?:[.,’'-][\p{L}\p{N}]+)*%?/gu)];

/** "ends" and "ending" are the same word as "end". */
const stemOf = (word: string) => fold(word).replace(/(?<=\w{3})(?:ing|ed|es|s)$/, "");

const stemsIn = (text: string) => new Set(words(text).map(([word]) => stemOf(word)));

/** The best passages for a question, and its words that none of the candidates has. */
function rank(question: string, candidates: readonly Candidate[], namedDeal: Deal | undefined) {
  const asked = namedDeal ? question.replaceAll(namedDeal.name, " ") : question;
  const terms = words(asked)
    .map(([word]) => ({ word, stem: stemOf(word) }))
    .filter(({ stem, word }) => !fillWords.has(fold(word)) && !fillWords.has(stem));
  const entries = candidates.map((candidate) => {
    const { label = "", place, text, title } = candidate;
    const context = stemsIn(`${title} ${place.name}`);
    return { candidate, own: stemsIn(`${label} ${text}`), context };
  });
  // Rare words say more.
  const weights = terms.map(({ stem }) => {
    const count = entries.filter(({ own }) => own.has(stem)).length;
    return { stem, weight: Math.log(1 + entries.length / (1 + count)) };
  });
  const scored = entries.map(({ candidate, context, own }) => {
    const { dealId } = candidate.place;
    const about = !namedDeal ? 1 : dealId === namedDeal.id ? 1.6 : 0.4;
    const score = weights.reduce(
      (sum, { stem, weight }) =>
        sum + (own.has(stem) ? weight : context.has(stem) ? 0.3 * weight : 0),
      0,
    );
    const isFound = weights.some(({ stem }) => own.has(stem));
    return { candidate, score: isFound ? (score * about) / Math.sqrt(1 + own.size / 40) : 0 };
  });
  const isTerm = (stem: string) => terms.some((term) => term.stem === stem);
  return {
    passages: scored
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, passagesMax)
      .map(({ candidate }): AssistantPassage => ({
        ...candidate,
        marks: words(candidate.text).flatMap(({ 0: word, index }): [number, number][] =>
          isTerm(stemOf(word)) ? [[index, index + word.length]] : [],
        ),
      })),
    unmentioned: terms
      .filter(({ stem }) =>
        entries.every(({ context, own }) => !own.has(stem) && !context.has(stem)),
      )
      .map(({ word }) => word),
  };
}

const aboutMoney = /\b(wire|wiring|routing|account number|iban|swift)\b/i;

async function answerTo(form: AssistantQuestionForm & { id: string; askedAt: string }) {
  const { askedAt, documentId, id, question } = form;
  const deals = currentDeals();
  const named = deals.find(({ name }) => fold(question).includes(fold(name)));
  const dealId = named?.id ?? form.dealId;
  const all = new Map(deals.map((deal) => [deal.id, deal]));
  const answer: AssistantAnswer = {
    id,
    question,
    askedAt,
    documentId,
    dealId,
    sentences: [],
    passages: [],
    unmentioned: [],
    handOff: null,
    mode: "quotes",
    searched: { documents: countDocuments(), unreadable: [] },
    isForwarded: false,
    isUnhelpful: false,
  };
  if (aboutMoney.test(question)) return { ...answer, handOff: { reason: "money" as const } };
  // Of a named property, only its own documents are loaded.
  const searched = named ? new Map([[named.id, named]]) : all;
  const quotes = await documentQuotes(searched, documentId);
  const others = documentId
    ? []
    : [...deals.flatMap(dealCards), ...contactCards(all), ...messageQuotes(all)];
  return { ...answer, ...rank(question, [...quotes, ...others], all.get(dealId ?? "")) };
}

const countDocuments = () => documentsPage({}, { limit: 1 }).total;

/** All questions, newest first. */
async function currentAnswers(): Promise<AssistantAnswer[]> {
  const { answers } = changes.read();
  const first = earlier();
  const isKept = answers.some(({ id }) => id === first.id);
  return [...(isKept ? [] : [await answerTo(first)]), ...answers].toReversed();
}

async function change(id: string, changed: Partial<AssistantAnswer>) {
  const all = (await currentAnswers()).toReversed();
  if (all.every((answer) => answer.id !== id)) throw notFound();
  changes.write({
    answers: all.map((answer) => (answer.id === id ? { ...answer, ...changed } : answer)),
  });
}

const stream = (...events: [event: string, data: unknown][]) =>
  new Response(
    events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
    { headers: { "Content-Type": "text/event-stream" } },
  );

export const routes = new Hono()
  .get("/assistant", (c) => {
    const documents = countDocuments();
    return c.json({ isOn: true, documents, provider: null } satisfies AssistantState);
  })
  .get("/assistant/questions", async (c) =>
    c.json(pageOfAll(await currentAnswers(), pageOfQuery(c))),
  )
  .post("/assistant/questions", async (c) => {
    const form = z.parse(assistantQuestionFormSchema, await c.req.json());
    const { id = crypto.randomUUID() } = form;
    const answer = await answerTo({ ...form, id, askedAt: new Date().toISOString() });
    const { answers } = changes.read();
    changes.write({ answers: [...answers.filter((one) => one.id !== id), answer] });
    return stream(["answer", answer]);
  })
  .put("/assistant/questions/:id/unhelpful", async (c) => {
    await change(c.req.param("id"), { isUnhelpful: true, isWaiting: true });
    return c.body(null, 204);
  })
  .delete("/assistant/questions/:id/unhelpful", async (c) => {
    await change(c.req.param("id"), { isUnhelpful: false, isWaiting: false });
    return c.body(null, 204);
  })
  .post("/assistant/questions/:id/forward", async (c) => {
    const { text } = z.parse(forwardFormSchema, await c.req.json());
    sendMessage("broker", crypto.randomUUID(), { attachmentIds: [], text });
    await change(c.req.param("id"), { isForwarded: true });
    return c.body(null, 204);
  });
