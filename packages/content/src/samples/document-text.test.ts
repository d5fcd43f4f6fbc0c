import { describe, expect, test } from "vitest";
import { addBusinessDays, addDays, toBusinessDay } from "@frontage/records/deal-clock/days";
import type { Deal } from "@frontage/records/schemas/deal";
import { sampleDocuments } from "./documents.ts";
import { type Block, type SampleFile, documentBlocks } from "./document-text.ts";
import { sampleProfile } from "./profile.ts";
import { sampleDeals } from "./deals.ts";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** "2026-07-14" → "July 14, 2026" */
const longDay = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** The amounts in a table's last columns: "$1,200" and "(300)". */
const amountOf = (cell = "") => Number(cell.replace(/[$,()]/g, ""));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.for(["2026-07-14T19:12:00Z", "2026-12-31T23:30:00Z", "2028-02-29T08:00:00Z"])(
  "written on %s",
  (instant) => {
    const now = new Date(instant);
    const deals = sampleDeals(now);
    const files = sampleDocuments(now)
      .filter(({ mediaType }) => mediaType === "application/pdf")
      .flatMap((document) =>
        document.versions.map((version): SampleFile => ({
          document,
          version,
          deal: find(deals, document.dealId),
        })),
      );
    const fileOf = (id: string, number?: number) => {
      const file = files.find(
        ({ document, version }) =>
          document.id === id && (number === undefined || version.number === number),
      );
      if (!file) throw new Error(`"${id}" has no version ${number}.`);
      return file;
    };
    /** The text of a version; by default the newest one's. */
    const textOf = async (id: string, number?: number) =>
      textsOf(await documentBlocks(fileOf(id, number)));

    test("every document has its own text, without gaps", async () => {
      const texts = await Promise.all(
        files.map(async (file) => textsOf(await documentBlocks(file))),
      );
      expect(new Set(texts).size).toBe(files.length);
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|NaN|Invalid Date|[{}]{2}/);
        expect(text.length).toBeGreaterThan(1000);
      }
    });

    test("a purchase agreement has its deal's price and dates", async () => {
      for (const id of ["48-example-road", "2-sample-square", "640-example-boulevard"]) {
        const { deal } = fileOf(`purchase-agreement-${id}`);
        const text = await textOf(`purchase-agreement-${id}`);
        expect(text).toContain(`The purchase price is ${dollars(deal.price ?? 0)},`);
        // Dates that come from the deal, not from its agreement.
        const others = /^(Offer accepted|1031 )/;
        expect(
          deal.keyDates
            .map(({ day, label }) => ({ day, label: label.replace(/^.* signed$/, "Signed") }))
            .filter(({ label }) => !others.test(label)),
        ).toEqual(datesSetBy(text));
      }
    });

    test("signed and unsigned documents are different revisions", async () => {
      const { deal, document } = fileOf("purchase-agreement-48-example-road");
      expect([document.name, document.status]).toEqual([
        "Purchase agreement, revision 3",
        "needs-signature",
      ]);
      expect(deal.keyDates.map(({ label }) => label)).toContain("Revision 2 signed");
      expect(document.versions[1]?.note).toContain("Signed by both sides");
      expect(await textOf(document.id)).toContain("Until then the second revision stays in force.");
    });

    test("an agreement's revisions differ as their notes say", async () => {
      const id = "purchase-agreement-48-example-road";
      const texts = await Promise.all([1, 2, 3].map((number) => textOf(id, number)));
      const clause = (number: number, heading: string) =>
        sectionOf(texts[number - 1] ?? "", heading);
      expect(texts[1]).toContain("The purchase price is $9,600,000,");
      for (const heading of ["4. Due diligence", "7. Deposit"]) {
        expect(clause(1, heading)).not.toBe(clause(2, heading));
      }
      expect(clause(2, "9. Financing")).toBe(clause(1, "9. Financing"));
      expect(clause(2, "5. Closing")).not.toBe(clause(3, "5. Closing"));
      expect(clause(3, "7. Deposit")).toContain("items 9 and 11 of Schedule B");
      const title = await textOf("title-commitment-48-example-road");
      expect(title).toMatch(/^9\. A claim of lien/m);
      expect(title).toMatch(/^11\. A memorandum/m);
      expect(await textOf("title-commitment-2-sample-square")).not.toContain(
        "notice of violation by",
      );
    });

    test("the sections of an agreement are numbered in order, in every version", async () => {
      for (const [number, count] of [
        [2, 18],
        [3, 19],
      ] as const) {
        const text = await textOf("purchase-agreement-48-example-road", number);
        expect(text.match(/(?<=^# )\d+/gm)).toEqual(
          Array.from({ length: count }, (_, index) => `${index + 1}`),
        );
      }
    });

    test("a rent roll adds up to the building and to the operating statement, which ends at the deal's income", async () => {
      for (const id of ["200-sample-avenue", "640-example-boulevard"]) {
        const { deal } = fileOf(`rent-roll-${id}`);
        const [roll = []] = await tablesOf(fileOf(`rent-roll-${id}`));
        const [total = [], ...rows] = roll.toReversed();
        const vacant = rows.filter(([, tenant]) => tenant === "Vacant");
        const areaOf = (some: typeof rows) => sum(some.map(([, , area]) => amountOf(area)));
        const rents = sum(rows.map(([, , , , rent]) => amountOf(rent)));
        expect([areaOf(rows), amountOf(total[2]), amountOf(total[4])]).toEqual([
          deal.squareFeet,
          deal.squareFeet,
          rents,
        ]);
        expect(Math.round((1 - areaOf(vacant) / deal.squareFeet) * 100)).toBe(deal.occupancy);

        const statement = await tablesOf(fileOf(`operating-statement-${id}`));
        const [income = [], expenses = [], result = []] = statement.map((rows) =>
          rows.map(([, amount]) => amountOf(amount)),
        );
        const [gross, costs, noi = 0] = result;
        expect(income[0]).toBe(rents);
        expect([sum(income.slice(0, -1)), sum(expenses.slice(0, -1))]).toEqual([gross, costs]);
        expect([income.at(-1), expenses.at(-1)]).toEqual([gross, costs]);
        expect(noi).toBe((gross ?? 0) - (costs ?? 0));
        expect(noi).toBe(deal.noi ?? noi);
        expect(await textOf(`operating-statement-${id}`)).toContain(`is ${dollars(noi)}.`);
      }
    });

    test("an offering memorandum has its deal's price, income and cap rate", async () => {
      for (const id of [
        "48-example-road",
        "15-placeholder-plaza",
        "9-template-drive",
        "77-instance-lane",
      ]) {
        const { capRate, noi = 0, occupancy, price = 0, summary } = find(deals, id);
        const text = await textOf(`offering-memorandum-${id}`);
        expect(text).toContain(
          `Price: ${dollars(price)}. Net operating income: ${dollars(noi)} a year`,
        );
        expect(text).toContain(`Cap rate: ${capRate?.toFixed(2)}%`);
        expect(text).toContain(`Occupancy: ${occupancy}%`);
        expect(text).toContain(summary);
        const last = (await tablesOf(fileOf(`offering-memorandum-${id}`))).at(-1) ?? [];
        expect(amountOf(last.at(-1)?.[1])).toBe(noi);
      }
    });

    test("a lease, its abstract, the rent roll and the estoppel agree", async () => {
      for (const [lease, others, shared] of [
        [
          "lease-placeholder-coffee-15-placeholder-plaza",
          [
            "estoppel-placeholder-coffee-15-placeholder-plaza",
            "lease-abstract-placeholder-coffee-15-placeholder-plaza",
          ],
          ["2,640 square feet", "$6,930"],
        ],
        ["lease-suite-1-200-sample-avenue", ["rent-roll-200-sample-avenue"], ["$25.75", "$20,643"]],
        ["lease-suite-5-200-sample-avenue", ["rent-roll-200-sample-avenue"], ["$26.40", "$21,560"]],
      ] as const) {
        const [, begins = "", ends = ""] =
          /begins on (.+?) and ends on (.+?),? unless/.exec(await textOf(lease)) ?? [];
        for (const id of [lease, ...others]) {
          const text = await textOf(id);
          for (const part of [begins, ends, ...shared]) expect(text).toContain(part);
        }
      }
    });

    test("Suite 3 is offered and vacant, as its deal says", async () => {
      for (const id of [
        "lease-abstract-suite-3-200-sample-avenue",
        "rent-roll-200-sample-avenue",
      ]) {
        const text = await textOf(id);
        expect(text).toContain("$24.50");
        for (const label of ["Suite 3 vacant", "Suite 3 ready to move in"]) {
          expect(text).toContain(longDay(keyDay(fileOf(id).deal, label)));
        }
      }
    });

    test("the buyer, seller and landlord is the client's company", async () => {
      const company = `${sampleProfile(now).company} LLC`;
      for (const file of files.filter(({ document }) =>
        ["purchase-agreement", "lease", "listing-agreement"].includes(document.type),
      )) {
        expect(textsOf(await documentBlocks(file))).toContain(company);
      }
    });
  },
);

function keyDay({ keyDates }: Deal, label: string): string {
  return find(keyDates, label, "label").day;
}

/** The key dates in a purchase agreement, read from its clauses. */
function datesSetBy(text: string): { day: string; label: string }[] {
  const dayIn = (pattern: string) => {
    const found = new RegExp(`${pattern}(\\w+ \\d+, \\d{4})`).exec(text)?.[1];
    return found && new Date(`${found} UTC`).toISOString().slice(0, 10);
  };
  const counts = { one: 1, two: 2, three: 3, four: 4, five: 5 };
  const countIn = (heading: string, pattern: RegExp) => {
    const found = pattern.exec(sectionOf(text, heading))?.[1];
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
  const heading9 = text.includes("9. Financing\n") ? "9. Financing" : undefined;
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

/** All text; headings start with "# ". */
function textsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "page") return [];
      if (block.kind === "table") return block.rows.map((row) => row.join(" "));
      return block.kind === "heading" ? [`# ${block.text}`] : [block.text];
    })
    .join("\n");
}

/** The text below a heading, to the next one. */
function sectionOf(text: string, heading: string): string {
  const section = text.split(/^# /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no section "${heading}".`);
  return section;
}

/** The rows of a document's tables. */
async function tablesOf(file: SampleFile) {
  const blocks = await documentBlocks(file);
  return blocks.flatMap((block) => (block.kind === "table" ? [block.rows] : []));
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
