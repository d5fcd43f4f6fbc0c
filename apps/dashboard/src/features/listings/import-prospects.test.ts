import { expect, test } from "vitest";

import { readProspects } from "./import-prospects.tsx";

const read = async (text: string) =>
  readProspects([new File([text], "prospects.csv", { type: "text/csv" })]);

test("the people in a file become prospects with the roles it names", async () => {
  const { problems, prospects } = await read(
    "Name,Email,Company,Phone,Role\n" +
      "Alex Kimura,alex@example.com,Kimura & Sons,5555550176,Principal buyer\n" +
      "Lee Marchetti,lee@example.com,Example Bank,,lender\n" +
      "Pat Voss,pat@example.com,,,Cousin\n" +
      "Sam Adler,sam@example.com,,,Tenant\n",
  );
  expect(problems).toEqual([]);
  expect(prospects).toMatchObject([
    { name: "Alex Kimura", company: "Kimura & Sons", phone: "(555) 555-0176", role: "principal" },
    { name: "Lee Marchetti", email: "lee@example.com", role: "lender" },
    { name: "Pat Voss", role: "other" },
    { name: "Sam Adler", role: "principal" },
  ]);
});

test("a row without an email is left out, with the reason", async () => {
  const { problems, prospects } = await read(
    "Name,Email\nAlex Kimura,\nPat Voss,pat@example.com\n",
  );
  expect(prospects).toMatchObject([{ name: "Pat Voss", role: "other" }]);
  expect(problems).toEqual([{ row: 2, message: expect.stringContaining("email") }]);
});
