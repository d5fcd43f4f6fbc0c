import { readFileSync } from "node:fs";
import { join } from "node:path";

export type PublicContract = { id: string; title: string; text: string };

export type PublicQuestion = {
  contractId: string;
  category: string;
  question: string;
  /** Where the marked spans are in the contract's text. */
  spans: readonly { start: number; end: number }[];
};

/** Where CUAD's lawyers found each category: how the spans begin that they marked. */
type AnnotatedContract = { file: string; cuadTitle: string; spans: Record<string, string[]> };

/** Public contracts, trimmed, with the questions that their annotations answer. */
export function readPublicContracts(): {
  contracts: PublicContract[];
  questions: PublicQuestion[];
} {
  const read = (file: string) => readFileSync(join(import.meta.dirname, "contracts", file), "utf8");
  const annotatedContracts = JSON.parse(read("annotations.json")) as AnnotatedContract[];
  const phrasings = JSON.parse(read("phrasings.json")) as Record<string, string[]>;
  const contracts: PublicContract[] = [];
  const questions: PublicQuestion[] = [];
  for (const { file, cuadTitle, spans } of annotatedContracts) {
    const text = read(file);
    contracts.push({ id: file, title: cuadTitle, text });
    for (const [category, beginnings] of Object.entries(spans))
      for (const question of phrasings[category] ?? [])
        questions.push({
          contractId: file,
          category,
          question,
          spans: beginnings.map((beginning) => spanOf(text, beginning, file)),
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

/** A contract as pages of a PDF, broken at paragraphs. */
export function pagesOf(contract: PublicContract): string[] {
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
  return pages;
}
