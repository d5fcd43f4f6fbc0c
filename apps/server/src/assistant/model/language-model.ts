import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";
import type { Logger } from "pino";
import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";
import { pathOf } from "../ranking/candidates.ts";
import type { Provider } from "./request-sentences.ts";
import { addUsage, type ModelLimits, modelLimits, reserveRequest } from "./usage.ts";
import { type SentPassage, supportOf, type WrittenSentence } from "./verify.ts";

const sentencesMax = 6;
/** Max sources of a whole answer. */
const sourcesMax = 5;
const failuresBeforePause = 3;
const pauseMs = 60_000;
const pauseMaxMs = 10 * 60_000;
/** Characters per token in English, roughly. */
const charactersPerToken = 4;
/** A larger count is a provider's mistake. */
const tokensMax = 100_000;

type Sentences = AssistantAnswer["sentences"];

type Reading = {
  /** What it may read, best first. */
  passages: readonly AssistantPassage[];
  question: string;
  /** The previous question in the thread. */
  before: string | undefined;
  person: Person;
  /** Scoped to the person, for counting usage. */
  records: Database;
  signal: AbortSignal;
};

/** A language model that reads passages and writes what they say. */
export type LanguageModel = {
  /** `id` changes with the recipient of the data; `name` is for people. */
  provider: { id: string; name: string };
  /**
   * @returns sentences, each with the quotes that say so; none where nothing is answered, or what
   *   was written isn't supported, or anything failed
   */
  read: (reading: Reading) => Promise<Sentences>;
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
  // Large, so it loads only with a model set up, and early, so no question waits.
  const connection = connect(provider, key);
  connection.catch((error: unknown) => log.error({ err: error }, "The AI SDK couldn't be loaded"));
  const pause = pauses();

  return {
    provider: {
      id: [provider.api, provider.name, provider.baseUrl ?? ""].join(" "),
      name: provider.name,
    },
    async read({ before, passages: all, person, question, records, signal }) {
      const now = Date.now();
      if (pause.isOn(now)) return [];
      // A sentence could pass off one of two wordings as agreed.
      const sources = all.filter(({ hasOpenChanges }) => !hasOpenChanges);
      const passages = sources.map(({ label, page, place, text, title }, index) => ({
        id: String(index + 1),
        dealId: place.dealId,
        property: place.dealId === undefined ? undefined : place.name,
        title,
        page,
        text: label === undefined ? text : `${place.name}: ${label}: ${text}`,
      }));
      if (passages.length === 0) return [];
      const whose = { person, day: new Date(now).toISOString().slice(0, 10) };
      if (!(await reserveRequest(records, whose, limits))) return [];

      const { model, promptOf, requestSentences } = await connection;
      const sent = promptOf({ before, question, passages });
      let tokens = sent.length / charactersPerToken;
      const start = performance.now();
      try {
        const written = await requestSentences(model, {
          before,
          question,
          passages,
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)]),
        });
        tokens = tokensOf(written.tokens, tokens);
        pause.succeeded();
        return supported(written.sentences, passages, sources);
      } catch (error) {
        // Not the error itself, which contains the question and passages.
        log.warn({ reason: reasonOf(error) }, `${provider.name} didn't write an answer`);
        // The person has left, or the server is stopping.
        if (!signal.aborted) pause.failed(error, Date.now());
        return [];
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

/** The sentences that may be shown, each with its supporting words as quotes. */
function supported(
  sentences: readonly WrittenSentence[],
  passages: readonly SentPassage[],
  sources: readonly AssistantPassage[],
): Sentences {
  let left = sourcesMax;
  return sentences.slice(0, sentencesMax).flatMap((sentence) => {
    const support = supportOf(sentence, passages);
    if (!support || support.length > left) return [];
    left -= support.length;
    const quoted = support.flatMap(({ id, quote }) => {
      const source = sources[Number(id) - 1];
      return source ? withQuote(source, quote) : [];
    });
    return { text: sentence.text.trim(), sources: quoted };
  });
}

/** Part of a passage, with a link that opens it there; a card as it is. */
const withQuote = (source: AssistantPassage, quote: string): AssistantPassage =>
  source.kind === "card"
    ? source
    : { ...source, text: quote, path: pathOf(source, quote), marks: [] };

function tokensOf(reported: number | undefined, estimated: number): number {
  return reported !== undefined && reported > 0 && Number.isFinite(reported)
    ? Math.min(reported, tokensMax)
    : estimated;
}

/** A status or kind of error, without anything sent or received. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === "number" ? `${error.name} ${statusCode}` : error.name;
}

/** Pauses requests after the provider asked to wait, or failed several times. */
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

/** The pause a 429 asks for, or a minute. */
function retryAfterMs(error: unknown): number | undefined {
  const { responseHeaders, statusCode } = error as {
    responseHeaders?: Record<string, string>;
    statusCode?: number;
  };
  if (statusCode !== 429) return undefined;
  const seconds = Number(responseHeaders?.["retry-after"]);
  return seconds > 0 ? seconds * 1000 : pauseMs;
}
