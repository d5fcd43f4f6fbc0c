import type { EvaluationStore } from "./open-store.ts";
import { readPublicContracts } from "./public-contracts.ts";
import { publicContractsClient } from "./stores/public-contracts.ts";

/**
 * Asks about each public contract, as its document.
 *
 * @param store with the client of `publicContractsClient`
 * @returns for each question, how many passages have to be shown until one overlaps what lawyers
 *   marked; Infinity if none does
 */
export async function askPublicContracts(store: EvaluationStore): Promise<number[]> {
  const { contracts, questions } = readPublicContracts();
  const { email: asker } = publicContractsClient(contracts);
  const shownAfter: number[] = [];
  for (const { contractId, question, spans } of questions) {
    const answer = await store.ask({ asker, documentId: contractId, text: question });
    const text = contracts.find(({ id }) => id === contractId)?.text ?? "";
    const marked = spans.map(({ end, start }) => ({
      start: letters(text.slice(0, start)).length,
      end: letters(text.slice(0, end)).length,
    }));
    const whole = letters(text);
    const at = answer.passages.findIndex((passage) => {
      const start = whole.indexOf(letters(passage.text));
      const end = start + letters(passage.text).length;
      return start !== -1 && marked.some((span) => start < span.end && span.start < end);
    });
    shownAfter.push(at === -1 ? Infinity : at + 1);
  }
  return shownAfter;
}

/** A file's text has its line breaks elsewhere, and fewer kinds of quotation marks. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
