/** A numbered clause. "{property}" becomes the property's name, "{state}" its state. */
type Clause = { title: string; text: string };

/** The confidentiality agreement a visitor signs before the documents open. */
export type AgreementTemplate = {
  /** Changes with every edit of the clauses: the evidence names it. */
  version: string;
  /** Set while no lawyer has read it; `npm run check` reports it, and the page says it. */
  isSample: boolean;
  /** How long it binds, as the document room says it: "for two years". */
  term: string;
  clauses: readonly Clause[];
};
