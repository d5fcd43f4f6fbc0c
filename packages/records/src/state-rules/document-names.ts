/** The documents that states may require a link to, by their names in `broker.ts`. */
export const stateDocumentNames = [
  "informationAboutBrokerageServices",
  "consumerProtectionNotice",
  "fairHousingNotice",
  "antiDiscriminationDisclosure",
  "agencyDisclosure",
] as const;

export type StateDocumentName = (typeof stateDocumentNames)[number];
