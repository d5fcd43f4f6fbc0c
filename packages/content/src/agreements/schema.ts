/** A numbered clause. "{property}" becomes the property's name, "{state}" its state. */
type Clause = { title: string; text: string };

/** The confidentiality agreement a visitor signs before the documents open. */
export type AgreementTemplate = {
  /** Change it with every edit of the clauses: the evidence names the version. */
  version: string;
  /** True until a lawyer has reviewed it; `npm run check` and the page say so. */
  isSample: boolean;
  /** How long it binds, as part of a sentence: "for two years". */
  term: string;
  clauses: readonly Clause[];
};
