import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

const dayMs = 86_400_000;
/** How long a link works: longer than the 30 days after sending that 16 CFR 316.5 requires. */
const linkLifetimeMs = 90 * dayMs;
const undoLifetimeMs = 3_600_000;

/** The paths of the pages that the links lead to. */
export const unsubscribePath = "/api/unsubscribe";
export const unsubscribeReportPath = "/api/unsubscribe/weekly-report";

export type UnsubscribeLinks = {
  /** The link for an email to this person. */
  create: (personId: string) => string;
  /** Reads the token of such a link. */
  read: (token: string) => LinkToken<{ personId: string }>;
  /** The token that undoes what a person just did, and nothing else. @param at when they did it */
  createUndo: (personId: string, at: string) => string;
  readUndo: (token: string) => LinkToken<{ personId: string; at: string }>;
  /** The same for the weekly report on a listing. */
  createForReport: (personId: string) => string;
  readForReport: (token: string) => LinkToken<{ personId: string }>;
};

/** A token's content; or that it has expired, or is invalid. */
export type LinkToken<Content> = Content | "expired" | "invalid";

/**
 * Links that work without logging in. Each token is signed for one purpose, by a key derived for it
 * alone from the server's secret, so no other token or cookie of this server is accepted in its
 * place.
 *
 * @param options.now the clock, in milliseconds
 */
export function createUnsubscribeLinks({
  now = Date.now,
  publicUrl,
  secret,
}: {
  publicUrl: string;
  secret: string;
  now?: () => number;
}): UnsubscribeLinks {
  const unsubscribing = signedTokens(secret, "unsubscribe from market notes", now);
  const ofReports = signedTokens(secret, "unsubscribe from weekly reports", now);
  const undoing = signedTokens(secret, "subscribe to market notes again", now);
  return {
    create: (personId) =>
      `${publicUrl}${unsubscribePath}?token=${unsubscribing.sign([personId], linkLifetimeMs)}`,
    read(token) {
      const content = unsubscribing.read(token);
      if (typeof content === "string") return content;
      return { personId: content[0] ?? "" };
    },
    createForReport: (personId) =>
      `${publicUrl}${unsubscribeReportPath}?token=${ofReports.sign([personId], linkLifetimeMs)}`,
    readForReport(token) {
      const content = ofReports.read(token);
      if (typeof content === "string") return content;
      return { personId: content[0] ?? "" };
    },
    createUndo: (personId, at) => undoing.sign([personId, at], undoLifetimeMs),
    readUndo(token) {
      const content = undoing.read(token);
      if (typeof content === "string") return content;
      const [personId = "", at = ""] = content;
      return { personId, at };
    },
  };
}

const payloadSchema = z.object({ of: z.array(z.string()), until: z.int() });

/** Tokens with two parts in base64url: the content with its expiry, and the signature. */
function signedTokens(secret: string, purpose: string, now: () => number) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `frontage: ${purpose}`, 32));
  const signatureOf = (payload: string) => createHmac("sha256", key).update(payload).digest();
  return {
    sign(content: readonly string[], validMs: number): string {
      const json = JSON.stringify({ of: content, until: now() + validMs });
      const payload = Buffer.from(json).toString("base64url");
      return `${payload}.${signatureOf(payload).toString("base64url")}`;
    },
    read(token: string): LinkToken<string[]> {
      const [payload = "", signature = "", ...rest] = token.split(".");
      const given = Buffer.from(signature);
      const expected = Buffer.from(signatureOf(payload).toString("base64url"));
      if (rest.length > 0 || given.length !== expected.length) return "invalid";
      if (!timingSafeEqual(given, expected)) return "invalid";
      const { of, until } = payloadSchema.parse(
        JSON.parse(Buffer.from(payload, "base64url").toString()),
      );
      return until > now() ? of : "expired";
    },
  };
}
