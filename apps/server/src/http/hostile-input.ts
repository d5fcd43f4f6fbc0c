import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import { isStorable } from "../database/storable-text.ts";
import type { ApiEnv } from "./api-env.ts";
import { Failure } from "./failure.ts";
import { forwarded } from "./forwarded.ts";

// Refuses what no honest page sends, before any route sees it.

type OwnAddress = {
  /** The origins of this site's own pages. */
  origins: readonly string[];
  /** How many proxies in front are trusted to set `X-Forwarded-*` headers. */
  trustedProxies: number;
};

/**
 * Refuses cross-site requests for changes (CSRF). Browsers send the page's origin with them;
 * other programs need not.
 */
export const ownOriginOnly = ({ origins }: Pick<OwnAddress, "origins">) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!["GET", "HEAD", "OPTIONS"].includes(c.req.method)) {
      const { origin, site } = originOf(c);
      const isOwn = origin ? origins.includes(origin) : site === "none" || site === "same-origin";
      if (!isOwn) throw crossSite(origins);
    }
    await next();
  });

/**
 * Whether the request doesn't come from another site's page. Any host name that leads here counts
 * as this site's. That is enough for requests without a login, because a program could send the
 * same.
 */
export function isSameSite(c: Context<ApiEnv>, { origins, trustedProxies }: OwnAddress): boolean {
  const { origin, site } = originOf(c);
  if (site === "same-origin") return true;
  if (!origin) return site === "none";
  const hosts = [c.req.header("Host"), forwarded(c, "X-Forwarded-Host", trustedProxies)];
  const from = URL.parse(origin);
  return (
    origins.includes(origin) ||
    (from !== null &&
      hosts.some((host) => URL.parse(`${from.protocol}//${host}`)?.host === from.host))
  );
}

function originOf(c: Context<ApiEnv>) {
  return { origin: c.req.header("Origin"), site: c.req.header("Sec-Fetch-Site") ?? "none" };
}

/** @param origins this site's own, the public one first */
export const crossSite = ([address = ""]: readonly string[]) =>
  new Failure(403, `Requests from other sites aren’t allowed. This site’s address is ${address}.`);

/**
 * Refuses JSON that is too large or invalid, and characters that can't be stored, anywhere in the
 * request. Uploaded files have their own limits.
 */
export function validJson(maxBytes: number) {
  const limited = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Failure(413, "That’s too large.");
    },
  });
  return createMiddleware<ApiEnv>(async (c, next) => {
    // Percent-encoded surrogates are read as replacement characters.
    if (/%00/.test(c.req.url)) throw unstorable();
    if (!/^\s*application\/([\w.+-]+\+)?json\b/i.test(c.req.header("Content-Type") ?? "")) {
      return next();
    }
    const read = async () => {
      const text = await c.req.text();
      if (text) checkJson(text);
      await next();
    };
    // The declared length is binding. Without one, the body is counted as it arrives, which costs
    // more.
    const declared = Number(c.req.header("Content-Length") ?? Number.NaN);
    const isDeclared = c.req.header("Transfer-Encoding") === undefined && declared >= 0;
    return isDeclared && declared <= maxBytes ? read() : limited(c, read);
  });
}

function checkJson(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest();
  }
  // JSON always escapes both like this, but a backslash before it may change the meaning.
  if (/\\u(0000|d[89a-f])/i.test(text) && !holdsStorable(value)) throw unstorable();
}

/** Not recursive, so that deep nesting does no harm. */
function holdsStorable(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string" && !isStorable(next)) return false;
    if (typeof next === "object" && next !== null) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
    }
  }
  return true;
}

const invalidRequest = () => new Failure(400, "That request can’t be read.");
const unstorable = () =>
  new Failure(400, "This has a character that can’t be stored. Delete it and try again.");
