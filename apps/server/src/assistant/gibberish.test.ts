import { expect, test } from "vitest";
import { isGibberish } from "./gibberish.ts";

test.each(["asdf", "asdf qwer zxcv", "xkcd blorp?", "lkj"])("%j says nothing", (typed) => {
  expect(isGibberish(typed)).toBe(true);
});

test.each(["HVAC", "NNN", "estoppel", "SNDA", "Who is Przybylski?", "1031", "家賃", "asdf rent"])(
  "%j may be a question",
  (typed) => {
    expect(isGibberish(typed)).toBe(false);
  },
);
