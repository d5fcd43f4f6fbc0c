import fc from "fast-check";
import { expect, test } from "vitest";
import { readPage, sentencesOf } from "./clauses.ts";

const textsOf = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test("every sentence is a part of the text, word for word, and none overlaps another", () => {
  const words = fc.constantFrom(
    ..."9. 9.2 (a) (ii) Tenant shall pay No. 3 U.S. Inc. $1.5 million; and or : \n \n\n \t | 12/31/2028 2,400 “Term” ARTICLE IV LEASE •".split(
      " ",
    ),
    "\n",
    "\t",
    ". ",
    "; ",
  );
  const contractLike = fc.array(words, { maxLength: 120 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.oneof(contractLike, fc.string({ unit: "grapheme" })), (text) => {
      let end = 0;
      for (const sentence of sentencesOf(text)) {
        expect(sentence.text).toBe(text.slice(sentence.start, sentence.end));
        expect(sentence.text.trim()).toBe(sentence.text);
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        ({ end } = sentence);
      }
    }),
  );
});

test("every word of a paragraph is in a sentence", () => {
  const text =
    "Rent is due on the first. See Sec. 3 and No. 3 of the U.S. list. Is it late? Yes, after day 5.";
  expect(textsOf(text).join(" ")).toBe(text);
});

test("abbreviations, numbers and names don't end a sentence", () => {
  for (const text of [
    "The Deposit is $1.5 million, held by Harbor Title, Inc., as escrow agent.",
    "Notices go to Suite No. 3, 48 St. Clair Ave., attn. Dr. J. Smith.",
    "The U.S. Environmental Protection Agency listed the site, see Sec. 9.2 and Ex. B.",
    "Closing is at 5:00 p.m. Central time, i.e. before the bank closes.",
    "Prairie Dental, P.C. pays rent of $31.00/SF.",
  ])
    expect(textsOf(text)).toEqual([text]);
});

test("an abbreviation may end a sentence", () => {
  expect(textsOf("The seller is Harbor Holdings, Inc. The buyer is an LLC. It pays.")).toEqual([
    "The seller is Harbor Holdings, Inc.",
    "The buyer is an LLC.",
    "It pays.",
  ]);
});

test("the number of an address is no section's", () => {
  const [sentence] = sentencesOf("48 Example Road, Anytown\nThe building has eight dock doors.");
  expect(sentence?.section).toBeUndefined();
  expect(sentencesOf("48 Rent. Rent is due.")[0]?.section).toBe("section 48");
});

test("a clause keeps the number and heading on its line, and its later sentences know them", () => {
  const found = sentencesOf(
    "8.3. Audit Rights. We may inspect your books. We give 10 days notice. 8.4. Records. You keep records.",
  );
  expect(found.map(({ text, section, heading }) => [text, section, heading])).toEqual([
    ["8.3. Audit Rights. We may inspect your books.", "section 8.3", "Audit Rights"],
    ["We give 10 days notice.", "section 8.3", "Audit Rights"],
    ["8.4. Records. You keep records.", "section 8.4", "Records"],
  ]);
});

test("headings in sentence case and section signs are understood, too", () => {
  const found = sentencesOf(
    "§ 9. Alterations. Work costing less than $20,000 requires only notice. All other work requires consent.\n§ 10. Quiet Enjoyment. Lessee shall peaceably hold the premises.\n3. Release of deposits. Both are released to Vendor.\n14. Casualty and condemnation\nBuyer may terminate if the property is damaged.",
  );
  expect(found.map(({ text, section, heading }) => [text, section, heading])).toEqual([
    [
      "§ 9. Alterations. Work costing less than $20,000 requires only notice.",
      "section 9",
      "Alterations",
    ],
    ["All other work requires consent.", "section 9", "Alterations"],
    [
      "§ 10. Quiet Enjoyment. Lessee shall peaceably hold the premises.",
      "section 10",
      "Quiet Enjoyment",
    ],
    ["3. Release of deposits. Both are released to Vendor.", "section 3", "Release of deposits"],
    [
      "Buyer may terminate if the property is damaged.",
      "section 14",
      "14. Casualty and condemnation",
    ],
  ]);
});

test("headings on their own lines name the section of what follows", () => {
  const found = sentencesOf(
    "ARTICLE IV. DUE DILIGENCE\n\n9. ASSIGNMENT\nBuyer shall not assign this Agreement.\n\nSchedule B\nA utility easement crosses the north lot line.",
  );
  expect(found.map(({ text, section, heading }) => [text, section, heading])).toEqual([
    [
      "Buyer shall not assign this Agreement.",
      "section 9",
      "ARTICLE IV. DUE DILIGENCE\n9. ASSIGNMENT",
    ],
    ["A utility easement crosses the north lot line.", "Schedule B", "Schedule B"],
  ]);
});

test("a section goes on where a page begins in its middle", () => {
  const { place } = readPage("12. DEFAULT\nTenant is in default if");
  expect(readPage("Rent is not paid when due.", place).sentences[0]).toMatchObject({
    section: "section 12",
    heading: "12. DEFAULT",
  });
});

test("lines that a page wraps are one sentence, and lines that label are several", () => {
  expect(
    textsOf(
      "Buyer shall have until 5:00 p.m. Central time on November 27, 2026 (the\n“Due Diligence Period”) to inspect the Property.\n\nTenant: Prairie Dental, P.C.\nTerm: Five years\nOptions: Two of five years each",
    ),
  ).toEqual([
    "Buyer shall have until 5:00 p.m. Central time on November 27, 2026 (the\n“Due Diligence Period”) to inspect the Property.",
    "Tenant: Prairie Dental, P.C.",
    "Term: Five years",
    "Options: Two of five years each",
  ]);
});

test("a disclaimer in capitals is a sentence", () => {
  const text =
    "IN NO EVENT SHALL EITHER PARTY BE LIABLE FOR SPECIAL, INCIDENTAL OR\nCONSEQUENTIAL DAMAGES OR LOST PROFITS ARISING OUT OF THIS AGREEMENT.";
  expect(textsOf(text)).toEqual([text]);
});

test("a row of a table is a unit that knows its header", () => {
  const found = sentencesOf(
    "RENT ROLL\nSuite Tenant SF Rent/SF Expires\n101 Harbor Coffee LLC 2,400 $28.50 11/30/2028\n102 Prairie Dental, P.C. 1,850 $31.00 06/30/2030\nTotal 4,250",
  );
  expect(found.map((row) => row.text)).toEqual([
    "101 Harbor Coffee LLC 2,400 $28.50 11/30/2028",
    "102 Prairie Dental, P.C. 1,850 $31.00 06/30/2030",
    "Total 4,250",
  ]);
  expect(found[1]).toMatchObject({
    kind: "row",
    heading: "RENT ROLL",
    lead: "Suite Tenant SF Rent/SF Expires",
  });
});

test("columns of years have a header, too", () => {
  const found = sentencesOf(
    "Line item        2024        2025\nBase rent        $1,200,000  $1,250,000\nNet operating income $980,000 $1,010,000",
  );
  expect(found.map((row) => row.lead)).toEqual(["Line item 2024 2025", "Line item 2024 2025"]);
});

test("a long list is split into its items, which keep how it begins", () => {
  const beginning =
    "12. Default. If Tenant fails to pay Rent within five days after notice, Landlord may, in addition to all other rights and remedies that it has at law or in equity, and without further notice or demand of any kind:";
  const items = [
    "(a) terminate this Lease by written notice, in which case Tenant shall surrender the Premises;",
    "(b) re-enter the Premises and relet them for the account of Tenant; or",
    "(c) cure the default at the expense of Tenant, who shall reimburse Landlord within ten days.",
  ];
  const found = sentencesOf([beginning, ...items].join(" "));
  expect(found.map((item) => item.text)).toEqual([beginning, ...items]);
  expect(found[2]).toMatchObject({ lead: beginning, section: "section 12", heading: "Default" });
});

test("page numbers, rules and a table of contents are no sentences", () => {
  expect(
    textsOf(
      "Assignment .......... 12\n\nPage 3 of 9\n\n- 25 -\n\n__________\n\nSample Realty Page 2 of 3\n\nBuyer: ______________ Date: __________\n\nRent is due.",
    ),
  ).toEqual(["Rent is due."]);
});

test("lines of a page whose paragraphs are on one line each don't go on in the next", () => {
  const clause =
    "1.1 Agreement. Subject to and in accordance with the terms of this Agreement, Seller agrees to sell and convey, and Purchaser agrees to purchase and acquire, all of the Property.";
  const terms = [
    "Additional Deposit $200,000.00, due one Business Day after the expiration of the Study Period",
    "Study Period Expires at 5:00 p.m. Eastern Time on January 29, 2027",
    clause,
  ];
  expect(sentencesOf(terms.join("\n")).map(({ text }) => text)).toEqual(terms);
});

test("a clause is a paragraph's sentences of one section, up to a length", () => {
  const text =
    "5. Assignment. Tenant may not assign. An affiliate needs no consent. 6. Signs. Signs need consent.\n\nRent is due monthly.";
  const clauses = sentencesOf(text).map(({ clause }) => text.slice(clause.start, clause.end));
  expect(new Set(clauses)).toEqual(
    new Set([
      "5. Assignment. Tenant may not assign. An affiliate needs no consent.",
      "6. Signs. Signs need consent.",
      "Rent is due monthly.",
    ]),
  );
  const long = "Tenant keeps the roof in good repair. ".repeat(40);
  const lengths = sentencesOf(long).map(({ clause: { end, start } }) => end - start);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(700);
});
