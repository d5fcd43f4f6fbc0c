import { clientPath } from "@frontage/content/dashboard";
import { settingsSchema } from "@frontage/content/schemas/settings";
import { Hono } from "hono";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { NewNotification } from "../notifications/notifier.ts";
import { readSettings, saveSettings } from "./queries.ts";

type Dependencies = {
  db: Database;
  live: LiveChanges;
  /** Notifies the brokers of a client's request to close the account. */
  notifyBrokers: (notification: NewNotification) => Promise<void>;
};

/** A person's settings. */
export function settingsRoutes({ db, live, notifyBrokers }: Dependencies) {
  /** A client requests to close the account, or withdraws the request; the brokers handle it. */
  async function closureChanged(
    { ipAddress, person }: ApiEnv["Variables"],
    closure: "requested" | "withdrawn",
  ): Promise<void> {
    const isRequested = closure === "requested";
    await audit(db, {
      person,
      clientId: person.id,
      action: isRequested ? "closure-request" : "closure-withdraw",
      subject: "account",
      subjectId: person.id,
      ipAddress,
    });
    await notifyBrokers({
      kind: "contact",
      title: isRequested
        ? `${person.name} asked to close their account`
        : `${person.name} withdrew the request to close their account`,
      detail: "",
      path: clientPath(person.id),
    });
  }

  return new Hono<ApiEnv>()
    .get("/settings", describe("The person's settings.", settingsSchema), async (c) =>
      c.json(await readSettings(c.var.records, c.var.person.id)),
    )
    .put(
      "/settings",
      describe("Saves the settings.", settingsSchema),
      valid("json", settingsSchema),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        const { closure, optOut, saved } = await saveSettings(
          records,
          { person, ipAddress },
          c.req.valid("json"),
        );
        const clientId = person.role === "client" ? person.id : null;
        await audit(db, { person, clientId, action: "change", subject: "settings", ipAddress });
        await live.announce([person.id], ["settings"]);
        if (optOut) await live.announce(await brokerIds(db), ["clients"]);
        if (closure && person.role === "client") await closureChanged(c.var, closure);
        return c.json(saved);
      },
    );
}
