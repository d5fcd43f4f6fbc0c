import { expect, test } from "vitest";

import { readImportFile } from "../../files/import-file.ts";
import { readProspects } from "./prospect-file.ts";

const read = async (text: string) =>
  readProspects(await readImportFile(new File([text], "prospects.csv", { type: "text/csv" })));

test("columns are recognized by their names, and roles by what brokers call them", async () => {
  const { problems, prospects } = await read(
    "First name,Last name,Email address,Firm,Phone,Role\n" +
      "Alex,Kimura,alex@example.com,Kimura & Sons,5555550176,Buyer\n" +
      "Lee,Marchetti,lee@example.com,Example Bank,,Lender\n",
  );
  expect(problems).toEqual([]);
  expect(prospects).toMatchObject([
    { name: "Alex Kimura", company: "Kimura & Sons", phone: "(555) 555-0176", role: "principal" },
    { name: "Lee Marchetti", email: "lee@example.com", role: "lender" },
  ]);
});

test("a row that nobody could be written to stays out, with the reason", async () => {
  const { problems, prospects } = await read(
    "Name,Email\nAlex Kimura,\nPat Voss,pat@example.com\n",
  );
  expect(prospects).toMatchObject([{ name: "Pat Voss", role: "other" }]);
  expect(problems).toEqual([{ row: 2, message: expect.stringContaining("email") }]);
});
