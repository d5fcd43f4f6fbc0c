import { fold } from "@frontage/records/fold";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { foldText } from "./contains.ts";

const store = sharedStore();

test("the database folds each letter and sign as the rest of the product does", async () => {
  const ranges = [
    [0x20, 0x1c7f],
    [0x1d00, 0x2fff],
    [0xf900, 0xffef],
  ] as const;
  const texts = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const folded = async (value: string) => {
    const { rows } = await sql<{ text: string }>`
      select ${foldText(sql`cast(${value} as text)`)} as "text"
    `.execute(store.db);
    return rows[0]?.text ?? "";
  };
  // All in one request, separated by a character that folding keeps.
  const all = (await folded(texts.join("\n"))).split("\n");
  const wrong = texts.filter((text, index) => all[index] !== fold(`\n${text}\n`).slice(1, -1));
  expect(wrong).toEqual([]);
});

test.each(["Zoë D’Angelo", "plain", "O`Neill", "ΟΔΟΣ", "Ａ–ﬁ"])(
  "“%s” is folded alike",
  async (text) => {
    const { rows } = await sql`select ${foldText(sql`cast(${text} as text)`)} as "text"`.execute(
      store.db,
    );
    expect(rows).toEqual([{ text: fold(text) }]);
  },
);
