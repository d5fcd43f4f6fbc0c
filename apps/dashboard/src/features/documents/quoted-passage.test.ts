import { documentQuotePath } from "@frontage/content/dashboard";
import { expect, test } from "vitest";

import { passageIn } from "./quoted-passage.ts";

const hashOf = (path: string) => new URL(path, "https://example.com").hash;

test("a path to a quote has its page and its words, with any characters", () => {
  const quote = "Rent: $31.00/SF + 3% & “CAM” #2";
  const path = documentQuotePath("lease", { page: 2, quote });
  expect(passageIn(hashOf(path))).toEqual({ page: 2, quote });
  expect(passageIn(hashOf(documentQuotePath("lease", { quote })))).toEqual({
    page: undefined,
    quote,
  });
});

test("an address without a quote or with an impossible page highlights nothing", () => {
  expect(passageIn("")).toBeUndefined();
  expect(passageIn("#date-1")).toBeUndefined();
  expect(passageIn("#page=0")).toBeUndefined();
  expect(passageIn("#page=1.5&quote=x")).toEqual({ page: undefined, quote: "x" });
});
