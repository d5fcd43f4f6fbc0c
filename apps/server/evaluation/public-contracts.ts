import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expandTerms, guessesOfDocument } from "../src/assistant/answering/expand-terms.ts";
import type { Clause } from "../src/assistant/answering/query.ts";
import { rankClauses } from "../src/assistant/answering/rank-clauses.ts";
import type { Passage } from "../src/assistant/passages/passage.ts";
import { annotatedContracts } from "./contracts/annotations.ts";
import { phrasings } from "./contracts/phrasings.ts";

export type Part = "development" | "reserved";

export type PublicContract = { id: string; title: string; text: string; part: Part };

export type PublicQuestion = {
  contractId: string;
  category: string;
  question: string;
  /** Where the marked spans are in the contract's text. */
  spans: readonly { start: number; end: number }[];
  part: Part;
};

/** Public contracts, trimmed, with the questions that their annotations answer. */
export function readPublicContracts(): {
  contracts: PublicContract[];
  questions: PublicQuestion[];
} {
  const contracts: PublicContract[] = [];
  const questions: PublicQuestion[] = [];
  for (const { file, cuadTitle, part, spans } of annotatedContracts) {
    const text = readFileSync(join(import.meta.dirname, "contracts", file), "utf8");
    contracts.push({ id: file, title: cuadTitle, text, part });
    for (const [category, beginnings] of Object.entries(spans))
      for (const question of phrasings[category]?.[part] ?? [])
        questions.push({
          contractId: file,
          category,
          question,
          spans: beginnings.map((beginning) => spanOf(text, beginning, file)),
          part,
        });
  }
  return { contracts, questions };
}

function spanOf(text: string, beginning: string, file: string): { start: number; end: number } {
  const pattern = beginning
    .split(" ")
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join("\\s+");
  const start = text.search(new RegExp(pattern));
  if (start === -1) throw new Error(`${file} has no “${beginning}”`);
  // At least what was typed: an abbreviation may end in a period.
  const end = text.slice(start + beginning.length).search(/[.;:](?=\s)|\n\n/);
  return { start, end: end === -1 ? text.length : start + beginning.length + end + 1 };
}

const linesOfPage = 42;
const lettersOfLine = 85;

/** A contract as the pages of a PDF, which hold so many lines; broken at paragraphs. */
export function pagesOf(contract: PublicContract): Passage[] {
  const pages: string[] = [];
  let lines = 0;
  for (const paragraph of contract.text.split("\n\n")) {
    const more = paragraph
      .split("\n")
      .reduce((sum, line) => sum + Math.ceil(line.length / lettersOfLine), 1);
    if (pages.length > 0 && lines + more <= linesOfPage) {
      pages[pages.length - 1] += `\n\n${paragraph}`;
      lines += more;
    } else {
      pages.push(paragraph);
      lines = more;
    }
  }
  return pages.map((text, index) => ({
    id: `document:${contract.id}:${index + 1}`,
    kind: "document",
    recordId: contract.id,
    title: contract.title,
    path: `/dashboard/documents?document=${contract.id}`,
    page: index + 1,
    text,
    clientId: "client",
    dealId: null,
  }));
}

export type Ranking = (question: string, pages: readonly Passage[]) => readonly Clause[];

/** The five clauses that the assistant finds in one contract. */
const rankWithVocabulary: Ranking = (question, pages) =>
  rankClauses({
    question,
    terms: expandTerms(question, guessesOfDocument),
    passages: pages,
    limit: 5,
  });

export type PublicScore = {
  questions: number;
  /** The share of questions with a marked span among the best clauses. */
  recall: number;
  missed: { question: PublicQuestion; found: readonly Clause[] }[];
};

/** Evidence recall: how often one of the best clauses overlaps a marked span. */
export function scorePublicContracts(part: Part, rank: Ranking = rankWithVocabulary): PublicScore {
  const { contracts, questions } = readPublicContracts();
  const pages = new Map(contracts.map((contract) => [contract.id, pagesOf(contract)]));
  const texts = new Map(contracts.map((contract) => [contract.id, contract.text]));
  const asked = questions.filter((question) => question.part === part);
  const missed: PublicScore["missed"] = [];
  for (const question of asked) {
    const text = texts.get(question.contractId) ?? "";
    const found = rank(question.question, pages.get(question.contractId) ?? []);
    const hits = found.some((clause) => {
      // Pages are parts of the text, cut at paragraphs.
      const start = text.indexOf(clause.passage.text) + clause.start;
      const end = start + clause.quote.length;
      return question.spans.some((span) => start < span.end && span.start < end);
    });
    if (!hits) missed.push({ question, found });
  }
  return {
    questions: asked.length,
    recall: asked.length === 0 ? 0 : (asked.length - missed.length) / asked.length,
    missed,
  };
}
