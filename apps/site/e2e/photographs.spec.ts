import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { lastService, thirdService } from "./public-pages.ts";

// One page for each frame that photographs fill, from small to large: a browser that has loaded a
// large file keeps using it in a smaller window.
const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test(
  "no photograph is enlarged where there is a larger file of it",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    for (const path of ["/", "/about", "/contact", thirdService.path, lastService.path]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, path);
      for (const size of windows) {
        await page.setViewportSize(size);
        const photographs = page.locator("main img[data-photograph]");
        for (const photograph of await photographs.all()) {
          await photograph.evaluate((image: HTMLImageElement) => {
            image.loading = "eager";
          });
          const name = await photograph.getAttribute("data-photograph");
          await expect
            .poll(
              () =>
                photograph.evaluate((image: HTMLImageElement) => {
                  const widthOf = (url: string) => Number(/-p?(\d+)\.\w+\.\w+$/.exec(url)?.[1]);
                  const { height, width } = image.getBoundingClientRect();
                  const { naturalHeight, naturalWidth } = image;
                  const file = widthOf(image.currentSrc);
                  const shown = Math.max(width, (height * naturalWidth) / naturalHeight);
                  const set = [...(image.parentElement?.querySelectorAll("source") ?? [])]
                    .map(({ srcset }) => srcset.split(", ").map((entry) => entry.split(" ")[0]))
                    .find((urls) => urls.some((url) => url && image.currentSrc.endsWith(url)));
                  const largest = Math.max(...(set ?? []).map((url) => widthOf(url ?? "")));
                  // Browsers choose the nearer of two files, which may be slightly too small.
                  return file === largest || shown / file < 1.25;
                }),
              { message: `${name} on ${path} at ${size.width} px` },
            )
            .toBe(true);
        }
      }
    }
  },
);
