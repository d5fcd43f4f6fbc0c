/**
 * Where CUAD's lawyers found each category: how the marked spans begin, whitespace collapsed. A span
 * is marked to its sentence's end.
 */
export type AnnotatedContract = {
  file: string;
  /** CUAD's title, by which the whole contract can be found. */
  cuadTitle: string;
  part: "development" | "reserved";
  spans: Record<string, string[]>;
};

export const annotatedContracts: AnnotatedContract[] = [
  {
    file: "distributor-1999.txt",
    cuadTitle: "LIMEENERGYCO_09_09_1999-EX-10-DISTRIBUTOR AGREEMENT",
    part: "development",
    spans: {
      Parties: ["Electric City Corp., a Delaware", "Electric City of Illinois LLC ("],
      "Agreement Date": ["this 7th day of September"],
      "Effective Date": [
        "The term of this Agreement shall be ten",
        "Unless earlier terminated otherwise",
      ],
      "Expiration Date": ["The term of this Agreement shall be ten"],
      "Renewal Term": ["If Distributor complies with all"],
      "Governing Law": ["This Agreement is to be construed"],
      Exclusivity: [
        "The Distributor shall not order or purchase",
        "Company hereby appoints Distributor",
        "The Company appoints the Distributor",
      ],
      "No-Solicit Of Customers": ["Distributor further agrees that it will not interfere"],
      "No-Solicit Of Employees": ["During the Term of this Agreement and for a period of twelve"],
      "Rofr/Rofo/Rofn": [
        "Distributor shall exercise its option",
        "If Distributor does not exercise its option",
        "Should Company introduce other products",
      ],
      "Anti-Assignment": [
        "No assignment of this Agreement",
        "In the event either party (a) becomes",
      ],
      "Price Restrictions": [
        "The Company also reserves the right to increase",
        "The prices set forth in Section 2.4(a)",
      ],
      "Minimum Commitment": [
        "A minimum of a $250,000.00",
        "Company's representatives will make themselves",
        "(A) 375 units",
        "(B) 750 units",
        "(C) 937 units",
        "In order to maintain the exclusive rights",
        "On the commencement of the Term Distributor will issue",
        "If the Distributor shall fail to purchase",
      ],
      "License Grant": [
        "Company hereby appoints Distributor",
        "The Company hereby grants the Distributor",
      ],
      "Post-Termination Services": [
        "Upon the expiration or termination of this Agreement, pursuant",
        "Following expiration or termination",
        "If Company terminates the Agreement without cause",
      ],
      "Warranty Duration": [
        "In the event that Company is unable",
        "If, within the twenty-four",
        "The Company reserves the right to reject",
        "In the event of any damages or other defect",
        "The Company represents that, to the best",
        "Products do not cause harmful",
        "Company further warrants that the Products sold",
        "The Company shall not have any obligation",
        "If Company does not give Annual Notice",
      ],
      Insurance: [
        "Company will carry a reasonable",
        "Company will make reasonable efforts to procure",
      ],
      "Covenant Not To Sue": ["During the Term of this Agreement and for three years"],
    },
  },
  {
    file: "endorsement-2005.txt",
    cuadTitle: "ADAMSGOLFINC_03_21_2005-EX-10.17-ENDORSEMENT AGREEMENT",
    part: "development",
    spans: {
      Parties: ["TOM WATSON, (hereinafter", "ADAMS GOLF, LTD. (hereinafter"],
      "Agreement Date": ["January 13, 2005 between"],
      "Effective Date": ["The Term of this Agreement shall be for"],
      "Expiration Date": ["The Term of this Agreement shall be for"],
      "Governing Law": ["This Agreement shall be governed and construed"],
      "Non-Compete": ["When endorsing a non-competitive product, under"],
      Exclusivity: [
        "During the term of this Agreement, CONSULTANT shall exclusively play",
        "CONSULTANT hereby gives and grants",
        "During the term of this Agreement, unless otherwise authorized",
        "A.give the right to use",
        "B.sponsor or endorse",
        "C.serve as a CONSULTANT",
      ],
      "Competitive Restriction Exception": [
        "D.Notwithstanding paragraphs 4A",
        "E.Notwithstanding paragraphs 4A",
        "The parties expressly agree that CONSULTANT may permit",
        "(It is expressly understood by the parties",
      ],
      "Anti-Assignment": ["Neither ADAMS GOLF nor CONSULTANT shall have the right to grant"],
      "Minimum Commitment": [
        "In each and every calendar year",
        "If for any reason, CONSULTANT should achieve",
        '"MANDATORY PRODUCTS" shall mean',
      ],
      "Volume Restriction": ["B.During the term of this Agreement, CONSULTANT shall make"],
      "License Grant": ["CONSULTANT hereby gives and grants"],
    },
  },
  {
    file: "strategic-alliance-2008.txt",
    cuadTitle: "INTRICONCORP_03_10_2009-EX-10.22-Strategic Alliance Agreement",
    part: "development",
    spans: {
      Parties: ["IntriCon Corporation, a Pennsylvania", "Dynamic Hearing Pty Ltd a Corporation"],
      "Agreement Date": ["1st day of October, 2008 (Commencement"],
      "Effective Date": ["1st day of October, 2008 (Commencement"],
      "Expiration Date": ["The initial term of this Agreement shall be five"],
      "Governing Law": ["This Agreement is governed by the laws of Victoria"],
      Exclusivity: [
        "Commencing on the Exclusivity Date",
        "Commencing on October 1, 2008, and",
        "Exclusivity Date means",
      ],
      "Competitive Restriction Exception": [
        "The rights granted under such agreements",
        "To maintain exclusive rights to Dynamic",
      ],
      "Termination For Convenience": ["Subject to the provisions of 11.1, Dynamic Hearing may"],
      "Anti-Assignment": ["IntriCon may not assign", "Likewise, Dynamic Hearing may not assign"],
      "Revenue/Profit Sharing": [
        "A 2% royalty rate per Base",
        "However, such additional Royalty Payments",
        "The maximum royalty rate identified",
      ],
      "Minimum Commitment": [
        "The Minimum Payment consists",
        "Minimum Payment Schedule (All",
        "PAYMENT YEAR MINIMUM",
        "Year 1 $400,000",
        "Year 2 $700,000",
        "Year 3 $1,100,000",
        "Year 4 $1,600,000",
        "Year 5 $2,100,000",
      ],
      "License Grant": ["Dynamic Hearing grants to IntriCon in accordance"],
      "Post-Termination Services": [
        "(a) such inspection, copying or audit",
        "(b) such audit must not",
        "(c) such audit must be",
        "(d) Audits will be limited",
        "Notwithstanding anything herein to the contrary, IntriCon shall",
        "IntriCon must make all such records",
      ],
      "Audit Rights": ["(c) such audit must be", "IntriCon must make all such records"],
      "Cap On Liability": [
        "(i) if the breach relates to goods",
        "(b) Dynamic Hearing is not liable",
        "(d) Dynamic Hearing's aggregate liability",
        "(e) if any legislation implies",
        "(ii) if the breach relates to services",
      ],
    },
  },
  {
    file: "service-2019.txt",
    cuadTitle: "OPERALTD_04_30_2020-EX-4.14-SERVICE AGREEMENT",
    part: "reserved",
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
    part: "reserved",
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
    part: "reserved",
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
