import type { AssistantAnswer, AssistantSource } from "@frontage/content/schemas/assistant";
import type { Logger } from "pino";
import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import type { Provider } from "./request-sentences.ts";
import { addUsage, type ModelLimits, modelLimits, reserveRequest } from "./usage.ts";
import { isSupported, type WrittenSentence } from "./verify.ts";

const sentencesMax = 6;
const failuresBeforePause = 3;
const pauseMs = 60_000;
const pauseMaxMs = 10 * 60_000;
/** Roughly, in English. */
const charactersPerToken = 4;
/** A provider that says more has miscounted. */
const tokensMax = 100_000;

type Items = AssistantAnswer["answer"];

type Phrasing = {
  /** What was found, in quotes. */
  answer: Items;
  person: Person;
  question: string;
  /** Scoped to the person, for their usage. */
  records: Database;
  signal: AbortSignal;
};

/** A language model that phrases what quotes say; it never adds to them. */
export type LanguageModel = {
  /** `id` changes with whoever reads what is sent; `name` is for people. */
  provider: { id: string; name: string };
  /**
   * @returns sentences with the sources that say so; undefined where the quotes stand for
   *   themselves, for whatever reason
   */
  phrase: (phrasing: Phrasing) => Promise<Items | undefined>;
};

type Options = {
  provider: Provider | null;
  key: string | undefined;
  log: Logger;
  limits?: ModelLimits | undefined;
};

/** @returns undefined where none is set up, or its key is missing, which is logged */
export function createLanguageModel({
  key,
  limits = modelLimits,
  log,
  provider,
}: Options): LanguageModel | undefined {
  if (!provider) return undefined;
  if (!key) {
    log.warn(
      `ASSISTANT_API_KEY is missing, so ${provider.name} isn't used: the assistant's answers are quotes.`,
    );
    return undefined;
  }
  // Megabytes that a site without a language model never loads. Now, so that no question waits.
  const connection = connect(provider, key);
  connection.catch((error: unknown) => log.error({ err: error }, "The AI SDK couldn't be loaded"));
  const pause = pauses();

  return {
    provider: {
      id: [provider.api, provider.name, provider.baseUrl ?? ""].join(" "),
      name: provider.name,
    },
    async phrase({ answer, person, question, records, signal }) {
      const now = Date.now();
      if (pause.isOn(now)) return undefined;
      const sources = answer.flatMap((item) => item.sources);
      const passages = sources.map(({ quote }, index) => ({ id: String(index + 1), text: quote }));
      if (passages.length === 0) return undefined;
      // Of two wordings, a sentence would take one for agreed.
      if (sources.some(({ hasOpenChanges }) => hasOpenChanges)) return undefined;
      const whose = { person, day: new Date(now).toISOString().slice(0, 10) };
      if (!(await reserveRequest(records, whose, limits))) return undefined;

      const { model, promptOf, requestSentences } = await connection;
      const sent = promptOf({ question, passages });
      let tokens = sent.length / charactersPerToken;
      const start = performance.now();
      try {
        const written = await requestSentences(model, {
          question,
          passages,
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
        });
        tokens = tokensOf(written.tokens, tokens);
        pause.succeeded();
        return phrased(written.sentences, { passages, sources, isOwn: isClient(person) });
      } catch (error) {
        // Not the error itself, which holds the question and the passages.
        log.warn({ reason: reasonOf(error) }, `${provider.name} didn't phrase an answer`);
        // Whoever asked has gone, or the server stops.
        if (!signal.aborted) pause.failed(error, Date.now());
        return undefined;
      } finally {
        await addUsage(records, whose, { milliseconds: performance.now() - start, tokens });
      }
    },
  };
}

async function connect(provider: Provider, key: string) {
  const { connect: open, promptOf, requestSentences } = await import("./request-sentences.ts");
  return { model: await open(provider, key), promptOf, requestSentences };
}

const isClient = ({ role }: Person) => role === "client";

/**
 * The sentences that their passages say, and what else was found. Each source is named once:
 * sentences that share one belong together.
 */
function phrased(
  sentences: readonly WrittenSentence[],
  {
    isOwn,
    passages,
    sources,
  }: {
    isOwn: boolean;
    passages: readonly { id: string; text: string }[];
    sources: readonly AssistantSource[];
  },
): Items | undefined {
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  const kept = sentences.slice(0, sentencesMax).filter((sentence) => isSupported(sentence, texts));
  if (kept.length === 0) return undefined;

  const items: { texts: string[]; ids: Set<string> }[] = [];
  for (const { passages: cited, text } of kept) {
    const alike = items.filter(({ ids }) => cited.some((id) => ids.has(id)));
    const [first] = alike;
    if (first) {
      first.texts.push(...alike.slice(1).flatMap((item) => item.texts), text.trim());
      for (const id of [...alike.flatMap(({ ids }) => [...ids]), ...cited]) first.ids.add(id);
      for (const item of alike.slice(1)) items.splice(items.indexOf(item), 1);
    } else items.push({ texts: [text.trim()], ids: new Set(cited) });
  }
  const sourcesOf = (ids: ReadonlySet<string>) =>
    sources.filter((_source, index) => ids.has(String(index + 1)));
  const cited = new Set(items.flatMap(({ ids }) => [...ids]));
  const others = sources.filter((_source, index) => !cited.has(String(index + 1)));
  return [
    ...items.map(({ ids, texts: said }) => ({ text: said.join(" "), sources: sourcesOf(ids) })),
    ...(others.length > 0
      ? [{ text: isOwn ? "Your records also say:" : "The records also say:", sources: others }]
      : []),
  ];
}

function tokensOf(reported: number | undefined, estimated: number): number {
  return reported !== undefined && reported > 0 && Number.isFinite(reported)
    ? Math.min(reported, tokensMax)
    : estimated;
}

/** A status, or the kind of error: nothing that was sent or received. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === "number" ? `${error.name} ${statusCode}` : error.name;
}

/** After a provider asked to wait, or failed several times, nothing is sent for a while. */
function pauses() {
  let until = 0;
  let failures = 0;
  return {
    isOn: (now: number) => now < until,
    succeeded() {
      failures = 0;
    },
    failed(error: unknown, now: number) {
      failures += 1;
      const wait = retryAfterMs(error) ?? (failures >= failuresBeforePause ? pauseMs : 0);
      until = Math.max(until, now + Math.min(wait, pauseMaxMs));
    },
  };
}

/** What a 429 asks for, or a minute. */
function retryAfterMs(error: unknown): number | undefined {
  const { responseHeaders, statusCode } = error as {
    responseHeaders?: Record<string, string>;
    statusCode?: number;
  };
  if (statusCode !== 429) return undefined;
  const seconds = Number(responseHeaders?.["retry-after"]);
  return seconds > 0 ? seconds * 1000 : pauseMs;
}
