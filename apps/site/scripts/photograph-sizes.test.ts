import { expect, test } from "vitest";

import { photographSizes } from "./photograph-sizes.ts";

test("measures every photograph that the pages use and its required size", async () => {
  const { needed, sizes } = await photographSizes();
  expect(Object.keys(sizes)).toEqual(Object.keys(needed));
  expect(needed["apps/site/photographs/service-acquisition-lobby.jpg"]).toEqual({
    width: 2200,
    height: 1500,
  });
  expect(needed["apps/site/photographs/hero-1-downtown-blue-hour-portrait.jpg"]).toEqual({
    width: 1000,
    height: 2000,
  });
});
