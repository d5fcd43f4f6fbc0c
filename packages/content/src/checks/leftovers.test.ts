import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { faqs } from "../faqs.ts";
import { whileSample } from "../is-sample.ts";
import { photographs } from "../photographs.ts";
import { services } from "../services.ts";
import { leftoverFindings, listedTexts } from "./leftovers.ts";
import sample from "./sample-hashes.json" with { type: "json" };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const sentences = (files: Record<string, string>) =>
  leftoverFindings(files, hashOf).map(({ sentence }) => sentence);

whileSample(() => {
  test("every text of the owner's, and every description of a picture, is known as the sample's", () => {
    expect(sample.texts).toEqual(listedTexts.map(({ text }) => hashOf(text)));
    expect(sample.alts).toEqual(Object.values(photographs).map(({ alt }) => hashOf(alt)));
  });

  test("a biography that is still the sample's is named", () => {
    expect(sentences({})).toContain(
      "In pages.ts, paragraph 2 about your experience is still the sample’s: write your own.",
    );
  });

  test("a service with any text of the sample's is named once, and so is each answer", () => {
    const named = sentences({}).filter((sentence) => /services\.ts|faqs\.ts/.test(sentence));
    expect(named).toHaveLength(services.length + faqs.length);
    expect(named[0]).toBe("In services.ts, “Buying” is still the sample’s: write your own.");
  });

  test("a new picture with the sample's description is named, also a portrait", () => {
    const file = "hero-1-downtown-blue-hour-portrait";
    expect(sentences({ [file]: "another" })).toContain(
      `apps/site/photographs/${file}.jpg is yours, but photographs.ts still describes the sample’s picture: say what yours shows.`,
    );
  });
});

test("the sample's own picture is named", () => {
  const [hash = ""] = sample.photographs;
  expect(sentences({ "about-banner-skyline-morning": hash })).toContain(
    "apps/site/photographs/about-banner-skyline-morning.jpg is still the sample’s picture: `npm run photograph -- yours.jpg`.",
  );
});
