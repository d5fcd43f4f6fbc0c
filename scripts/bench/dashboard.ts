import type { Browser } from "@playwright/test";
import { startServer } from "../../apps/dashboard/e2e/live/start-server.ts";
import {
  dashboardPaths,
  dealPath,
  listingPath,
  type ScreenName,
  sidebar,
} from "../../packages/content/src/dashboard.ts";
import { publishSample } from "../publish-sample.ts";
import {
  load,
  type Loaded,
  openBrowser,
  phone,
  recalculationsAtRest,
  type Session,
  slowDown,
  untilIdle,
} from "./browser.ts";
import { budgets, median, type Row, row } from "./figures.ts";
import { paintTime, type Proof, timeClick, watchPaint } from "./painted.ts";
import { alwaysRows } from "./site.ts";

const { goals } = budgets.dashboard;

/** Those of the sidebar, and the pages of one deal and one listing. */
type Screen = ScreenName | "deal" | "listing";

/** A text of each screen's records, which its page doesn't have before they arrive. */
const ofClient = {
  overview: "48 Example Road",
  deals: "Buying, letter of intent",
  documents: "Rent roll, second quarter",
  contacts: "Casey Park",
  calendar: "Property viewing",
  messages: "Relayed by Jordan Avery",
  settings: "taylor@example.com",
  notifications: "Purchase agreement needs your signature",
  deal: "48 Example Road",
};
const records: Record<keyof typeof sidebar.main, Partial<Record<Screen, string>>> = {
  Client: ofClient,
  Broker: {
    overview: "Riley Chen",
    deals: "Taylor Morgan, buying",
    listings: "15 Placeholder Plaza",
    clients: "Noor Haddad",
    documents: "Rent roll, second quarter",
    calendar: "Property viewing",
    messages: "Relayed by you",
    settings: "jordan@example.com",
    // Whatever has arrived meanwhile.
    notifications: "Mark all as read",
    deal: "48 Example Road",
    listing: "Retail, 46,000 SF",
  },
  sample: ofClient,
};
const paths: Record<Screen, string> = {
  ...dashboardPaths,
  deal: dealPath("48-example-road"),
  listing: listingPath("15-placeholder-plaza"),
};
const proofOf = (person: Person, screen: Screen): Proof => ({
  selector: "main",
  text: records[person][screen] ?? "",
});
const charts: Proof = { selector: "main .recharts-surface" };

const people = ["Client", "Broker", "sample"] as const;
type Person = (typeof people)[number];
const inSidebar = (person: Person): readonly ScreenName[] => [
  ...sidebar.main[person],
  ...sidebar.settings,
];
const screensOf = (person: Person): readonly Screen[] => [
  ...inSidebar(person),
  "deal",
  ...(person === "Broker" ? (["listing"] as const) : []),
];

/**
 * The dashboard of the sample's client and broker on a server, and the sample visit, on a slow
 * phone: when each screen's records are painted after a load, and after its first click.
 */
export async function measureDashboard(rounds: number): Promise<Row[]> {
  const server = await startServer({ isFirst: true });
  const browser = await openBrowser();
  try {
    await publishSample(server.origin, server.broker);
    const sessions = {
      Client: await logIn(browser, server.origin, server.client),
      Broker: await logIn(browser, server.origin, server.broker),
      sample: { cookies: [], origins: [originWith(server.origin, "bench")] },
    };
    const painted = new Map<string, number[]>();
    const clicked = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const person of people) {
        const visit = { browser, origin: server.origin, session: sessions[person] };
        for (const screen of screensOf(person)) {
          const proof = proofOf(person, screen);
          add(painted, `${person}’s ${screen}`, await timePaint(visit, paths[screen], proof));
        }
        for (const screen of inSidebar(person)) {
          if (screen !== "overview")
            add(clicked, `${person}’s ${screen}`, await timeFirstClick(visit, person, screen));
        }
        if (person !== "Broker")
          add(painted, `${person}’s charts`, await timePaint(visit, paths.overview, charts));
      }
    }
    const limits = { unit: " s", digits: 2 };
    const print = (figure: string, goal: number, times: Map<string, number[]>) => {
      const seconds = new Map([...times].map(([name, all]) => [name, median(all) / 1000]));
      return [
        row(`${figure}, every screen`, { ...limits, goal, ours: seconds }),
        ...[...seconds].map(([name, one]) => row(`· ${name}`, { ...limits, goal, ours: one })),
      ];
    };
    return [
      ...print("records painted on a slow phone", goals.paintedSeconds, painted),
      ...print("first click, slow phone", goals.firstClickSeconds, clicked),
      ...(await measureAllScreens(browser, server.origin, sessions)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

function add(times: Map<string, number[]>, name: string, time: number) {
  times.set(name, [...(times.get(name) ?? []), time]);
}

const originWith = (origin: string, user: string) => ({
  origin,
  localStorage: [{ name: "user", value: user }],
});

/** Logs in as the login page does. */
async function logIn(browser: Browser, origin: string, account: object): Promise<Session> {
  await using context = await browser.newContext({ extraHTTPHeaders: { Origin: origin } });
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, { data: account });
  const { user } = await answer.json();
  const { cookies } = await context.storageState();
  return { cookies, origins: [originWith(origin, JSON.stringify(user))] };
}

type Visit = { browser: Browser; origin: string; session: Session };

/** Opens a screen on a slow phone, with an empty cache. */
async function openSlowly({ browser, origin, session }: Visit, path: string, proof: Proof) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    storageState: session,
  });
  const page = await context.newPage();
  await slowDown(page, 150, 1.6);
  await watchPaint(page, proof);
  await page.goto(origin + path, { waitUntil: "commit" });
  return page;
}

async function timePaint(visit: Visit, path: string, proof: Proof): Promise<number> {
  const html = await (await fetch(visit.origin + path)).text();
  if (proof.text && html.includes(proof.text))
    throw new Error(`“${proof.text}” is already in ${path}, so it proves nothing.`);
  const page = await openSlowly(visit, path, proof);
  const time = await paintTime(page);
  await page.context().close();
  return time;
}

/** From the overview, once it is idle. */
async function timeFirstClick(visit: Visit, person: Person, screen: ScreenName): Promise<number> {
  const page = await openSlowly(visit, dashboardPaths.overview, proofOf(person, "overview"));
  await paintTime(page);
  // A slow phone draws the charts for a second before the screens of the sidebar load.
  await untilIdle(page, 2000);
  await page.getByRole("button", { name: "Open menu" }).click();
  const link = `[role=dialog] a[href="${dashboardPaths[screen]}"]`;
  const time = await timeClick(page, link, proofOf(person, screen));
  await page.context().close();
  return time;
}

/** What doesn't vary from round to round, of every screen and the login page. */
async function measureAllScreens(
  browser: Browser,
  origin: string,
  sessions: Record<Person, Session>,
): Promise<Row[]> {
  const opened = new Map(
    people.flatMap((person) =>
      screensOf(person).map((screen) => [
        `${person}’s ${screen}`,
        { url: origin + paths[screen], session: sessions[person] },
      ]),
    ),
  );
  const loaded = new Map<string, Loaded>([["login", await load(`${origin}/login`)]]);
  for (const [name, { session, url }] of opened) loaded.set(name, await load(url, session));
  const atRest = await recalculationsAtRest(browser, opened);
  return alwaysRows("dashboard", atRest, loaded);
}
