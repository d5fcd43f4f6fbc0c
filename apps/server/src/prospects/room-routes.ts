import { cutText } from "@frontage/records/cut-text";
import { roomMessageFormSchema, tourFormSchema } from "@frontage/records/schemas/room";
import { idSchema } from "@frontage/records/schemas/record";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { takeAttempt } from "../accounts/attempts.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import { safeFileName, uniqueNames } from "../documents/names.ts";
import { attachmentHeaders, sendFile } from "../files/send-file.ts";
import type { FileStore } from "../files/file-store.ts";
import { streamZip } from "../files/stream-zip.ts";
import type { ApiEnv, RoomReader } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { tryToWrite } from "../http/unavailable.ts";
import { valid } from "../http/valid.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { dayAt, formatFullDay, formatTime } from "../time/clock.ts";
import { executedAgreement } from "./executed-agreement.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { createStampedFiles } from "./stamped-files.ts";
import {
  addQuestion,
  downloadableDocuments,
  noteOpening,
  openDocument,
  readRoom,
  requestDocument,
  requestTour,
  withdrawTour,
} from "./room-queries.ts";
import { changeInRoom, endRoomSession, inRoom } from "./room-session.ts";
import { prospectPath } from "./sign-agreement.ts";

type Services = ChangeServices & {
  changeStream: ChangeStream;
  files: FileStore;
  log: Logger;
  pdfs: Pdfs;
  publicUrl: string;
};

const slugParam = z.object({ slug: z.string().check(z.maxLength(200)) });
const itemParam = z.extend(slugParam, { id: idSchema });
const zipHeaders = {
  ...attachmentHeaders("documents.zip"),
  "Content-Type": "application/zip",
};

/** The document room of a listing, for those who have signed its agreement. */
export function roomRoutes(services: Services) {
  const { db, files, log, publicUrl } = services;
  const openStamped = createStampedFiles(services);

  const countFiles = async ({ id }: RoomReader, times: number) =>
    tryToWrite(log, "count a reader's documents", async () =>
      takeAttempt(db, "room-file", { account: id, times }),
    );

  const countOpening = async (
    reader: RoomReader,
    document: Awaited<ReturnType<typeof openDocument>>,
    kind: "view" | "download",
  ) =>
    tryToWrite(log, "count the opening of a document", async () =>
      noteOpening(db, reader, document, kind),
    );

  /** A document to show or to save, whose opening counts. */
  async function sendDocument(
    c: Context<ApiEnv>,
    document: Awaited<ReturnType<typeof openDocument>>,
    kind: "view" | "download",
  ) {
    const { prospect } = c.var;
    const headers = {
      ...attachmentHeaders(document.fileName),
      "Content-Type": document.mediaType,
    };
    if (c.req.method === "HEAD") return c.body(null, 200, headers);
    const { body, bytes } = await openStamped(document, prospect, c.req.raw.signal);
    await countOpening(prospect, document, kind);
    await refetchBrokers(services);
    return c.body(body, 200, { ...headers, "Content-Length": String(bytes) });
  }

  return (
    new Hono<ApiEnv>()
      // Also "/room/:slug" itself.
      .use("/room/:slug/*", inRoom(services))
      .get("/room/:slug", valid("param", slugParam), async (c) =>
        c.json(await readRoom(db, c.var.records, c.var.prospect)),
      )
      .get("/room/:slug/documents/:id/file", valid("param", itemParam), async (c) => {
        const { prospect, records } = c.var;
        await countFiles(prospect, 1);
        const document = await openDocument(records, c.req.valid("param").id);
        // Other files can't be shown, only saved, and carry no name.
        if (document.mediaType !== "application/pdf" && document.isDownloadable !== 1) {
          throw notFound();
        }
        return sendDocument(c, document, "view");
      })
      .get("/room/:slug/documents/:id/download", valid("param", itemParam), async (c) => {
        const { prospect, records } = c.var;
        await countFiles(prospect, 1);
        const document = await openDocument(records, c.req.valid("param").id);
        if (document.isDownloadable !== 1) throw notFound();
        return sendDocument(c, document, "download");
      })
      .get("/room/:slug/documents.zip", valid("param", slugParam), async (c) => {
        const { prospect, records } = c.var;
        const { signal } = c.req.raw;
        const documents = await downloadableDocuments(records);
        // Each of them is prepared.
        await countFiles(prospect, documents.length);
        if (c.req.method === "HEAD") return c.body(null, 200, zipHeaders);
        const unique = uniqueNames();
        const leftOut: string[] = [];
        async function* entries() {
          for (const document of documents) {
            // The others are worth having without it.
            const opened = await openStamped(document, prospect, signal).catch((error: unknown) => {
              if (signal.aborted) throw error;
              log.error({ err: error, document: document.id }, "A zip lacks a document");
              return undefined;
            });
            if (!opened) {
              leftOut.push(document.name);
              continue;
            }
            await countOpening(prospect, document, "download");
            yield { name: unique(safeFileName(document.fileName)), input: opened.body };
          }
          if (leftOut.length > 0) {
            const name = unique("Not included.txt");
            const sentence = "These couldn’t be included. Ask me to send them to you:";
            yield { name, input: `${[sentence, ...leftOut].join("\n")}\n` };
          }
          await refetchBrokers(services);
        }
        return c.body(streamZip(entries()), 200, zipHeaders);
      })
      .post("/room/:slug/documents/:id/request", valid("param", itemParam), async (c) => {
        const { id: documentId } = c.req.valid("param");
        await changeInRoom(services, c.var, async (change) => {
          const { audit, brokers, notify, person, records } = change;
          const { id: prospectId, listingId, name } = person;
          const document = await requestDocument(records, { documentId, prospectId });
          if (document === undefined) return;
          await audit({
            clientId: null,
            action: "request",
            subject: "listing-document",
            subjectId: documentId,
            subjectName: document,
          });
          await notify(brokers, {
            kind: "listing",
            title: `${name} wants access`,
            detail: document,
            path: prospectPath(listingId, prospectId),
            subject: `wants access ${prospectId}`,
          });
        });
        return c.body(null, 204);
      })
      .post(
        "/room/:slug/messages",
        valid("param", slugParam),
        valid("json", roomMessageFormSchema),
        async (c) => {
          const message = c.req.valid("json");
          await changeInRoom(services, c.var, async (change) => {
            const { audit, brokers, notify, person, records } = change;
            if (!(await addQuestion(records, person, message))) return;
            await audit({
              clientId: null,
              action: "ask",
              subject: "prospect",
              subjectId: person.id,
              subjectName: person.name,
            });
            await notify(brokers, {
              kind: "message",
              title: `${person.name} asks about your listing`,
              detail: person.company,
              path: prospectPath(person.listingId, person.id),
              email: { excerpt: cutText(message.text, 300) },
            });
          });
          return c.body(null, 204);
        },
      )
      .post(
        "/room/:slug/tours",
        valid("param", slugParam),
        valid("json", tourFormSchema),
        async (c) => {
          const form = c.req.valid("json");
          await changeInRoom(services, c.var, async (change) => {
            const { audit, brokers, notify, person, records } = change;
            const { isNew, startsAt, timeZone } = await requestTour(records, person, form);
            if (!isNew) return;
            const start = new Date(startsAt);
            await audit({
              clientId: null,
              action: "request",
              subject: "prospect",
              subjectId: person.id,
              subjectName: `${person.name}, tour`,
            });
            await notify(brokers, {
              kind: "event",
              title: `${person.name} requested a tour`,
              detail: `${formatFullDay(dayAt(start, timeZone))}, ${formatTime(start, timeZone)}`,
              path: prospectPath(person.listingId, person.id),
            });
          });
          return c.body(null, 204);
        },
      )
      .post("/room/:slug/tours/:id/withdraw", valid("param", itemParam), async (c) => {
        await changeInRoom(services, c.var, async ({ audit, person, records }) => {
          await withdrawTour(records, c.req.valid("param").id);
          await audit({
            clientId: null,
            action: "withdraw",
            subject: "prospect",
            subjectId: person.id,
            subjectName: `${person.name}, tour`,
          });
        });
        return c.body(null, 204);
      })
      .get("/room/:slug/agreement", valid("param", slugParam), async (c) => {
        const { agreement } = await readRoom(db, c.var.records, c.var.prospect);
        const file = await executedAgreement(services, agreement.id);
        return sendFile(files, file, c.req.method, async () => undefined);
      })
      .post("/room/:slug/sign-out", valid("param", slugParam), async (c) => {
        const { listingId } = c.var.prospect;
        const cookies = c.req.header("Cookie");
        const cookie = await endRoomSession(db, { cookies, listingId, publicUrl });
        c.header("Set-Cookie", cookie);
        return c.body(null, 204);
      })
  );
}

const refetchBrokers = async ({
  changeStream,
  db,
  log,
}: Pick<Services, "changeStream" | "db" | "log">) =>
  tryToWrite(log, "publish the opening of a document", async () =>
    changeStream.publish(await brokerIds(db), ["listings"]),
  );
