import { sentOfferSchema } from "@frontage/records/schemas/offer";
import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { takeAttempt } from "../accounts/attempts.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { uploadTypeOf } from "../files/content-check.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { takeUpload } from "../files/upload.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { createWorkQueue } from "../jobs/work-queue.ts";
import { offerFileQuery } from "./broker-routes.ts";
import { changeInRoom } from "../prospects/room-session.ts";
import { noteCounterSeen, sendOwnOffer, withdrawOffer } from "./change-offer.ts";
import { addOfferFile, checkFileCount, findOfferFile, removeUnsentFile } from "./files.ts";
import { readOwnOffer } from "./queries.ts";

type Services = ChangeServices & { files: FileStore; publicUrl: string };

const slugParam = z.object({ slug: z.string().check(z.maxLength(200)) });
const fileParam = z.extend(slugParam, { id: idSchema });

/** A prospect's own offer in the document room, behind `roomRoutes`, which lets only readers in. */
export function roomOfferRoutes(services: Services) {
  const { db, files } = services;
  // What is being uploaded isn't counted yet, and shouldn't fill the disk either.
  const uploads = createWorkQueue({ maxPerPerson: 2 });

  return new Hono<ApiEnv>()
    .get("/room/:slug/offer", valid("param", slugParam), async (c) =>
      c.json(await readOwnOffer(db, c.var.records, c.var.prospect)),
    )
    .put(
      "/room/:slug/offer",
      valid("param", slugParam),
      valid("json", sentOfferSchema),
      async (c) => {
        await changeInRoom(services, c.var, async (change) =>
          sendOwnOffer(change, c.req.valid("json")),
        );
        return c.json(await readOwnOffer(db, c.var.records, c.var.prospect));
      },
    )
    .post("/room/:slug/offer/counter/seen", valid("param", slugParam), async (c) => {
      await changeInRoom(services, c.var, noteCounterSeen);
      return c.body(null, 204);
    })
    .post(
      "/room/:slug/offer/withdraw",
      valid("param", slugParam),
      valid("json", seenSchema),
      async (c) => {
        const { offer } = await readOwnOffer(db, c.var.records, c.var.prospect);
        if (!offer) throw notFound();
        await changeInRoom(services, c.var, async (change) =>
          withdrawOffer(change, offer.id, c.req.valid("json").version),
        );
        return c.body(null, 204);
      },
    )
    .post(
      "/room/:slug/offer/files",
      valid("param", slugParam),
      valid("query", offerFileQuery),
      async (c) => {
        const { prospect } = c.var;
        await takeAttempt(db, "room", { account: prospect.id });
        const { kind, name, ...query } = c.req.valid("query");
        const mediaType = uploadTypeOf(query.mediaType);
        const of = { prospectId: prospect.id, offerId: null };
        const requester = { by: prospect.id, signal: c.req.raw.signal };
        const id = await uploads.run(requester, async () => {
          // Before the upload is read.
          await checkFileCount(db, of);
          return takeUpload(services, c.req.raw, { folder: "offers", mediaType }, (file) =>
            addOfferFile(db, of, { ...file, kind, name }),
          );
        });
        return c.json({ id });
      },
    )
    .delete("/room/:slug/offer/files/:id", valid("param", fileParam), async (c) => {
      await removeUnsentFile(db, { id: c.req.valid("param").id, prospectId: c.var.prospect.id });
      return c.body(null, 204);
    })
    .get("/room/:slug/offer/files/:id", valid("param", fileParam), async (c) =>
      sendFile(
        files,
        await findOfferFile(c.var.records, c.req.valid("param").id),
        c.req.method,
        async () => undefined,
      ),
    );
}
