import { expect, test } from "vitest";
import * as z from "zod/mini";

import { loadPasswordCheck, refuseGuessable } from "./password-check.ts";

const form = z.object({ next: z.string() }).check(refuseGuessable("next"));
const messages = (next: string) =>
  form.safeParse({ next }).error?.issues.map(({ message, path }) => [path.join("."), message]);

test("a common password is refused at its field once the list has loaded, not before", async () => {
  expect(messages("123456789012")).toBeUndefined();
  loadPasswordCheck();
  await expect
    .poll(() => messages("123456789012"), { timeout: 60_000 })
    .toEqual([["next", "This password is too easy to guess. Try a short phrase."]]);
  expect(messages("blue kettle seven")).toBeUndefined();
});
