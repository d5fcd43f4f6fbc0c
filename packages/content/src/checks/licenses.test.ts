import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import type { License } from "../schemas/broker.ts";
import { stateRules } from "@frontage/records/state-rules/state-rules";
import { stateDocuments } from "@frontage/records/state-rules/state-documents";
import { stateName } from "@frontage/records/state-rules/state-names";
import { isUsState } from "@frontage/records/us-states";
import { describeDocument } from "./document-file.ts";
import { licenseFindings, type DocumentFile } from "./licenses.ts";

const california = { state: "CA", kind: "Broker", number: "01234567", firmLicense: "07654321" };
const texas = { state: "TX", kind: "Broker", number: "700001" };
const newYork = { state: "NY", kind: "Broker", number: "10401234567" };
const pdfs = (...names: string[]): DocumentFile[] => names.map((name) => ({ name, isPdf: true }));
const texan = pdfs(
  "tx-information-about-brokerage-services.pdf",
  "tx-consumer-protection-notice.pdf",
);
const newYorkers = pdfs(
  "ny-fair-housing-notice.pdf",
  "ny-housing-and-anti-discrimination-disclosure.pdf",
  "ny-commercial-agency-disclosure.pdf",
);

const firm = { name: "Riverside Commercial Partners" };

const sentences = (license: License, files: readonly DocumentFile[] = [], today = "2026-11-23") =>
  licenseFindings({ firm, licenses: [license] }, { files, today }).map(
    ({ severity, sentence }) => `${severity}: ${sentence}`,
  );

test("a broker with all numbers and documents has no findings", () => {
  const licenses = [california, texas, newYork, { state: "FL", kind: "Broker", number: "BK1" }];
  const files = [...texan, ...newYorkers];
  expect(licenseFindings({ firm, licenses }, { files, today: "2026-11-23" })).toEqual([]);
});

test("the sample's made-up state has no findings until the site is an owner's", () => {
  const licenses = [{ state: "ST", kind: "Broker", number: "SAMPLE-0142" }] as const;
  const checked = { files: [], today: "2026-11-23" };
  expect(licenseFindings({ firm, licenses }, { ...checked, sampleStates: ["ST"] })).toEqual([]);
  expect(licenseFindings({ firm, licenses }, checked)).toMatchObject([{ severity: "error" }]);
});

test("a state without its own rules requires only the license", () => {
  expect(sentences({ state: "CO", kind: "Broker", number: "ER1" })).toEqual([]);
});

test.for([
  ["Texas (22 TAC § 531.20)", "tx-information-about-brokerage-services.pdf"],
  ["Texas (22 TAC § 531.18)", "tx-consumer-protection-notice.pdf"],
  ["New York (19 NYCRR § 175.29)", "ny-fair-housing-notice.pdf"],
  ["New York (19 NYCRR § 175.28)", "ny-housing-and-anti-discrimination-disclosure.pdf"],
  ["New York (19 NYCRR § 175.7)", "ny-commercial-agency-disclosure.pdf"],
] as const)(
  "without its document one sentence names the rule and state %s and the file %s",
  ([rule, missing]) => {
    const files = [...texan, ...newYorkers].filter(({ name }) => name !== missing);
    const found = licenseFindings(
      { firm, licenses: [texas, newYork] },
      { files, today: "2026-11-23" },
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.severity).toBe("error");
    expect(found[0]?.sentence).toMatch(/^[^.]*(\.\d+)?[^.]*\.pdf\.$/);
    expect(found[0]?.sentence).toContain(rule);
    expect(found[0]?.sentence).toContain(`apps/site/documents/${missing}`);
  },
);

test("a document with another name is found if broker.ts names it", () => {
  const documents = { consumerProtectionNotice: "cn-1-5.pdf" };
  expect(sentences({ ...texas, documents }, texan)).toEqual([
    "error: Texas (22 TAC § 531.18) requires a link to the Consumer Protection Notice: save the PDF as apps/site/documents/cn-1-5.pdf.",
  ]);
  expect(sentences({ ...texas, documents }, [...texan, ...pdfs("cn-1-5.pdf")])).toEqual([]);
});

test("a document listed under a state that doesn't require it is a mistake", () => {
  const documents = { fairHousingNotice: "ny-fair-housing-notice.pdf" };
  expect(sentences({ ...texas, documents }, [...texan, ...newYorkers])).toEqual([
    "error: broker.ts lists the document `fairHousingNotice` under Texas, which doesn't require it: remove it there.",
  ]);
});

test.for([
  ["Associate Broker", 1],
  ["Licensed Real Estate Salesperson", 1],
  ["Broker", 0],
  ["Real Estate Broker", 0],
] as const)("a New York %s without the firm's website has %i findings", ([kind, count]) => {
  const found = sentences({ ...newYork, kind }, newYorkers);
  expect(found).toHaveLength(count);
  for (const sentence of found) {
    expect(sentence).toBe(
      `error: New York (19 NYCRR § 175.25) requires a link to the firm's website, since your license there is “${kind}”: add its address as \`website\` to \`firm\` in broker.ts.`,
    );
  }
  const linked = { ...firm, website: "https://riverside.test" };
  const checked = { files: newYorkers, today: "2026-11-23" };
  expect(licenseFindings({ firm: linked, licenses: [{ ...newYork, kind }] }, checked)).toEqual([]);
});

test.for(["1234567", "123456789", "0123456A", "DRE 01234567"])(
  "California's license numbers have 8 digits, not %s",
  (number) => {
    const [own, ...more] = sentences({ ...california, number });
    expect(own).toBe(
      `error: California (Business and Professions Code § 10140.6 and 10 CCR § 2773) requires 8-digit license numbers: correct “${number}” in broker.ts.`,
    );
    expect(more).toEqual([]);
    expect(sentences({ ...california, firmLicense: number })).toEqual([
      expect.stringContaining(`correct the firm's “${number}”`),
    ]);
  },
);

test("California requires the responsible broker's number as well", () => {
  const { firmLicense: _, ...alone } = california;
  expect(sentences({ ...alone, kind: "Salesperson" })).toEqual([
    "error: California (Business and Professions Code § 10140.6 and 10 CCR § 2773): add the responsible broker's 8-digit license number as `firmLicense` to the California license in broker.ts.",
  ]);
});

test("letters that aren't a state are named", () => {
  expect(sentences({ state: "TE", kind: "Broker", number: "1" })).toEqual([
    "error: broker.ts has a license in “TE”, which isn't a US state: use two letters, such as TX.",
  ]);
});

test("a blank Texas form, or a file that isn't a PDF, isn't accepted as the completed form", async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const field = pdf.getForm().createTextField("broker");
  const name = "tx-information-about-brokerage-services.pdf";
  const others = pdfs("tx-consumer-protection-notice.pdf");

  const blank = await describeDocument(name, await pdf.save());
  expect(sentences(texas, [blank, ...others])).toEqual([
    `error: Texas (22 TAC § 531.20) requires a link to your completed Information About Brokerage Services form, but every field of apps/site/documents/${name} is blank: fill it in.`,
  ]);
  field.setText("Riverside Commercial Partners");
  const completed = await describeDocument(name, await pdf.save());
  expect(sentences(texas, [completed, ...others])).toEqual([]);

  const page = await describeDocument(name, new TextEncoder().encode("<!doctype html>"));
  expect(sentences(texas, [page, ...others])).toEqual([
    expect.stringContaining(`${name} isn't a PDF`),
  ]);
});

test("rules checked more than a year ago are only warnings", () => {
  expect(sentences(texas, texan, "2027-11-23")).toEqual([]);
  expect(sentences(texas, texan, "2027-12-01")).toEqual([
    "warning: The rules for Texas in packages/records/src/state-rules were last checked on 2026-11-23: ask your counsel whether they have changed.",
  ]);
});

test("every rule has a citation, a source and the date it was checked, and every document a label", () => {
  for (const [state, stated] of Object.entries(stateRules)) {
    const { checkedOn, documents = [], firmWebsite, halfSizeFirm, rules } = stated;
    expect(isUsState(state)).toBe(true);
    expect(stateName(state)).toBeTruthy();
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rules.length).toBeGreaterThan(0);
    for (const { citation, requires, source } of rules) {
      expect(citation).toMatch(/\d/);
      expect(requires).toMatch(/\.$/);
      expect(source).toMatch(/^https?:\/\//);
    }
    expect(Object.keys(stateDocuments[state] ?? {})).toEqual(documents.map(({ name }) => name));
    const citations = rules.map(({ citation }) => citation);
    const cited = [...documents, firmWebsite, halfSizeFirm].flatMap((one) => one?.citation ?? []);
    expect(citations).toEqual(expect.arrayContaining(cited));
  }
});
