import {
  dashboardPaths,
  dealOfferPath,
  dealPath,
  exchangePath,
  importPath,
  listingPath,
  offersPath,
} from "@frontage/content/dashboard";
import { listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import { renderPage } from "@frontage/prerender/render-page";
import { StaticRouter } from "react-router";

import { App, createQueryClient } from "./app.tsx";
import { sampleVisit } from "./api/visit.tsx";
import { answerRequests } from "./api/request.ts";
import { startQueries } from "./api/first-queries.ts";
import { anyRecordId } from "./startup/early-requests.ts";
import { Document, type DocumentAssets, ownUrls } from "./document.tsx";
import { RoomApp } from "./room-app.tsx";
import {
  isDealOfferPath,
  isDealPath,
  isExchangePath,
  isListingPath,
  isOffersPath,
  isRoomPath,
} from "./navigation/paths.ts";
import { preloadScreen } from "./routes.tsx";
import { sampleEntrance } from "./sample/sample-client.ts";
import { LoginPage } from "./session/login-page.tsx";
import shellCss from "./shell.css?inline";

/** The CSS of the first paint, which pages inline. */
export { shellCss };

/**
 * The files that the build writes, with the path that each renders. The error page is for every
 * dashboard path without a screen.
 */
export const files: ReadonlyMap<string, string> = new Map([
  ["login.html", paths.login],
  ...Object.values(dashboardPaths).map(
    (path) =>
      [path === paths.dashboard ? "dashboard/index.html" : `${path.slice(1)}.html`, path] as const,
  ),
  ["dashboard/deals/deal.html", dealPath("deal")],
  // A host that only serves files needs a file where the sample opens.
  [`${sampleEntrance.slice(1)}.html`, sampleEntrance],
  ["dashboard/deals/deal/exchange.html", exchangePath("deal")],
  ["dashboard/deals/deal/offer.html", dealOfferPath("deal", "offer")],
  ["dashboard/listings/listing.html", listingPath("listing")],
  ["dashboard/listings/listing/offers.html", offersPath("listing")],
  [`${importPath.slice(1)}.html`, importPath],
  // The document room's page, which all listings share.
  ["dashboard/room.html", listingPaths.room("listing")],
  ["dashboard/404.html", `${paths.dashboard}/404`],
]);

/** Whether a path has one of the pages that all deals, or all listings, share. */
export const hasPage = (path: string) =>
  isDealPath(path) ||
  isExchangePath(path) ||
  isDealOfferPath(path) ||
  isListingPath(path) ||
  isOffersPath(path);

/**
 * Renders a page without records as a complete HTML document.
 *
 * @param path any path of the app
 */
export async function render(path: string, assets: DocumentAssets): Promise<string> {
  const isLogin = path === paths.login;
  const isRoom = isRoomPath(path);
  const own = isLogin || isRoom ? undefined : ownUrls(path, await firstRequests(path), assets);
  const app = isLogin ? (
    <LoginPage />
  ) : (
    <StaticRouter location={path}>{isRoom ? <RoomApp /> : <App />}</StaticRouter>
  );
  return renderPage(app, (html) => <Document app={html} assets={assets} own={own} path={path} />);
}

/** The first requests of a page, as its own queries send them. */
async function firstRequests(path: string) {
  const queries = await preloadScreen(path);
  // A record's page is everyone's: its first script inserts the record's id.
  const pathname = path.replace(/(?<=^\/dashboard\/(deals|listings)\/)[^/]+/, anyRecordId);
  async function of(isBroker: boolean) {
    // Each once, because a second answer to the same request would never be read.
    const urls = new Set<string>();
    answerRequests(async (input) => {
      urls.add(input as string);
      return Response.json({ error: "" }, { status: 404 });
    });
    const client = createQueryClient({
      ...sampleVisit,
      queryDefaults: { queries: { retry: false } },
    });
    await startQueries(client, { isBroker, isSample: false }, { pathname, queries });
    client.clear();
    return [...urls];
  }
  const requests = {
    client: await of(false),
    broker: await of(true),
  };
  answerRequests(undefined);
  return requests;
}
