import type { AgreementTemplate } from "./schema.ts";

// Sample wording. Have a lawyer confirm or replace it, then set `isSample` to false. Change the
// version with every edit; agreements that were already signed keep their text and version.
export const standardAgreement: AgreementTemplate = {
  version: "2026-07 sample",
  isSample: true,
  term: "for two years",
  clauses: [
    {
      title: "What is confidential",
      text: "Everything I send you about {property}: the offering memorandum, rent roll, operating statements, leases and reports, and the fact that you have seen them.",
    },
    {
      title: "How you may use it",
      text: "Only to decide whether to buy or lease the property. You may share it with your lender, attorney, accountant and partners, who must keep it confidential too.",
    },
    {
      title: "Tenants and staff",
      text: "You will not contact the tenants, the manager or the owner about the property without my written consent.",
    },
    {
      title: "Returning it",
      text: "If you decide not to go ahead, you delete or return everything when I ask.",
    },
    {
      title: "No promise",
      text: "The owner may change the price, accept another offer or withdraw. I don’t guarantee the information; verify it yourself.",
    },
    {
      title: "Brokerage",
      text: "You are acting as you said above, and I represent the owner. If a broker acts for you, name them above.",
    },
    {
      title: "Term and law",
      text: "This agreement ends two years after you sign it, or at closing. The law of {state} applies.",
    },
  ],
};
