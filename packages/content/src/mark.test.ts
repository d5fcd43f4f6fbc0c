import { expect, test } from "vitest";

import { brandColors } from "./brand-colors.ts";
import { broker } from "./broker.ts";
import { markSvg } from "./mark.ts";

test("the mark’s pin has the shade of the broker’s color that is visible on ink", () => {
  expect(markSvg()).toContain(`fill="${brandColors(broker.color).lit}"`);
});
