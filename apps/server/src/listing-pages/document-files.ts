import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { today } from "../time/today.ts";
import type { ListingPages } from "./listing-pages.ts";

type Dependencies = { db: Database; files: FileStore; log: Logger };

/** The public documents of the listings that the site shows, for everyone. */
export function documentFiles(
  { db, files, log }: Dependencies,
  pages: Pick<ListingPages, "documentName" | "idOf">,
) {
  return new Hono().get("/listings/:slug/documents/:id", async (c, next) => {
    const listingId = pages.idOf(c.req.param("slug"));
    if (listingId === undefined) return next();
    const row = await db
      .selectFrom("listingDocument")
      .select(["id", "name", "fileName", "fileKey", "mediaType", "bytes"])
      .where("id", "=", c.req.param("id"))
      .where("listingId", "=", listingId)
      .where("tier", "=", "public")
      .executeTakeFirst();
    if (!row) return next();
    // Downloads get the name shown on the page: the stored name may contain a hidden address.
    const extension = /\.[a-z0-9]{1,5}$/i.exec(row.fileName)?.[0] ?? "";
    const fileName = (pages.documentName(listingId, row.id) ?? "Document") + extension;
    return sendFile(files, { ...row, fileName }, c.req.method, async () =>
      tryToWrite(log, "count a download", async () =>
        db
          .insertInto("publicDownload")
          .values({ documentId: row.id, day: today(), count: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["documentId", "day"])
              .doUpdateSet((eb) => ({ count: eb("publicDownload.count", "+", 1) })),
          )
          .execute(),
      ),
    );
  });
}
