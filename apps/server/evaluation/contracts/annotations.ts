/**
 * Where CUAD's lawyers found each category: how the marked spans begin, whitespace collapsed. A span
 * is marked to its sentence's end.
 */
export type AnnotatedContract = {
  file: string;
  /** CUAD's title, by which the whole contract can be found. */
  cuadTitle: string;
  spans: Record<string, string[]>;
};

export const annotatedContracts: AnnotatedContract[] = [
  {
    file: "service-2019.txt",
    cuadTitle: "OPERALTD_04_30_2020-EX-4.14-SERVICE AGREEMENT",
    spans: {
      Parties: [
        "PC Financial Services Private Limited",
        "Mobimagic Co., Ltd.",
        "PC Financial and Mobimagic are individually referred",
      ],
      "Agreement Date": ['April. 1st 2019 ("Effective'],
      "Effective Date": ['April. 1st 2019 ("Effective'],
      "Expiration Date": [
        "The Agreement shall commence on the Effective",
        '"Service Period" means',
      ],
      "Governing Law": ["This Agreement (and any question about"],
      "Anti-Assignment": ["This Agreement may not be assigned"],
      "Audit Rights": ["Both Parties acknowledge and confirm that the Reserve"],
      "Uncapped Liability": [
        "Subject to the foregoing as wen",
        "Neither Party shall be liable to the other Party in contract",
      ],
      "Cap On Liability": [
        "Neither Party shall be liable to the other Party in contract",
        "IN NO EVENT WILL EITHER PARTY",
        "NEITHER PARTIES' TOTAL CUMULATIVE",
        "Subject to the foregoing as wen",
      ],
    },
  },
  {
    file: "joint-venture-2020.txt",
    cuadTitle: "BORROWMONEYCOM,INC_06_11_2020-EX-10.1-JOINT VENTURE AGREEMENT",
    spans: {
      Parties: ["BorrowMoney.com, inc of", "JVLS, LLC dba Vaccines", '(individually the "Member"'],
      "Agreement Date": ["20th day of Friday, March 2020"],
      "Effective Date": ["The duration of this Venture"],
      "Expiration Date": ["The duration of this Venture"],
      "Governing Law": ["By this Agreement the Members enter"],
      "Anti-Assignment": ["Assignment of Member status, under"],
      "Audit Rights": ["Accurate and complete books of account"],
      Insurance: ["The Venture may acquire insurance"],
    },
  },
  {
    file: "supply-2019.txt",
    cuadTitle:
      "ReynoldsConsumerProductsInc_20191115_S-1_EX-10.18_11896469_EX-10.18_Supply Agreement",
    spans: {
      Parties: [
        "REYNOLDS CONSUMER PRODUCTS LLC",
        "PACTIV LLC",
        "Seller and Buyer are referred to individually",
      ],
      "Agreement Date": ["November 1, 2019 (the"],
      "Effective Date": ["November 1, 2019 (the"],
      "Expiration Date": [
        'The "Term" of this Agreement will commence',
        "(b) a termination date elected",
        "(c) a termination date elected",
      ],
      "Governing Law": ["This Agreement and all claims or causes"],
      "Change Of Control": ["A change of control shall be deemed"],
      "Anti-Assignment": [
        "A change of control shall be deemed",
        "This Agreement, its rights and obligations, is not",
      ],
      "Uncapped Liability": [
        "Notwithstanding the preceding sentences, this Subsection",
        "(2) infringement by the Party on",
        "(3) the unauthorized disclosure",
        "(4) payment or reimbursement of any",
        "(5) the intentional misconduct",
      ],
      "Cap On Liability": [
        "A Party that breaches this Agreement will only",
        "Each Party waives any right to recover",
        "If a Buyer receives a product that fails",
        "(2) obtain reimbursement from Seller",
        "(3) obtain indemnification from Seller",
      ],
      Insurance: [
        "During the Term of this Agreement, each Party will maintain",
        "Occurrence based coverage with a combined single limit of at least $10,000,000 per occurrence and in the aggregate for premises",
        "Occurrence based coverage with a combined single limit of at least $10,000,000 per occurrence and in the aggregate for owned",
        "Property Insurance. Coverage providing",
        "All insurers of a Party on such policies",
        "All insurance of an insuring Party",
      ],
    },
  },
];
