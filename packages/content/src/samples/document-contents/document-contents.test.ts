import { describe, expect, test } from "vitest";
import { addBusinessDays, addDays, toBusinessDay } from "@frontage/records/deal-clock/days";
import type { Deal } from "@frontage/records/schemas/deal";
import { sampleContacts } from "../contacts.ts";
import { sampleDocuments } from "../documents.ts";
import { sampleProfile } from "../profile.ts";
import { sampleProperties } from "../properties.ts";
import {
  type Block,
  type SampleFile,
  clientCompany,
  dollars,
  keyDay,
  longDay,
  partyOf,
} from "./content.ts";
import { documentBlocks } from "./document-blocks.ts";
import { incomeOf, sum } from "./income.ts";
import { vacantSuites } from "./rent-roll.ts";
import { letArea, tenanciesOf, totalRent } from "./tenancies.ts";

describe.for(["2026-07-14T19:12:00Z", "2026-12-31T23:30:00Z", "2028-02-29T08:00:00Z"])(
  "written on %s",
  (instant) => {
    const now = new Date(instant);
    const contacts = sampleContacts(now);
    const properties = sampleProperties(now);
    const files = sampleDocuments(now)
      .filter(({ mediaType }) => mediaType === "application/pdf")
      .flatMap((document) =>
        document.versions.map((version): SampleFile => ({
          document,
          version,
          property: find(properties, document.dealId),
          contacts,
        })),
      );
    const fileOf = (id: string, number: number) => {
      const file = files.find(
        ({ document, version }) => document.id === id && version.number === number,
      );
      if (!file) throw new Error(`"${id}" has no version ${number}.`);
      return file;
    };
    const textOf = (id: string, number = 1) => textsOf(documentBlocks(fileOf(id, number)));

    test("every document has its own text, without gaps", () => {
      const texts = files.map((file) => textsOf(documentBlocks(file)));
      expect(new Set(texts).size).toBe(files.length);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|Invalid Date|\$0(?![.\d])/);
        expect(text.length).toBeGreaterThan(1000);
      }
    });

    test("a purchase agreement has its deal's price, dates and parties", () => {
      for (const [id, number] of [
        ["purchase-agreement-48-example-road", 3],
        ["purchase-agreement-2-sample-square", 2],
        ["purchase-agreement-640-example-boulevard", 2],
      ] as const) {
        const file = fileOf(id, number);
        const { property } = file;
        const text = textOf(id, number);
        expect(text).toContain(`The purchase price is ${dollars(property.price ?? 0)},`);
        expect(text).toContain(partyOf(file, "title-officer").company);
        // From the deal, not from its agreement.
        const others = /^(Offer accepted|1031 )/;
        expect(
          property.keyDates
            .map(({ day, label }) => ({ day, label: label.replace(/^.* signed$/, "Signed") }))
            .filter(({ label }) => !others.test(label)),
        ).toEqual(datesSetBy(file));
      }
    });

    test("signed and unsigned documents are different revisions", () => {
      const { document, property } = fileOf("purchase-agreement-48-example-road", 3);
      expect([document.name, document.status]).toEqual([
        "Purchase agreement, revision 3",
        "needs-signature",
      ]);
      expect(property.keyDates.map(({ label }) => label)).toContain("Revision 2 signed");
      expect(document.versions[1]?.note).toContain("Signed by both sides");
      expect(textOf(document.id, 3)).toContain("Until then the second revision stays in force.");
    });

    test("an agreement's revisions differ as their notes say", () => {
      const id = "purchase-agreement-48-example-road";
      const clause = (number: number, heading: string) => sectionOf(fileOf(id, number), heading);
      expect(textOf(id, 2)).toContain("The purchase price is $9,600,000,");
      for (const heading of ["4. Due diligence", "7. Deposit"]) {
        expect(clause(1, heading)).not.toBe(clause(2, heading));
      }
      expect(clause(2, "9. Financing")).toBe(clause(1, "9. Financing"));
      expect(clause(2, "5. Closing")).not.toBe(clause(3, "5. Closing"));
      expect(clause(3, "7. Deposit")).toContain("items 9 and 11 of Schedule B");
      const title = textOf("title-commitment-48-example-road");
      expect(title).toMatch(/^9\. A claim of lien/m);
      expect(title).toMatch(/^11\. A memorandum/m);
      expect(textOf("title-commitment-2-sample-square", 2)).not.toContain("notice of violation by");
    });

    test("leased and vacant space add up to the building and its occupancy", () => {
      for (const property of properties.filter((one) => tenanciesOf(one).length > 0)) {
        const vacant = (vacantSuites[property.id] ?? []).reduce((area, [, size]) => area + size, 0);
        const share = Math.round((letArea(property) / property.squareFeet) * 100);
        expect([property.name, share]).toEqual([property.name, property.occupancy]);
        expect(letArea(property) + vacant).toBe(property.squareFeet);
      }
    });

    test("a rent roll adds up to the operating statement, which ends at the deal's income", () => {
      for (const id of ["200-sample-avenue", "640-example-boulevard"]) {
        const property = find(properties, id);
        const { expenses, income, noi, total } = incomeOf(property);
        expect(sum(income) - sum(expenses)).toBe(noi);
        expect(sum(income)).toBe(total);
        expect(noi).toBe(property.noi ?? noi);
        const roll = textOf(`rent-roll-${id}`);
        const statement = textOf(`operating-statement-${id}`);
        expect(sumOfRents(fileOf(`rent-roll-${id}`, 1))).toBe(totalRent(property));
        for (const text of [roll, statement]) expect(text).toContain(dollars(totalRent(property)));
        expect(statement).toContain(`is ${dollars(noi)}.`);
      }
      for (const id of [
        "48-example-road",
        "15-placeholder-plaza",
        "9-template-drive",
        "77-instance-lane",
      ]) {
        const { noi, price = 0, capRate } = find(properties, id);
        const { version } =
          files.findLast(({ document }) => document.id === `offering-memorandum-${id}`) ?? {};
        const text = textOf(`offering-memorandum-${id}`, version?.number);
        expect(text).toContain(
          `Price: ${dollars(price)}. Net operating income: ${dollars(noi ?? 0)} a year`,
        );
        expect(text).toContain(`Cap rate: ${capRate?.toFixed(2)}%`);
      }
    });

    test("a lease, its abstract, the rent roll and the estoppel agree", () => {
      const plaza = find(properties, "15-placeholder-plaza");
      const [coffee] = tenanciesOf(plaza);
      const documents = ["lease", "estoppel", "lease-abstract"].map((type) =>
        textOf(`${type}-placeholder-coffee-15-placeholder-plaza`),
      );
      const monthly = `$${(((coffee?.rent ?? 0) * (coffee?.squareFeet ?? 0)) / 12).toLocaleString("en-US")}`;
      for (const text of documents) {
        expect(text).toContain(longDay(coffee?.ends ?? ""));
        expect(text).toContain(monthly);
        expect(text).toContain(dollars(coffee?.deposit ?? 0));
      }
      const building = find(properties, "200-sample-avenue");
      for (const suite of ["Suite 1", "Suite 5"]) {
        const { ends, rent } = find(tenanciesOf(building), suite, "suite");
        const text = textOf(`lease-${suite.toLowerCase().replace(" ", "-")}-200-sample-avenue`);
        expect(text).toContain(`ends on ${longDay(ends)}`);
        expect(text).toContain(`$${rent.toFixed(2)}`);
      }
    });

    test("Suite 3 is offered and vacant, as its property says", () => {
      const property: Deal = find(properties, "200-sample-avenue");
      for (const id of [
        "lease-abstract-suite-3-200-sample-avenue",
        "rent-roll-200-sample-avenue",
      ]) {
        const text = textOf(id);
        expect(text).toContain("$24.50");
        for (const label of ["Suite 3 vacant", "Suite 3 ready to move in"]) {
          expect(text).toContain(longDay(keyDay(property, label)));
        }
      }
    });

    test("the buyer, seller and landlord is the client's company", () => {
      expect(sampleProfile(now).company).toBe(clientCompany);
    });
  },
);

/** The key dates in a purchase agreement, read from its clauses. */
function datesSetBy(file: SampleFile): { day: string; label: string }[] {
  const all = textsOf(documentBlocks(file));
  const dayIn = (pattern: string) => {
    const found = new RegExp(`${pattern}(\\w+ \\d+, \\d{4})`).exec(all)?.[1];
    return found && new Date(`${found} UTC`).toISOString().slice(0, 10);
  };
  const counts = { one: 1, two: 2, three: 3, four: 4, five: 5 };
  const countIn = (heading: string, pattern: RegExp) => {
    const found = pattern.exec(sectionOf(file, heading))?.[1];
    return found === undefined
      ? undefined
      : ((counts as Record<string, number>)[found] ?? Number(found));
  };
  const signed = dayIn("made as of ") ?? "";
  const closing = dayIn("Closing takes place on ") ?? "";
  const after = (label: string, heading: string, pattern: RegExp) => {
    const count = countIn(heading, pattern);
    if (count === undefined) return [];
    const day = pattern.source.includes("business")
      ? addBusinessDays(signed, count)
      : toBusinessDay(addDays(signed, count), "next");
    return [{ label, day }];
  };
  const heading9 = all.includes("9. Financing\n") ? "9. Financing" : undefined;
  const beforeClosing = countIn(
    "6. Estoppel certificates",
    /due (\w+) business days before closing/,
  );
  return [
    { label: "Signed", day: signed },
    ...after("Deposit due", "7. Deposit", /within (\w+) business days? of the effective date/i),
    ...after("Title objection", "3. Title and survey", /within (\d+) days of the effective date/),
    ...after("Due diligence ends", "4. Due diligence", /(\d+) days from the effective date/),
    ...(heading9
      ? after("Loan commitment", heading9, /not received within (\d+) days of the effective date/)
      : []),
    ...(beforeClosing
      ? [{ label: "Estoppel certificate due", day: addBusinessDays(closing, -beforeClosing) }]
      : []),
    { label: "Closing", day: closing },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

function textsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "page") return [];
      return block.kind === "table" ? block.rows.map((row) => row.join(" ")) : [block.text];
    })
    .join("\n");
}

/** The text below a heading, to the next one. */
function sectionOf(file: SampleFile, heading: string): string {
  const blocks = documentBlocks(file);
  const start = blocks.findIndex((block) => block.kind === "heading" && block.text === heading);
  if (start === -1) throw new Error(`There is no section "${heading}".`);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === "heading");
  return textsOf(rest.slice(0, end));
}

/** Of the rent roll's table, without its total. */
function sumOfRents(file: SampleFile): number {
  const table = documentBlocks(file).find((block) => block.kind === "table");
  const rows = table?.rows.slice(0, -1) ?? [];
  return rows.reduce((total, row) => total + Number((row[4] ?? "").replace(/[$,]/g, "")), 0);
}

function find<Item, Key extends keyof Item = "id" & keyof Item>(
  items: readonly Item[],
  value: string,
  key: Key = "id" as Key,
): Item {
  const item = items.find((candidate) => candidate[key] === value);
  if (!item) throw new Error(`There is no "${value}".`);
  return item;
}
