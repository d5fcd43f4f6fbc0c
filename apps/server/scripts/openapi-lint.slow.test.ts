import spectralCore from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import { createApi } from "../src/api.ts";
import { describeApiByExamples } from "../src/http/openapi.ts";
import type { Services } from "../src/services.ts";

test("Spectral has nothing to say about the API's description", async () => {
  // To list the routes, nothing has to be open.
  const description = await describeApiByExamples(createApi({} as Services));
  const spectral = new spectralCore.Spectral();
  // Its own types disagree about their rulesets.
  spectral.setRuleset({ extends: [[spectralRulesets.oas as object, "recommended"]] } as never);
  const found = await spectral.run(JSON.parse(JSON.stringify(description)));
  expect(found.map(({ code, message, path }) => `${path.join(".")}: ${code}: ${message}`)).toEqual(
    [],
  );
});
