import { siteStateOf } from "@frontage/content/listings";
import { Hono } from "hono";
import { Readable } from "node:stream";
import type { BrokerTwoFactor } from "../accounts/broker-two-factor.ts";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { SignedIn } from "../http/guards.ts";
import { detailsOf } from "./queries.ts";

type Dependencies = {
  accounts: { findSession: (headers: Headers) => Promise<SignedIn | undefined> };
  brokerTwoFactor: Pick<BrokerTwoFactor, "isMissing">;
  db: Database;
  files: FileStore;
};

/** `listingPaths.photo`: the id, width and format. */
const name = /^([\w-]+)-(\d+)\.(avif|jpg)$/;
const types = { avif: "image/avif", jpg: "image/jpeg" } as const;
/** A photograph's files never change: another picture has another id. */
const kept = "max-age=31536000, immutable";

/** Listings' photographs, for everyone while the site shows the listing; else for brokers. */
export function photoFiles({ accounts, brokerTwoFactor, db, files }: Dependencies) {
  async function isBroker(headers: Headers): Promise<boolean> {
    const session = await accounts.findSession(headers);
    if (session?.person.role !== "broker") return false;
    return !(await brokerTwoFactor.isMissing(session.person, session.twoFactor));
  }

  return new Hono().get("/listings/photos/:file", async (c, next) => {
    const [, id, width, format] = name.exec(c.req.param("file")) ?? [];
    if (id === undefined || (format !== "avif" && format !== "jpg")) return next();
    const file = await db
      .selectFrom("listingPhotoFile")
      .innerJoin("listingPhoto", "listingPhoto.id", "listingPhotoFile.photoId")
      .innerJoin("listing", "listing.id", "listingPhoto.listingId")
      .select(["listingPhotoFile.fileKey", "listingPhotoFile.bytes"])
      .select(["listing.status", "listing.confirmedAt", "listing.statusAt", "listing.details"])
      .select("listing.termEndsAt")
      .where("listingPhotoFile.photoId", "=", id)
      .where("listingPhotoFile.width", "=", Number(width))
      .where("listingPhotoFile.format", "=", format)
      .executeTakeFirst();
    if (!file) return next();
    const { timeZone } = detailsOf(file);
    const isPublic = siteStateOf({ ...file, timeZone }, Date.now()) === "shown";
    if (!isPublic && !(await isBroker(c.req.raw.headers))) return next();
    const headers = {
      "Content-Type": types[format],
      "Content-Length": String(file.bytes),
      "Cache-Control": `${isPublic ? "public" : "private"}, ${kept}`,
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const stream = await files.read(file.fileKey);
    return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headers);
  });
}
