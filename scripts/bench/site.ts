import type { Browser } from "@playwright/test";
import { startServer } from "../../apps/dashboard/e2e/live/start-server.ts";
import { listingPaths } from "../../packages/content/src/listings.ts";
import { mainNavigation, paths, servicePath } from "../../packages/content/src/navigation.ts";
import { services } from "../../packages/content/src/services.ts";
import { listingPages, publishSample } from "../publish-sample.ts";
import {
  desktop,
  load,
  type Loaded,
  longestTask,
  openBrowser,
  recalculationsAtRest,
  slowDown,
  timeLoad,
  untilIdle,
} from "./browser.ts";
import { budgets, median, type Row, row } from "./figures.ts";
import { type Floor, floors, openFloors } from "./floors.ts";
import { timeClick, watchPaint } from "./painted.ts";

const { goals } = budgets.site;
const inMenu = (path: string) => `nav[aria-label="Main"] a[href="${path}"]`;
const serviceMenu = 'nav[aria-label="Main"] button';
const [service = ""] = services.map(({ slug }) => servicePath(slug));
const [, listing = ""] = listingPages;

const ours = "ours";
type Side = typeof ours | Floor;
/** The pages that are measured most closely. The floors have the first two. */
const measured: { name: string; path: string; sides: readonly Side[] }[] = [
  { name: "home", path: paths.home, sides: [...floors, ours] },
  { name: "contact", path: paths.contact, sides: [...floors, ours] },
  { name: "about", path: paths.about, sides: [ours] },
  { name: "a service", path: service, sides: [ours] },
  { name: "a listing", path: listing, sides: [ours] },
];

/** The public pages as the product's own server sends them, each round beside the floors. */
export async function measureSite(rounds: number): Promise<Row[]> {
  const server = await startServer({ isFirst: true });
  const bare = await openFloors();
  const browser = await openBrowser();
  try {
    await publishSample(server.origin, server.broker);
    const originOf = (side: Side) => (side === ours ? server.origin : bare.originOf(side));
    return [
      ...(await measureLoads(originOf, rounds)),
      ...(await measureClicks(browser, originOf, rounds)),
      ...(await measureAllPages(browser, server.origin)),
    ];
  } finally {
    await browser.close();
    bare.close();
    await server.stop();
  }
}

/** Medians of what is measured once a round, by a name. */
function medians() {
  const values = new Map<string, number[]>();
  return {
    add: (name: string, value: number) => values.set(name, [...(values.get(name) ?? []), value]),
    of(name: string) {
      const all = values.get(name);
      return all && median(all);
    },
  };
}

async function measureLoads(originOf: (side: Side) => string, rounds: number): Promise<Row[]> {
  const found = medians();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, sides } of measured) {
      for (const side of sides) {
        const url = originOf(side) + path;
        const { blocking, lcp } = await timeLoad(url);
        found.add(`lcp ${name} ${side}`, lcp);
        found.add(`blocking ${name} ${side}`, blocking);
        if (sides.length > 1) found.add(`task ${name} ${side}`, await longestTask(url));
      }
    }
  }
  const sidesOf = (figure: string) => ({
    plain: found.of(`${figure} plain HTML`),
    react: found.of(`${figure} bare React`),
    ours: found.of(`${figure} ours`) ?? Number.NaN,
  });
  const isCompared = measured.filter(({ sides }) => sides.length > 1);
  return [
    // Other pages begin with a photograph, as home does.
    ...measured.map(({ name }) => {
      const plain = found.of(`lcp ${name} plain HTML`) ?? found.of("lcp home plain HTML") ?? 0;
      const goal = plain + goals.secondsOverPlain;
      return row(`LCP, ${name}`, { unit: " s", digits: 2, goal, ...sidesOf(`lcp ${name}`) });
    }),
    ...(["blocking", "task"] as const).flatMap((kind) =>
      isCompared.map(({ name }) => {
        const sides = sidesOf(`${kind} ${name}`);
        const figure = kind === "task" ? "longest task, CPU time" : "blocking time";
        return row(`${figure}, ${name}`, { unit: " ms", goal: sides.react ?? 0, ...sides });
      }),
    ),
  ];
}

async function measureClicks(
  browser: Browser,
  originOf: (side: Side) => string,
  rounds: number,
): Promise<Row[]> {
  const links: { from: string; to: string; menu?: string; sides: readonly Side[] }[] = [
    { from: paths.home, to: paths.contact, sides: [...floors, ours] },
    ...mainNavigation
      .filter(({ path }) => path !== paths.contact)
      .map(({ path: to }) => ({
        from: to === paths.home ? paths.about : paths.home,
        to,
        sides: [ours] as const,
      })),
    ...services.map(({ slug }) => ({
      from: paths.home,
      to: servicePath(slug),
      menu: serviceMenu,
      sides: [ours] as const,
    })),
  ];
  const found = medians();
  const speeds = ["fast", "slow"] as const;
  for (let round = 0; round < rounds; round += 1) {
    for (const { from, menu, sides, to } of links) {
      for (const side of sides) {
        for (const speed of speeds) {
          const context = await browser.newContext({ viewport: desktop });
          const page = await context.newPage();
          await watchPaint(page);
          await page.goto(originOf(side) + from);
          await untilIdle(page);
          // As DevTools applies Lighthouse's mobile profile.
          if (speed === "slow") await slowDown(page, 562.5, 1.5);
          if (menu) await page.locator(menu).click();
          found.add(`${to} ${side} ${speed}`, await timeClick(page, inMenu(to)));
          await context.close();
        }
      }
    }
  }
  return speeds.flatMap((speed) => {
    const of = (to: string, side: Side) => found.of(`${to} ${side} ${speed}`);
    const shared = { unit: " ms", goal: goals.clickMs[speed] };
    return [
      row(`click from home to contact, ${speed}`, {
        ...shared,
        plain: of(paths.contact, "plain HTML"),
        react: of(paths.contact, "bare React"),
        ours: of(paths.contact, ours) ?? Number.NaN,
      }),
      row(`click to every page, ${speed}`, {
        ...shared,
        ours: new Map(links.map(({ to }) => [to, of(to, ours) ?? Number.NaN])),
      }),
    ];
  });
}

/** What doesn't vary from round to round, of every public page. */
async function measureAllPages(browser: Browser, origin: string): Promise<Row[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const all = new Set([...listed.map(([, path]) => path || "/"), listingPaths.index, listing]);
  const loaded = new Map<string, Loaded>();
  for (const path of all) loaded.set(path, await load(origin + path));
  const opened = new Map([...all].map((path) => [path, { url: origin + path }]));
  const atRest = await recalculationsAtRest(browser, opened);
  const of = (read: (page: Loaded) => number | undefined) =>
    new Map([...loaded].map(([path, page]) => [path, read(page) ?? 0]));
  return [
    row("HTML of a page", {
      unit: " KiB",
      digits: 1,
      goal: goals.htmlKib,
      ours: of(({ kib }) => kib["Document"]),
    }),
    row("its stylesheet", {
      unit: " KiB",
      digits: 1,
      goal: goals.stylesheetKib,
      ours: of(({ kib }) => kib["Stylesheet"]),
    }),
    ...alwaysRows("public page", atRest, loaded),
  ];
}

/** What holds for every page, public or not. */
export function alwaysRows(
  kind: string,
  atRest: ReadonlyMap<string, number>,
  loaded: ReadonlyMap<string, Loaded>,
): Row[] {
  const of = (read: (page: Loaded) => number) =>
    new Map([...loaded].map(([path, page]) => [path, read(page)]));
  return [
    row(`${kind} at rest: style recalculations`, { unit: "/s", digits: 1, goal: 0, ours: atRest }),
    row(`${kind}: layout shift`, { digits: 3, goal: 0, ours: of((page) => page.layoutShift) }),
    ...(["accessibility", "seo", "best-practices"] as const).map((score) =>
      row(`${kind}: ${score}`, {
        isLeast: true,
        goal: 100,
        ours: of((page) => page.scores[score]),
      }),
    ),
  ];
}
