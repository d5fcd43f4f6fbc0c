/** Names, in `broker.ts`, of documents that states may require a link to. */
export const stateDocumentNames = [
  "informationAboutBrokerageServices",
  "consumerProtectionNotice",
  "fairHousingNotice",
  "antiDiscriminationDisclosure",
  "agencyDisclosure",
] as const;

export type StateDocumentName = (typeof stateDocumentNames)[number];
