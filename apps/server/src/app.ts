import {
  dealPathPattern,
  dealOfferPathPattern,
  exchangePathPattern,
  listingPathPattern,
  offersPathPattern,
  replacedPath,
} from "@frontage/content/dashboard";
import { roomPathPattern } from "@frontage/content/listings";
import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ApiEnv } from "./http/api-env.ts";
import { forwarded, isPublicHost } from "./http/forwarded.ts";
import { Failure } from "./http/failure.ts";
import { type HeaderRules, headersOf } from "./http/header-rules.ts";
import type { ListingPages } from "./listing-pages/listing-pages.ts";
import { senderOf } from "./http/request-context.ts";
import { loadStaticFiles, negotiate, type StaticFile } from "./http/static-files.ts";

type AppOptions = {
  /** Handles `/api`. */
  api?: Hono<ApiEnv>;
  /** Serves listings' photographs and public documents. */
  files?: Hono;
  /** The pages around a listing's agreement; they answer 404 for listings without one. */
  rooms?: {
    request: (request: Request, env: unknown) => Response | Promise<Response>;
    isOpen: (slug: string) => Promise<boolean>;
  };
  /** The pages of published listings. */
  listings?: ListingPages | undefined;
  /** The origin that people type: pages under another host name redirect to it. */
  publicUrl?: string | undefined;
  /** How many proxies in front are trusted to set `X-Forwarded-*` headers. */
  trustedProxies?: number;
  /** HTTPS is meant for all names below this one, too. */
  hstsSubdomains?: boolean;
};

/** One HTML file for all deals, and for all listings; the id comes from the URL. */
const recordPages = [
  { pattern: dealPathPattern, file: "dashboard/deals/deal.html" },
  { pattern: exchangePathPattern, file: "dashboard/deals/deal/exchange.html" },
  { pattern: dealOfferPathPattern, file: "dashboard/deals/deal/offer.html" },
  { pattern: listingPathPattern, file: "dashboard/listings/listing.html" },
  { pattern: offersPathPattern, file: "dashboard/listings/listing/offers.html" },
];

/** One HTML file for every listing's document room. */
const roomFile = "dashboard/room.html";

/** What a path leads to: a file with a status, a redirect, or nothing. */
type Target = { file: string; status: 200 | 404 } | { redirect: string } | "nothing";

/**
 * The whole product at one origin.
 *
 * @param folder from `compose.ts`: `public/` and `headers.json`
 */
export async function createApp(
  folder: string,
  {
    api,
    files: ofListings,
    listings,
    rooms,
    publicUrl,
    trustedProxies = 0,
    hstsSubdomains = false,
  }: AppOptions = {},
) {
  const rules: HeaderRules = JSON.parse(await readFile(join(folder, "headers.json"), "utf8"));
  const hsts = "Strict-Transport-Security";
  if (hstsSubdomains) rules.overHttps[hsts] += "; includeSubDomains";
  const files = await loadStaticFiles(join(folder, "public"));
  const find = pathTable(files);

  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    const byHttps = forwarded(c, "X-Forwarded-Proto", trustedProxies) === "https";
    const isHashed = c.res.headers.get("Cache-Control")?.includes("immutable");
    const headers = {
      ...rules.everywhere,
      ...(isHashed ? {} : rules.documents),
      ...(byHttps ? rules.overHttps : {}),
    };
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  // Not mounted, because that would wrap each of its handlers again for every request.
  if (api) app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  app.all("/api/*", (c) => c.json({ error: "Not found" }, 404, { "Cache-Control": "no-store" }));

  if (rooms) {
    app.use("/listings/:slug/:page{(agreement|enter).*}", async (c, next) => {
      if (!(await rooms.isOpen(c.req.param("slug")))) return next();
      return rooms.request(c.req.raw, c.env);
    });
  }

  app.use(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    return c.text("Method not allowed", 405, { Allow: "GET, HEAD", "Cache-Control": "no-store" });
  });

  // Not cacheable: browsers would keep it after PUBLIC_URL has changed.
  app.use(async (c, next) => {
    const host = forwarded(c, "X-Forwarded-Host", trustedProxies) || c.req.header("Host");
    const { hostname } = URL.parse(`http://${host}`) ?? {};
    if (!publicUrl || !hostname || hostname === new URL(publicUrl).hostname) return next();
    if (!isPublicHost(hostname)) return next();
    // A proxy that isn't trusted may put its own name in Host, and the redirect would loop.
    const visited = c.req.header("X-Forwarded-Host")?.split(/[\s,]+/) ?? [];
    if (visited.includes(new URL(publicUrl).host)) return next();
    const { pathname, search } = new URL(c.req.url);
    c.header("Cache-Control", "no-store");
    return c.redirect(`${publicUrl}${pathname}${search}`, 308);
  });

  // Before the tags, which would hold each file in memory.
  if (ofListings) app.route("/", ofListings);

  // Handles If-None-Match; the tags come from the file table.
  app.use(etag());

  app.get("*", async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const path = decode(pathname);
    if (path === undefined) return c.text("Bad request", 400, { "Cache-Control": "no-store" });

    const listing = await listings?.find(path, searchParams, senderOf(c, trustedProxies));
    if (listing && "redirect" in listing) return c.redirect(`${listing.redirect}${search}`, 308);
    if (listing && "file" in listing) {
      return send(c, listing.file, listing.status, listing.headers);
    }

    const [, roomSlug] = roomPathPattern.exec(path) ?? [];
    const target: Target =
      roomSlug !== undefined && (await rooms?.isOpen(roomSlug)) && files.has(roomFile)
        ? { file: roomFile, status: 200 }
        : find(path);
    if (target === "nothing") return c.text("Not found", 404, { "Cache-Control": "no-store" });
    if ("redirect" in target) return c.redirect(`${target.redirect}${search}`, 308);

    const file = listings?.fileWithListings(target.file) ?? files.get(target.file);
    if (!file) throw new Error(`${target.file} is missing from the build.`);
    return send(c, file, target.status, headersOf(file.path, rules));
  });

  app.onError((error, c) => {
    if (error instanceof Failure) {
      const headers = { ...error.headers, "Cache-Control": "no-store" };
      return c.text(`${error.body.error}\n`, error.status, headers);
    }
    console.error(error);
    return c.text("Internal server error", 500, { "Cache-Control": "no-store" });
  });

  return app;
}

function send(
  c: Context,
  file: StaticFile,
  status: 200 | 404 | 410,
  headers: Record<string, string>,
) {
  const { body, encoding, etag: tag } = negotiate(file, c.req.header("Accept-Encoding"));
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header("Content-Type", file.type);
  c.header("Content-Length", String(body.byteLength));
  if (encoding !== "identity") c.header("Content-Encoding", encoding);
  if (file.representations.length > 1) c.header("Vary", "Accept-Encoding");
  if (status === 200) c.header("ETag", tag);
  return c.body(body, status);
}

/** `undefined` when the percent-encoding is broken. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Each page has one path, without `.html` or trailing slash; other spellings redirect to it. */
function pathTable(files: ReadonlyMap<string, StaticFile>): (path: string) => Target {
  const pages = new Map<string, string>();
  for (const file of files.keys()) {
    if (!file.endsWith(".html") || file.startsWith("storybook/")) continue;
    if (file !== "404.html" && !file.endsWith("/404.html")) pages.set(pathOf(file), file);
  }

  return (path) => {
    const page = pages.get(path);
    if (page) return { file: page, status: 200 };

    const file = path.slice(1);
    const isPage = file.endsWith(".html") && !file.startsWith("storybook/");
    if (files.has(file) && !isPage) return { file, status: 200 };

    if (path.startsWith("/dashboard/assets/")) return "nothing";

    // Storybook's links are relative to its folder.
    if (path === "/storybook/" && files.has("storybook/index.html")) {
      return { file: "storybook/index.html", status: 200 };
    }
    if (path === "/storybook" && files.has("storybook/index.html")) {
      return { redirect: "/storybook/" };
    }

    const canonical = pathOf(file.replace(/\/$/, ""));
    const replaced = replacedPath(canonical);
    if (replaced !== undefined) return { redirect: replaced };
    if (pages.has(canonical)) return { redirect: canonical };

    const dealPage = recordPages.find(({ pattern }) => pattern.test(canonical))?.file;
    if (dealPage && files.has(dealPage)) {
      return path === canonical ? { file: dealPage, status: 200 } : { redirect: canonical };
    }

    // An unknown screen: the dashboard's own 404 page, behind its guard.
    if (path.startsWith("/dashboard/")) return { file: "dashboard/404.html", status: 404 };

    // An unknown service: the site's layout around an empty main area.
    if (/^\/services\/[^/]+$/.test(path) && files.has("services/404.html")) {
      return { file: "services/404.html", status: 404 };
    }
    return { file: "404.html", status: 404 };
  };
}

/** `about.html` → `/about`, `dashboard/index.html` → `/dashboard`, `index.html` → `/`. */
function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}
