import { idSchema, instantSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { takeAttempt } from "../accounts/attempts.ts";
import { attachmentHeaders } from "../files/send-file.ts";
import { audit } from "../records/audit.ts";
import { calendarFile } from "../records/calendar-file.ts";
import { scopedTo } from "../records/scope.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound } from "./failure.ts";
import { describe, describeFile, valid } from "./valid.ts";

const addressSchema = z.object({
  /** Only in the answer that makes it: it is not kept. */
  address: z.optional(z.string()),
  /** Absent where there is none. */
  createdAt: z.optional(instantSchema),
});

const headers = (fileName: string) => ({
  "Content-Type": "text/calendar; charset=utf-8",
  ...attachmentHeaders(fileName),
});

/** Who has the address sees the calendar: it is long and random, and only its hash is kept. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The calendar under its secret address, where programs fetch it without signing in. */
export function subscribedCalendarRoutes({ db, publicUrl }: Services) {
  return new Hono<ApiEnv>().get(
    "/calendar/:file",
    describeFile("A person's events for a calendar program, under their secret address."),
    async (c) => {
      const token = /^([\w-]{43})\.ics$/.exec(c.req.param("file"))?.[1];
      const person =
        token &&
        (await db
          .selectFrom("calendarAddress")
          .innerJoin("user", "user.id", "calendarAddress.personId")
          .select(["user.id", "user.name", "user.email", "user.role"])
          .where("tokenHash", "=", hashOf(token))
          .executeTakeFirst());
      if (!person) {
        await takeAttempt(db, "calendar", { address: c.var.ipAddress });
        throw notFound();
      }
      const file = await calendarFile(scopedTo(db, person), { origin: publicUrl });
      return c.body(file ?? "", 200, headers("calendar.ics"));
    },
  );
}

/** One event as a file, and the address to subscribe to. */
export function calendarFileRoutes({ db, publicUrl }: Services) {
  return new Hono<ApiEnv>()
    .get(
      "/events/:id/calendar.ics",
      describeFile("One event for a calendar program."),
      valid("param", z.object({ id: idSchema })),
      async (c) => {
        const { id } = c.req.valid("param");
        const file = await calendarFile(c.var.records, { id, origin: publicUrl });
        if (file === undefined) throw notFound();
        return c.body(file, 200, headers(`${id}.ics`));
      },
    )
    .get(
      "/calendar-address",
      describe("Since when the person's calendar can be subscribed to.", addressSchema),
      async (c) => {
        const kept = await c.var.records
          .selectFrom("calendarAddress")
          .select("createdAt")
          .executeTakeFirst();
        return c.json(kept ?? {});
      },
    )
    .post(
      "/calendar-address",
      describe("Makes an address to subscribe to; an earlier one ends.", addressSchema),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        const token = randomBytes(32).toString("base64url");
        const row = { tokenHash: hashOf(token), createdAt: new Date().toISOString() };
        await records
          .insertInto("calendarAddress")
          .values({ personId: person.id, ...row })
          .onConflict((conflict) => conflict.column("personId").doUpdateSet(row))
          .execute();
        await audit(db, {
          person,
          clientId: person.role === "client" ? person.id : null,
          action: "create",
          subject: "calendar-address",
          ipAddress,
        });
        const address = `${publicUrl}/api/calendar/${token}.ics`;
        return c.json({ address, createdAt: row.createdAt });
      },
    )
    .delete("/calendar-address", describe("Ends the address."), async (c) => {
      const { ipAddress, person, records } = c.var;
      await records.deleteFrom("calendarAddress").execute();
      await audit(db, {
        person,
        clientId: person.role === "client" ? person.id : null,
        action: "remove",
        subject: "calendar-address",
        ipAddress,
      });
      return c.body(null, 204);
    });
}
