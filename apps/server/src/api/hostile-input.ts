import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { Context } from "hono";
import { jsonBodyMaxBytes } from "@frontage/content/limits";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure } from "./failure.ts";

// What no honest page sends is refused here, once, before any route sees it.

/**
 * Refuses changes that another site's page asks for in a signed-in person's browser.
 * A browser names the page's origin with every change; other programs name none.
 */
export const ownOriginOnly = ({ origins }: Pick<Services, "origins">) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!["GET", "HEAD", "OPTIONS"].includes(c.req.method)) {
      const { origin, site } = senderOf(c);
      const isOwn = origin ? origins.includes(origin) : site === "none" || site === "same-origin";
      if (!isOwn) throw foreign();
    }
    await next();
  });

/**
 * Whether no other site's page sends this. Any name that leads here is this site's: enough
 * where nobody's sign-in stands behind the request, since a program could send the same.
 */
export function isFromHere(
  c: Context<ApiEnv>,
  { origins, trustProxy }: Pick<Services, "origins" | "trustProxy">,
): boolean {
  const { origin, site } = senderOf(c);
  if (site === "same-origin") return true;
  if (!origin) return site === "none";
  const asked = [
    c.req.header("Host"),
    ...(trustProxy ? (c.req.header("X-Forwarded-Host")?.split(",") ?? []) : []),
  ];
  const from = URL.parse(origin);
  return (
    origins.includes(origin) ||
    (from !== null &&
      asked.some((host) => URL.parse(`${from.protocol}//${host?.trim()}`)?.host === from.host))
  );
}

function senderOf(c: Context<ApiEnv>) {
  return { origin: c.req.header("Origin"), site: c.req.header("Sec-Fetch-Site") ?? "none" };
}

export const foreign = () =>
  new Failure(403, "This request came from another site, so it is refused.");

const limited = bodyLimit({
  maxSize: jsonBodyMaxBytes,
  onError: () => {
    throw new Failure(413, "That is too large.");
  },
});

/**
 * Refuses JSON beyond its limit, JSON that is none, and the character NUL wherever it
 * stands: PostgreSQL cannot store it. Files are not JSON, and have limits of their own.
 */
export const readableOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (/%00/.test(c.req.url)) throw unreadable();
  if (!/^\s*application\/([\w.+-]+\+)?json\b/i.test(c.req.header("Content-Type") ?? "")) {
    return next();
  }
  const read = async () => {
    const text = await c.req.text();
    if (text) checkJson(text);
    await next();
  };
  // What is declared is no more than that; what is not is counted as it comes, which costs more.
  const declared = Number(c.req.header("Content-Length") ?? Number.NaN);
  const isDeclared = c.req.header("Transfer-Encoding") === undefined && declared >= 0;
  return isDeclared && declared <= jsonBodyMaxBytes ? read() : limited(c, read);
});

function checkJson(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  // In JSON's text NUL is always written so; a backslash before it may make it something else.
  if (/\\u0000/i.test(text) && holdsNul(value)) throw unreadable();
}

/** Walks without recursion, so that no depth of nesting is too much. */
function holdsNul(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string" && next.includes("\0")) return true;
    if (typeof next === "object" && next !== null) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
    }
  }
  return false;
}

const unreadable = () => new Failure(400, "That cannot be read.");
