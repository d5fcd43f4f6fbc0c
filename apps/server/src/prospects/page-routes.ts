import type { RoomPage } from "@frontage/content/agreement-pages";
import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { inquiryBodyMaxBytes } from "@frontage/records/limits";
import { interestIn } from "@frontage/records/offer-words";
import { agreementFormSchema } from "@frontage/records/schemas/agreement-form";
import { emailSchema } from "@frontage/records/schemas/email";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parse, serialize } from "hono/utils/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { ChangeServices } from "../changes/make-change.ts";
import { storable } from "../database/storable-text.ts";
import { attachmentHeaders, sendFile } from "../files/send-file.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { isSameSite } from "../http/hostile-input.ts";
import { fastQuality, negotiate, staticFileOf } from "../http/static-files.ts";
import type { Background } from "../jobs/background.ts";
import { requestContext } from "../http/request-context.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { invalid } from "../http/valid.ts";
import { takeAttempt } from "../accounts/attempts.ts";
import { dayAt, formatFullDay } from "../time/clock.ts";
import { enterRoom, requestLink, resendLink } from "./enter-room.ts";
import { agreementPdf, executedAgreement } from "./executed-agreement.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { findOpenLink } from "./room-links.ts";
import { canBeSigned, findRoomListing, propertyOf, type RoomListing } from "./room-listing.ts";
import { agreementOf, signAgreement } from "./sign-agreement.ts";

type Services = ChangeServices & {
  background: Pick<Background, "start">;
  files: FileStore;
  inquiries: { limitPerHour: number };
  log: Logger;
  origins: readonly string[];
  pdfs: Pdfs;
  publicUrl: string;
  trustedProxies: number;
};

/** Renders a page with its headers, such as its policy for scripts. */
export type RenderRoomPage = (
  page: RoomPage,
) => Promise<{ html: string; headers: Record<string, string> }>;

const hourMs = 3_600_000;
/** After signing, the same browser sees "Check your email" for this long. */
const signedMs = 24 * hourMs;

type Page = Context<ApiEnv & { Variables: { listing: RoomListing } }>;

/**
 * The pages around the confidentiality agreement, from signing to the emailed link. All of them
 * work without script.
 */
export function roomPageRoutes(services: Services, render: RenderRoomPage) {
  const { db, files, log, pdfs, publicUrl } = services;
  const isSecure = publicUrl.startsWith("https:");
  const signedCookie = `${isSecure ? "__Secure-" : ""}frontage.signed`;

  const hasMemorandum = async ({ id }: RoomListing) =>
    (await db
      .selectFrom("listingDocument")
      .select("id")
      .where("listingId", "=", id)
      .where("isOfferingMemorandum", "=", 1)
      .executeTakeFirst()) !== undefined;

  const ofListing = ({ details, slug }: RoomListing) => ({
    slug,
    property: propertyOf(details),
  });

  async function show(c: Page, page: RoomPage, status: ContentfulStatusCode = 200) {
    const { headers, html } = await render(page);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex");
    // A link's token is part of its address.
    c.header("Referrer-Policy", "same-origin");
    const file = await staticFileOf("room.html", html, fastQuality);
    const { body, encoding } = negotiate(file, c.req.header("Accept-Encoding"));
    c.header("Content-Type", file.type);
    c.header("Vary", "Accept-Encoding");
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    return c.body(body, status);
  }

  async function showAgreement(
    c: Page,
    status: ContentfulStatusCode = 200,
    filled: {
      values?: Record<string, string>;
      errors?: Record<string, string>;
      failure?: string;
    } = {},
  ) {
    const { listing } = c.var;
    const { errors = {}, failure, values = {} } = filled;
    const agreement = agreementOf(listing);
    const day = dayIn(listing, new Date());
    const page = {
      ...ofListing(listing),
      interest: interestIn({ kind: listing.kind, spaces: listing.details.spaces }),
      hasMemorandum: await hasMemorandum(listing),
      agreement,
      day,
      values,
      errors,
    };
    return show(c, { kind: "agreement", ...page, ...(failure ? { failure } : {}) }, status);
  }

  /** The newest agreement to sign of each listing, by what it is made of. */
  const unsigned = new Map<string, { of: string; file: ReturnType<typeof agreementPdf> }>();

  function unsignedPdf(listing: RoomListing): ReturnType<typeof agreementPdf> {
    const agreement = agreementOf(listing);
    const { property } = ofListing(listing);
    const of = `${agreement.sha256} ${property}`;
    const made = unsigned.get(listing.id);
    if (made?.of === of) return made.file;
    const file = agreementPdf(pdfs, agreement, { listingId: listing.id, property });
    unsigned.set(listing.id, { of, file });
    // A failure isn't kept.
    file.catch(() => unsigned.delete(listing.id));
    return file;
  }

  /** What this browser signed a moment ago. */
  async function justSigned(c: Page) {
    const id = parse(c.req.header("Cookie") ?? "", signedCookie)[signedCookie];
    if (!id) return undefined;
    return db
      .selectFrom("agreement")
      .select(["id", "email", "signedAt"])
      .where("id", "=", id)
      .where("listingId", "=", c.var.listing.id)
      .where("signedAt", ">", new Date(Date.now() - signedMs).toISOString())
      .executeTakeFirst();
  }

  /** The sentence of a failure; anything else is logged. */
  function failureOf(c: Page, error: unknown): Failure {
    if (error instanceof Failure) return error;
    log.error({ err: error, requestId: c.var.requestId }, "A page of an agreement failed");
    return new Failure(503, "That didn’t work on my side. Please try again.");
  }

  const app = new Hono<ApiEnv & { Variables: { listing: RoomListing } }>();
  app.use("/listings/:slug/*", requestContext(services), async (c, next) => {
    const slug = c.req.param("slug") ?? "";
    const listing = await findRoomListing(db, slug);
    if (!listing) return c.notFound();
    if (listing.slug !== slug && c.req.method === "GET") {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(pathname.replace(encodeURIComponent(slug), listing.slug) + search, 308);
    }
    c.set("listing", listing);
    return next();
  });
  // What is sent has limits of its own.
  app.get("/listings/:slug/*", async (c, next) => {
    try {
      await tryToWrite(log, "count a page", async () =>
        takeAttempt(db, "agreement-page", { address: c.var.ipAddress }),
      );
    } catch (error) {
      const { body, headers, status } = failureOf(c, error);
      return c.text(`${body.error}\n`, status, { ...headers, "Cache-Control": "no-store" });
    }
    return next();
  });
  app.use("/listings/:slug/*", bodyLimit({ maxSize: inquiryBodyMaxBytes }), async (c, next) => {
    if (c.req.method === "POST" && !isSameSite(c as unknown as Context<ApiEnv>, services)) {
      return c.text("This form was sent from a different site, so it wasn’t accepted.\n", 403);
    }
    return next();
  });

  for (const path of ["/listings/:slug/agreement", "/listings/:slug/agreement.pdf"]) {
    app.use(path, async (c, next) =>
      (await canBeSigned(db, c.var.listing)) ? next() : c.notFound(),
    );
  }

  return app
    .get("/listings/:slug/agreement", (c) => showAgreement(c))
    .get("/listings/:slug/agreement.pdf", async (c) => {
      const file = await unsignedPdf(c.var.listing);
      return c.body(new Uint8Array(file), 200, {
        ...attachmentHeaders("Confidentiality agreement.pdf"),
        "Content-Type": "application/pdf",
      });
    })
    .post("/listings/:slug/agreement", async (c) => {
      const values = await readForm(c);
      const { listing } = c.var;
      try {
        if (values.fax) {
          const sentence =
            "A hidden field was filled in, perhaps by your browser. It’s empty again: please sign once more.";
          throw new Failure(422, sentence);
        }
        const parsed = agreementFormSchema.safeParse(values);
        if (!parsed.success) throw invalid(parsed.error.issues, 422);
        const { ipAddress } = c.var;
        const userAgent = storable(c.req.header("User-Agent") ?? "");
        const id = await signAgreement(services, listing, parsed.data, { ipAddress, userAgent });
        c.header(
          "Set-Cookie",
          serialize(signedCookie, id, {
            path: listingPaths.listing(listing.slug),
            httpOnly: true,
            sameSite: "Lax",
            secure: isSecure,
            maxAge: signedMs / 1000,
          }),
        );
        c.header("Cache-Control", "no-store");
        return c.redirect(listingPaths.emailSent(listing.slug), 303);
      } catch (error) {
        const { body, headers, status } = failureOf(c, error);
        for (const [name, value] of Object.entries(headers)) c.header(name, value);
        const { error: failure, fields = {} } = body;
        return showAgreement(c, status, { values, errors: fields, failure });
      }
    })
    .get("/listings/:slug/agreement/sent", async (c) => {
      const signed = await justSigned(c);
      const { listing } = c.var;
      if (!signed) return c.redirect(listingPaths.enter(listing.slug), 303);
      return show(c, sentPage(listing, signed));
    })
    .post("/listings/:slug/agreement/sent", async (c) => {
      const signed = await justSigned(c);
      const { listing } = c.var;
      if (!signed) return c.redirect(listingPaths.enter(listing.slug), 303);
      const { ipAddress } = c.var;
      try {
        const isSent = await resendLink(services, listing, { ipAddress, agreementId: signed.id });
        return await show(c, { ...sentPage(listing, signed), resent: isSent ? "sent" : "wait" });
      } catch (error) {
        const { status } = failureOf(c, error);
        return show(c, { ...sentPage(listing, signed), resent: "wait" }, status);
      }
    })
    .get("/listings/:slug/agreement/signed.pdf", async (c) => {
      const signed = await justSigned(c);
      if (!signed) return c.redirect(listingPaths.enter(c.var.listing.slug), 303);
      const file = await executedAgreement(services, signed.id);
      return sendFile(files, file, c.req.method, async () => undefined);
    })
    .get("/listings/:slug/enter", async (c) => {
      const { listing } = c.var;
      const token = c.req.query("token") ?? "";
      const signed = token && (await findOpenLink(db, { listingId: listing.id, token }));
      const isOver = token !== "" && !signed;
      const state = {
        isOver,
        isAsked: false,
        ...(signed && {
          token,
          signed: {
            name: signed.name,
            company: signed.company,
            day: dayIn(listing, new Date(signed.signedAt)),
          },
        }),
      };
      return show(c, { kind: "enter", ...ofListing(listing), ...state });
    })
    .post("/listings/:slug/enter", async (c) => {
      const { token = "" } = await readForm(c);
      const { ipAddress, listing } = c.var;
      const over = { kind: "enter", ...ofListing(listing), isOver: true, isAsked: false } as const;
      try {
        const undo = await takeAttempt(db, "room-enter", { address: ipAddress });
        const cookie = await enterRoom(services, listing, { ipAddress, token });
        if (!cookie) return await show(c, over, 400);
        await undo();
        c.header("Set-Cookie", cookie);
        c.header("Cache-Control", "no-store");
        return c.redirect(listingPaths.room(listing.slug), 303);
      } catch (error) {
        const { body, status } = failureOf(c, error);
        return show(c, { ...over, isOver: false, failure: body.error }, status);
      }
    })
    .post("/listings/:slug/enter/link", async (c) => {
      const { email } = await readForm(c);
      const { ipAddress, listing } = c.var;
      const page = { kind: "enter", ...ofListing(listing), isOver: false, isAsked: false } as const;
      try {
        const parsed = emailSchema.safeParse(email);
        if (!parsed.success) throw invalid(parsed.error.issues, 422);
        await requestLink(services, listing, { ipAddress, email: parsed.data });
        return await show(c, { ...page, isAsked: true });
      } catch (error) {
        const { body, status } = failureOf(c, error);
        return show(c, { ...page, failure: body.error }, status);
      }
    });

  function sentPage(
    listing: RoomListing,
    { email, signedAt }: { email: string; signedAt: string },
  ) {
    const day = dayIn(listing, new Date(signedAt));
    return { kind: "email-sent", ...ofListing(listing), email, day } as const;
  }
}

/** "July 14, 2026", where the property is. */
const dayIn = ({ details }: RoomListing, moment: Date) =>
  formatFullDay(dayAt(moment, details.timeZone || broker.timeZone)).replace(/^\w+, /, "");

async function readForm(c: Context): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(await c.req.text())) {
    values[name] ??= storable(value);
  }
  return values;
}
