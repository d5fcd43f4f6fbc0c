import { pagesOf, type PublicContract } from "../public-contracts.ts";
import type { ClientStore } from "./description.ts";

/** A client whose documents are the public contracts. */
export function publicContractsClient(contracts: readonly PublicContract[]): ClientStore {
  return {
    name: "Public Contracts",
    email: "public.contracts@example.com",
    deals: {
      contracts: {
        name: "1 Public Way",
        city: "Helena",
        region: "MT",
        type: "office",
        squareFeet: 10_000,
        yearBuilt: 2000,
        summary: "Holds contracts that anybody may read.",
        occupancy: 100,
        timeZone: "America/Denver",
        progress: { side: "purchase", stage: "contract" },
      },
    },
    contacts: {},
    keyDates: {},
    events: {},
    documents: Object.fromEntries(
      contracts.map((contract) => [
        contract.id,
        {
          deal: "contracts",
          name: contract.title.slice(0, 120),
          type: "other" as const,
          format: "pdf" as const,
          pages: pagesOf(contract),
        },
      ]),
    ),
    messages: {},
  };
}
