import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { takeAttempt } from "../accounts/attempts.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import {
  readSettings,
  turnOffWeeklyReport,
  undoUnsubscribe,
  unsubscribe,
} from "../people/settings.ts";
import {
  type LinkToken,
  type UnsubscribeLinks,
  unsubscribeReportPath,
} from "./unsubscribe-links.ts";
import { createUnsubscribePages } from "./unsubscribe-page.ts";

type Dependencies = {
  db: Database;
  changeStream: ChangeStream;
  unsubscribeLinks: UnsubscribeLinks;
};

const bodyMaxBytes = 4096;

/**
 * Unsubscribing from market notes by email, without logging in. A mail app's own button also posts
 * here (RFC 8058). Only the recipient of the email has the token, so another site's page can't
 * forge this.
 *
 * @param siteStylesheet the URL of the site's stylesheet; empty without a site
 */
export function unsubscribeRoutes(
  { db, changeStream, unsubscribeLinks }: Dependencies,
  siteStylesheet: string,
) {
  const pages = createUnsubscribePages(siteStylesheet);
  const reportPages = createUnsubscribePages(siteStylesheet, {
    name: "the weekly report on your listing",
    path: unsubscribeReportPath,
  });

  const show = (c: Context<ApiEnv>, html: string, status: 200 | 400 | 410 | 429 = 200) =>
    c.html(html, status, pages.headers);

  /** Answers an invalid or expired link. */
  async function refuse(c: Context<ApiEnv>, why: "expired" | "invalid"): Promise<Response> {
    try {
      await takeAttempt(db, "unsubscribe", { address: c.var.ipAddress });
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 429) throw error;
      for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
      return show(c, pages.tooMany(error.body.error), 429);
    }
    return why === "expired" ? show(c, pages.expired, 410) : show(c, pages.invalid, 400);
  }

  /** Answers according to the link's token. */
  async function answer<Content extends object>(
    c: Context<ApiEnv>,
    read: (token: string) => LinkToken<Content>,
    by: (content: Content, token: string) => Promise<string>,
  ): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const content = read(token);
    if (content === "expired" || content === "invalid") return refuse(c, content);
    return show(c, await by(content, token));
  }

  async function publishChange(personId: string): Promise<void> {
    await changeStream.publish([personId], ["settings"]);
    await changeStream.publish(await brokerIds(db), ["clients"]);
  }

  return new Hono<ApiEnv>()
    .get(
      // GET only asks for confirmation, because some programs open every link.
      "/unsubscribe",
      (c) =>
        answer(c, unsubscribeLinks.read, async ({ personId }, token) => {
          const { marketNotesUnsubscribedAt } = await readSettings(db, personId);
          return marketNotesUnsubscribedAt === undefined ? pages.question(token) : pages.done();
        }),
    )
    .post(
      // The POST of the page's button, or of the mail app's own (RFC 8058).
      "/unsubscribe",
      limitedForm,
      (c) =>
        answer(c, unsubscribeLinks.read, async ({ personId }) => {
          const { ipAddress } = c.var;
          const source = await optOutSource(c);
          const optOut = await unsubscribe(db, personId, { source, ipAddress });
          if (optOut?.isNew) await publishChange(personId);
          // Only for the person who just unsubscribed: a forwarded link must never subscribe them.
          return pages.done(
            optOut?.isNew ? unsubscribeLinks.createUndo(personId, optOut.at) : undefined,
          );
        }),
    )
    .get("/unsubscribe/weekly-report", (c) =>
      answer(c, unsubscribeLinks.readForReport, async ({ personId }, token) => {
        const { isWeeklyReportOff } = await readSettings(db, personId);
        return isWeeklyReportOff ? reportPages.done() : reportPages.question(token);
      }),
    )
    .post("/unsubscribe/weekly-report", limitedForm, (c) =>
      answer(c, unsubscribeLinks.readForReport, async ({ personId }) => {
        const { ipAddress } = c.var;
        if (await turnOffWeeklyReport(db, personId, ipAddress)) await publishChange(personId);
        return reportPages.done();
      }),
    )
    .post("/unsubscribe/undo", (c) =>
      answer(c, unsubscribeLinks.readUndo, async ({ at, personId }) => {
        const { ipAddress } = c.var;
        if (!(await undoUnsubscribe(db, personId, { at, ipAddress }))) return pages.notUndone;
        await publishChange(personId);
        return pages.undone;
      }),
    );
}

const limitedBody = bodyLimit({
  maxSize: bodyMaxBytes,
  onError: () => {
    throw new Failure(413, "That’s too large.");
  },
});

const isForm = (c: Context) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    c.req.header("Content-Type") ?? "",
  );

/** Other bodies aren't read. */
const limitedForm = createMiddleware<ApiEnv>((c, next) =>
  isForm(c) ? limitedBody(c, next) : next(),
);

/** Whether the mail app's own button posted, or the page's. */
async function optOutSource(c: Context<ApiEnv>): Promise<"link" | "one-click"> {
  if (!isForm(c)) return "link";
  const form = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
  return form["List-Unsubscribe"] === "One-Click" ? "one-click" : "link";
}
