import type { DocumentType } from "@frontage/content/schemas/document";
import { isStopStem, stemsOf } from "../answering/stem.ts";

// What the databases index of a passage: its stems, each once, and whose it is. The latter have a
// colon, which no stem has.

/** Longer ones are no words, and an index has limits. */
const stemMax = 60;

/** Whether passages are found by this stem. */
export const isIndexed = (stem: string): boolean =>
  stem !== "" && stem.length <= stemMax && !isStopStem(stem);

/** The same passages for both cases of a letter: an index narrows, and `scope.ts` decides. */
const plain = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]/g, "_");
export const clientToken = (clientId: string) => `client:${plain(clientId)}`;
/** Of what belongs to no deal, too. */
export const dealToken = (dealId: string | null) =>
  dealId === null ? "deal:" : `deal:${plain(dealId)}`;

/** Of a document's type; messages have none. */
export const typeToken = (type: DocumentType) => `type:${plain(type)}`;

/** What a text is found by: each of its stems once. */
export const indexedStems = (text: string): string[] => [
  ...new Set(stemsOf(text).filter(isIndexed)),
];

/** The tokens of a passage. */
export const tokensOf = (
  of: { clientId: string; dealId: string | null; documentType?: DocumentType | undefined },
  stems: string[],
) => [
  clientToken(of.clientId),
  dealToken(of.dealId),
  ...(of.documentType ? [typeToken(of.documentType)] : []),
  ...stems,
];
