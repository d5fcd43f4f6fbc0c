import type { EvaluationStore } from "./open-store.ts";
import { readPublicContracts } from "./public-contracts.ts";
import type { Share } from "./score.ts";
import { publicContractsClient } from "./stores/public-contracts.ts";

/**
 * Asks about each public contract, as its document, and counts the questions of which one of at
 * most five quotes overlaps what lawyers marked.
 *
 * @param store with the client of `publicContractsClient`
 */
export async function askPublicContracts(store: EvaluationStore): Promise<Share> {
  const { contracts, questions } = readPublicContracts();
  const { email: asker } = publicContractsClient(contracts);
  let found = 0;
  for (const { contractId, question, spans } of questions) {
    const { answer } = await store.ask({ asker, documentId: contractId, text: question });
    const quotes = answer.answer.flatMap(({ sources }) => sources.map(({ quote }) => quote));
    const text = contracts.find(({ id }) => id === contractId)?.text ?? "";
    const marked = spans.map(({ end, start }) => ({
      start: letters(text.slice(0, start)).length,
      end: letters(text.slice(0, end)).length,
    }));
    const whole = letters(text);
    const isHit = quotes.slice(0, 5).some((quote) => {
      const start = whole.indexOf(letters(quote));
      const end = start + letters(quote).length;
      return start !== -1 && marked.some((span) => start < span.end && span.start < end);
    });
    if (isHit) found += 1;
  }
  return { part: found, whole: questions.length };
}

/** A file's text has its line breaks elsewhere, and fewer kinds of quotation marks. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
