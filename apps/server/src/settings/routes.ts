import { clientPath } from "@frontage/content/dashboard";
import { settingsSchema } from "@frontage/records/schemas/settings";
import { Hono } from "hono";
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { auditOptOut, readSettings, saveSettings } from "../people/settings.ts";

/** A person's settings. */
export function settingsRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/settings", async (c) => c.json(await readSettings(c.var.records, c.var.person.id)))
    .put("/settings", valid("json", settingsSchema), async (c) => {
      const saved = await makeChange(services, c.var, async (change) => {
        const { person, records } = change;
        const clientId = person.role === "client" ? person.id : null;
        const { closure, optOut, saved } = await saveSettings(
          records,
          person.id,
          c.req.valid("json"),
        );
        await change.audit({ clientId, action: "change", subject: "settings" });
        if (clientId && optOut) {
          await auditOptOut(change.db, { client: person, optOut, ipAddress: change.ipAddress });
          change.refetch(change.brokers, ["clients"]);
        }
        if (clientId && closure) await recordClosure(change, closure);
        return saved;
      });
      return c.json(saved);
    });
}

/** A client requests to close the account, or withdraws the request; the brokers handle it. */
async function recordClosure(change: Change, closure: "requested" | "withdrawn"): Promise<void> {
  const { id, name } = change.person;
  const isRequested = closure === "requested";
  const action = isRequested ? "closure-request" : "closure-withdraw";
  await change.audit({ clientId: id, action, subject: "account", subjectId: id });
  await change.notify(change.brokers, {
    kind: "contact",
    title: isRequested
      ? `${name} asked to close their account`
      : `${name} withdrew the request to close their account`,
    detail: "",
    path: clientPath(id),
  });
}
