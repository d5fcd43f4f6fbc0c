import type { StateDocumentName } from "./document-names.ts";

/** A document's link text, exactly as required, and its file unless `broker.ts` names another. */
type StateDocument = { label: string; file: string };

/**
 * Documents that states require a link to. `state-rules.ts` says which rule requires each, and how
 * large its link has to be.
 */
export const stateDocuments: Readonly<
  Record<string, Partial<Record<StateDocumentName, StateDocument>>>
> = {
  TX: {
    informationAboutBrokerageServices: {
      label: "Texas Real Estate Commission Information About Brokerage Services",
      file: "tx-information-about-brokerage-services.pdf",
    },
    consumerProtectionNotice: {
      label: "Texas Real Estate Commission Consumer Protection Notice",
      file: "tx-consumer-protection-notice.pdf",
    },
  },
  NY: {
    fairHousingNotice: { label: "Fair Housing Notice", file: "ny-fair-housing-notice.pdf" },
    antiDiscriminationDisclosure: {
      label: "Housing and Anti-Discrimination Disclosure Form",
      file: "ny-housing-and-anti-discrimination-disclosure.pdf",
    },
    agencyDisclosure: {
      label: "Commercial Agency Disclosure",
      file: "ny-commercial-agency-disclosure.pdf",
    },
  },
};

/** Pages on which each state's commission or department publishes its forms. */
export const formPages: Readonly<Record<string, string>> = {
  TX: "https://www.trec.texas.gov/forms",
  NY: "https://dos.ny.gov/real-estate-broker",
};
