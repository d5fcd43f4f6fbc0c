import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import {
  fitsFilters,
  type ListingFilters,
  listingIndexPath,
  type SizeFilter,
  spacesUnfiltered,
} from "@frontage/content/public-listing";
import type { ListingIndex, ServedPage, SiteBundle } from "@frontage/content/served-page";
import { propertyTypes } from "@frontage/records/schemas/deal";
import { listingKinds } from "@frontage/records/schemas/listing";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Logger } from "pino";
import { takeAttempt } from "../accounts/attempts.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import type { Database } from "../database/open-database.ts";
import { type HeaderRules, headersOf } from "../http/header-rules.ts";
import {
  fastQuality,
  loadStaticFiles,
  type StaticFile,
  staticFileOf,
} from "../http/static-files.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { repeat } from "../jobs/background.ts";
import { readListings, type SiteListings } from "./read-listings.ts";

/**
 * How often pages are refreshed: "Confirmed available" depends on the day, which starts at a
 * different time in each time zone.
 */
const refreshMs = 60_000;

/** The response to a path of the listings. */
type ListingTarget =
  | { file: StaticFile; status: 200 | 410; headers: Record<string, string> }
  | { redirect: string }
  | { status: 404 };

export type ListingPages = {
  /** Reads the listings, and renders the pages of those that changed. */
  refresh: () => Promise<void>;
  /** Whether the site shows any listings. */
  readonly hasListings: boolean;
  /**
   * The version of one of the site's files that links to the listings; undefined if there are none.
   */
  fileWithListings: (file: string) => StaticFile | undefined;
  /**
   * Finds the response to a path of the listings; `undefined` for all other paths.
   *
   * @param address the visitor's, "" if it is unknown
   * @throws Failure 429 for too many pages by sizes
   */
  find: (
    path: string,
    query: URLSearchParams,
    address?: string,
  ) => Promise<ListingTarget> | undefined;
  /** A page for one request: its HTML, and the headers that go with it. */
  render: (page: ServedPage) => Promise<{ html: string; headers: Record<string, string> }>;
  /** The id of the listing with this slug, if the site shows it. */
  idOf: (slug: string) => string | undefined;
  /** The name of a document on its listing's page. */
  documentName: (listingId: string, documentId: string) => string | undefined;
  close: () => Promise<void>;
};

/** The hashes of a page's own scripts, for its policy. Records for search engines have a type. */
const inlineScriptsOf = (html: string): string =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join(" ");

type Options = {
  /** A composed build with `listings/`. */
  folder: string;
  db: Database;
  changeStream: Pick<ChangeStream, "onListings">;
  log: Logger;
  /** In milliseconds since 1970. */
  now?: () => number;
};

/**
 * Keeps the pages of published listings in memory. They are rendered in every process after a
 * listing changes and when the day changes, or earlier for the first visitor. A page is shown only
 * while its listing has the content it was rendered from.
 *
 * @throws an Error if the build is incomplete
 */
export async function createListingPages({
  changeStream,
  db,
  folder,
  log,
  now = Date.now,
}: Options): Promise<ListingPages> {
  const ofListings = join(folder, "listings");
  const rules = JSON.parse(await readFile(join(folder, "headers.json"), "utf8")) as HeaderRules;
  const forms = existsSync(ofListings)
    ? await loadStaticFiles(join(ofListings, "pages"))
    : new Map<string, StaticFile>();
  const assets: unknown = existsSync(ofListings)
    ? JSON.parse(await readFile(join(ofListings, "assets.json"), "utf8"))
    : undefined;
  const sitemap = await readFile(join(folder, "public/sitemap.xml"), "utf8").catch(() => "");
  // Every page of the site has the same style and script.
  const headers = headersOf("about.html", rules);
  const withScripts = (sources: string) => ({
    ...headers,
    "Content-Security-Policy": (headers["Content-Security-Policy"] ?? "").replace(
      /(?<=(^|; ?)script-src )[^;]*/,
      sources,
    ),
  });
  const withoutScript = withScripts("'none'");

  /** Loaded when the first page is rendered: a site without listings doesn't need it. */
  let bundle: Promise<SiteBundle> | undefined;
  const loadBundle = () =>
    (bundle ??= import(
      pathToFileURL(join(ofListings, "bundle/entry-server.mjs")).href
    ) as Promise<SiteBundle>);

  let site: SiteListings = { shown: [], gone: new Map(), moved: new Map(), isIndexKnown: false };
  /**
   * Pages of listings by path, each with the content it was rendered from, to detect outdated ones.
   */
  const pages = new Map<string, { from: string; file: Promise<StaticFile> }>();
  /** Pages that depend on several listings, or have few visitors: rendered on request. */
  let lazy = new Map<string, Promise<StaticFile>>();
  let sitemapFile: StaticFile | undefined;
  /** Listings that failed to render, by id, with the content that failed. */
  const broken = new Map<string, string>();
  let isRendered = false;
  let isClosing = false;
  const hasListings = () => site.shown.length > 0;

  async function renderFile(path: string, page: ServedPage, quality?: number): Promise<StaticFile> {
    const { renderServed } = await loadBundle();
    return staticFileOf(
      `${path.slice(1)}.html`,
      await renderServed(page, assets, { hasListings: hasListings() || page.kind !== "gone" }),
      quality,
    );
  }

  /** The page of a listing with its current content, rendered once. */
  function pageOf(listing: SiteListings["shown"][number]): Promise<StaticFile> {
    const path = listingPaths.listing(listing.slug);
    const page: ServedPage = { kind: "listing", listing };
    const from = JSON.stringify(page);
    const kept = pages.get(path);
    if (kept?.from === from) return kept.file;
    const made = { from, file: renderFile(path, page) };
    pages.set(path, made);
    made.file.catch(() => {
      if (pages.get(path) === made) pages.delete(path);
    });
    return made.file;
  }

  /** A page by sizes that a visitor typed: there are too many to keep a page of each. */
  async function sizedPage(path: string, page: ServedPage, address: string): Promise<StaticFile> {
    await tryToWrite(log, "count a page", async () =>
      takeAttempt(db, "sized-listings", { address }),
    );
    return renderFile(path, page, fastQuality);
  }

  function indexPage(filters: ListingFilters, address: string): Promise<StaticFile> {
    const pageNow = (): ServedPage => ({ kind: "index", ...indexOf(site, filters) });
    return isSized(filters)
      ? sizedPage(listingPaths.index, pageNow(), address)
      : onDemand(listingIndexPath(filters), () => renderFile(listingPaths.index, pageNow()));
  }

  /** Switches the site to these listings, before their pages are rendered. */
  async function show(read: SiteListings): Promise<void> {
    const isBroken = (listing: { id: string }) =>
      broken.get(listing.id) === JSON.stringify(listing);
    const next = { ...read, shown: read.shown.filter((listing) => !isBroken(listing)) };
    const file =
      next.shown.length > 0 && assets !== undefined
        ? await staticFileOf("sitemap.xml", withListings(sitemap, next))
        : undefined;
    sitemapFile = file;
    site = next;
    lazy = new Map();
  }

  async function readAndRender(): Promise<void> {
    const read = await readListings(db, now());
    const isSame = isRendered && JSON.stringify(read.shown) === JSON.stringify(site.shown);
    if (isSame || assets === undefined) {
      site = { ...read, shown: site.shown };
      return;
    }
    isRendered = false;
    await show(read);
    for (const listing of read.shown) {
      // Start over: a listing that was withdrawn meanwhile must not stay until all others are
      // rendered.
      if (isClosing || waiting) return;
      const wasBroken = broken.has(listing.id);
      try {
        await pageOf(listing);
        broken.delete(listing.id);
        if (wasBroken) await show(read);
      } catch (error) {
        log.error({ err: error, listing: listing.id }, "A listing wasn't rendered");
        broken.set(listing.id, JSON.stringify(listing));
        await show(read);
      }
      // Let requests in between.
      await setImmediate();
    }
    const paths = new Set(site.shown.map(({ slug }) => listingPaths.listing(slug)));
    for (const path of pages.keys()) if (!paths.has(path)) pages.delete(path);
    if (hasListings()) await indexPage({}, "");
    isRendered = true;
  }

  // Refreshes run one at a time; those requested meanwhile share one more run.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  function refresh(): Promise<void> {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = readAndRender();
        return running;
      });
    return waiting;
  }
  const refreshQuietly = () =>
    refresh().catch((error: unknown) => log.error({ err: error }, "Listings weren't rendered"));

  function onDemand(key: string, make: () => Promise<StaticFile>): Promise<StaticFile> {
    const kept = lazy.get(key);
    if (kept) return kept;
    const made = make();
    const within = lazy;
    within.set(key, made);
    // After a failure, the next visitor's request renders it again.
    made.catch(() => within.delete(key));
    return made;
  }

  async function findListing(
    path: string,
    query: URLSearchParams,
    address: string,
  ): Promise<ListingTarget> {
    const found = (file: StaticFile): ListingTarget => ({ file, status: 200, headers });
    if (path === paths.contact) {
      const [asked, spaceId] = query.get("listing")?.split("/") ?? [];
      const listing = site.shown.find(({ slug }) => slug === asked);
      const plain = forms.get("contact.html");
      if (!listing) return plain ? found(plain) : { status: 404 };
      const space = listing.lease?.spaces.find(({ id }) => id === spaceId);
      const about = space
        ? { name: `${listing.name}, ${space.name}`, slug: `${listing.slug}/${space.id}` }
        : { name: listing.name, slug: listing.slug };
      return found(
        await onDemand(`${path}?${about.slug}`, async () => {
          const { render } = await loadBundle();
          const options = { hasListings: true, asked: about };
          return staticFileOf("contact.html", await render(paths.contact, assets, options));
        }),
      );
    }
    if (path === listingPaths.index) {
      return found(await indexPage(filtersOf(query, site), address));
    }
    const listing = site.shown.find((one) => listingPaths.listing(one.slug) === path);
    const sizes = sizesOf(query);
    if (listing && isSized(sizes) && (listing.lease?.spaces.length ?? 0) > spacesUnfiltered) {
      return found(await sizedPage(path, { kind: "listing", listing, sizes }, address));
    }
    if (listing) {
      // A listing that fails to render is about to be removed from the site.
      return pageOf(listing).then(found, () => ({ status: 404 }) as const);
    }
    const slug = path.slice(listingPaths.index.length + 1).replace(/\/$/, "");
    const moved = site.moved.get(slug);
    if (moved !== undefined) return { redirect: listingPaths.listing(moved) };
    const gone = site.gone.get(slug);
    if (!gone) return { status: 404 };
    const file = await onDemand(JSON.stringify(gone), () =>
      renderFile(path, { kind: "gone", listing: gone }),
    );
    return { file, status: 410, headers: withoutScript };
  }

  // A page is rendered for its first visitor until all are: with hundreds of listings, that takes
  // a minute.
  if (assets !== undefined) await show(await readListings(db, now()));
  void refreshQuietly();
  const stopListening = changeStream.onListings(() => void refreshQuietly());
  const stopRepeating = repeat(refreshMs, refreshQuietly);

  return {
    refresh,
    get hasListings() {
      return hasListings();
    },
    fileWithListings: (file) =>
      hasListings() ? (file === "sitemap.xml" ? sitemapFile : forms.get(file)) : undefined,
    find(path, query, address = "") {
      const isListing = /^\/listings(\/[^/]+)?$/.test(path);
      const isQuestion = path === paths.contact && query.has("listing");
      const isKnown =
        path === listingPaths.index
          ? site.isIndexKnown
          : site.gone.has(path.slice(listingPaths.index.length + 1));
      if (!hasListings() && !isKnown) return undefined;
      return isListing || isQuestion ? findListing(path, query, address) : undefined;
    },
    async render(page) {
      const { renderServed } = await loadBundle();
      // Shows the page as it will be once published.
      const isPreview = page.kind === "preview";
      const options = { hasListings: isPreview || hasListings() };
      const shown = "slug" in page && site.shown.find(({ slug }) => slug === page.slug);
      const html = await renderServed(
        shown ? { ...page, photo: shown.photos[0] } : page,
        assets,
        options,
      );
      if (isPreview) return { html, headers };
      return { html, headers: withScripts(inlineScriptsOf(html) || "'none'") };
    },
    idOf: (slug) => site.shown.find((listing) => listing.slug === slug)?.id,
    documentName(listingId, documentId) {
      const listing = site.shown.find(({ id }) => id === listingId);
      const plans = listing?.lease?.spaces.flatMap(({ plan }) => plan ?? []) ?? [];
      return [...(listing?.documents ?? []), ...plans].find(({ id }) => id === documentId)?.name;
    },
    async close() {
      isClosing = true;
      stopListening();
      stopRepeating();
      await (waiting ?? running).catch(() => undefined);
    },
  };
}

/** The filters of a URL; one that fits nothing is left out. */
function filtersOf(query: URLSearchParams, { shown }: SiteListings): ListingFilters {
  const state = query.get("state");
  return {
    kind: listingKinds.find((kind) => kind === query.get("kind")),
    type: propertyTypes.find((type) => type === query.get("type")),
    state: shown.find(({ region }) => region === state)?.region,
    ...sizesOf(query),
  };
}

const isSized = ({ from, to }: SizeFilter) => from !== undefined || to !== undefined;

/** Sizes are typed as "1900", "1,900" or "1,900 SF", in either order. */
function sizesOf(query: URLSearchParams): SizeFilter {
  const size = (name: string) => {
    const digits = (query.get(name) ?? "").replaceAll(/[,\s]|sf$/gi, "");
    return /^\d{1,10}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
  };
  const [from, to] = [size("from"), size("to")];
  return from !== undefined && to !== undefined && from > to
    ? { from: to, to: from }
    : { from, to };
}

function indexOf({ shown }: SiteListings, filters: ListingFilters): ListingIndex {
  const types = new Set(shown.map((listing) => listing.type));
  return {
    filters,
    listings: shown.filter((listing) => fitsFilters(listing, filters)),
    // What is for both counts in each. Sold and leased ones only appear among all listings.
    counts: {
      all: shown.length,
      sale: shown.filter(({ isForSale }) => isForSale).length,
      lease: shown.filter(({ isForLease }) => isForLease).length,
    },
    states: [...new Set(shown.map(({ region }) => region))].toSorted(),
    types: propertyTypes.filter((each) => types.has(each) || each === filters.type),
  };
}

/** The sitemap with the index and every listing. */
function withListings(sitemap: string, { shown }: SiteListings): string {
  const newest =
    shown
      .map(({ lastChanged }) => lastChanged)
      .toSorted()
      .at(-1) ?? "";
  const entries = [
    { path: listingPaths.index, changed: newest },
    ...shown.map(({ lastChanged, slug }) => ({
      path: listingPaths.listing(slug),
      changed: lastChanged,
    })),
  ].map(
    ({ changed, path }) =>
      `  <url><loc>${broker.website.url}${path}</loc><lastmod>${changed.slice(0, 10)}</lastmod></url>\n`,
  );
  return sitemap.replace("</urlset>", `${entries.join("")}</urlset>`);
}
