import { daySchema, idSchema, instantSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { takeAttempt } from "../accounts/attempts.ts";
import { lockSession } from "../accounts/lock-session.ts";
import { attachmentHeaders } from "../files/send-file.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { calendarFile } from "./calendar-file.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound, signInNeeded } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { readTimeZone } from "../people/settings.ts";
import { listEvents } from "./queries.ts";

type Dependencies = { db: Database; publicUrl: string };

const linkSchema = z.object({
  /** Only in the response that creates the link: it is not stored. */
  url: z.optional(z.string()),
  createdAt: z.optional(instantSchema),
});

const headers = (fileName: string) => ({
  "Content-Type": "text/calendar; charset=utf-8",
  ...attachmentHeaders(fileName),
});

/** The link's token is secret: long, random, and stored only as a hash. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The calendar at its secret link, where calendar apps fetch it without signing in. */
export function subscribedCalendarRoutes({ db, publicUrl }: Dependencies) {
  return new Hono<ApiEnv>().get(
    // For calendar apps, at a person's secret link.
    "/calendar/:file",
    // They ask several times a day, and little changes.
    etag(),
    async (c) => {
      const token = /^([\w-]{43})\.ics$/.exec(c.req.param("file"))?.[1];
      const person =
        token &&
        (await db
          .selectFrom("calendarLink")
          .innerJoin("user", "user.id", "calendarLink.personId")
          .select(["user.id", "user.name", "user.email", "user.role"])
          .leftJoin("disabledAccount", "disabledAccount.personId", "user.id")
          .where("tokenHash", "=", hashOf(token))
          .where("disabledAccount.personId", "is", null)
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

/** Either these events, separated by commas, or those of some days. */
const fileQuery = z.union([
  z.object({ ids: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  z.object({ from: daySchema, to: daySchema, dealId: z.optional(idSchema) }),
]);

/** Events as a file, and the link to subscribe to. */
export function calendarFileRoutes(services: ChangeServices & { publicUrl: string }) {
  const { publicUrl } = services;
  const linkOf = ({ id, role }: Person) =>
    ({ clientId: role === "client" ? id : null, subject: "calendar-link" }) as const;

  return new Hono<ApiEnv>()
    .get("/calendar.ics", valid("query", fileQuery), async (c) => {
      const { deviceTimeZone, person, records } = c.var;
      const query = c.req.valid("query");
      let ids: string[];
      if ("ids" in query) ids = query.ids.split(",");
      else {
        const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
        ids = (await listEvents(records, { ...query, timeZone })).map(({ id }) => id);
      }
      const file = await calendarFile(records, { ids, origin: publicUrl });
      if (file === undefined) throw notFound();
      return c.body(file, 200, headers("calendar.ics"));
    })
    .get("/calendar-link", async (c) => {
      const kept = await c.var.records
        .selectFrom("calendarLink")
        .select("createdAt")
        .executeTakeFirst();
      const link: z.infer<typeof linkSchema> = kept ?? {};
      return c.json(link);
    })
    .post("/calendar-link", async (c) => {
      const { person, sessionId } = c.var;
      const token = randomBytes(32).toString("base64url");
      const row = { tokenHash: hashOf(token), createdAt: new Date().toISOString() };
      await makeChange(services, c.var, async ({ audit, db, records }) => {
        if (!(await lockSession(db, { personId: person.id, sessionId }))) throw signInNeeded();
        await records
          .insertInto("calendarLink")
          .values({ personId: person.id, ...row })
          .onConflict((conflict) => conflict.column("personId").doUpdateSet(row))
          .execute();
        await audit({ ...linkOf(person), action: "create" });
      });
      const url = `${publicUrl}/api/calendar/${token}.ics`;
      return c.json({ url, createdAt: row.createdAt });
    })
    .delete("/calendar-link", async (c) => {
      await makeChange(services, c.var, async ({ audit, person, records }) => {
        await records.deleteFrom("calendarLink").execute();
        await audit({ ...linkOf(person), action: "remove" });
      });
      return c.body(null, 204);
    });
}
