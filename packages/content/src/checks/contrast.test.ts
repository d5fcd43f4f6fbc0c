import { expect, test } from "vitest";

import { contrastFindings } from "./contrast.ts";

test("a color that white text is readable on is accepted", () => {
  for (const color of ["#b91c1c", "#0f766e", "#1e3a5f", "#6b7280", "#111111"]) {
    expect(contrastFindings(color)).toEqual([]);
  }
});

test("yellow is refused in one sentence, which names a shade that works", () => {
  const [finding] = contrastFindings("#facc15");
  expect(finding).toMatchObject({
    severity: "error",
    sentence:
      "The color #facc15 in broker.ts is too light for white text. Use #947200, the nearest shade that works, or a darker one.",
  });
  expect(contrastFindings("#947200")).toEqual([]);
  expect(contrastFindings("#fafafa")[0]?.severity).toBe("error");
});
