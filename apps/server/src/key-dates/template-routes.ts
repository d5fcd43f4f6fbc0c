import { isCircular } from "@frontage/records/deal-clock/deal-clock";
import {
  type OwnTemplateName,
  ownTemplateNames,
  templateChangeSchema,
} from "@frontage/records/schemas/key-date";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { listTemplates, removeTemplate, saveTemplate } from "./templates.ts";

const param = z.object({ name: z.enum(ownTemplateNames) });

/** The broker's own templates of key dates. */
export function keyDateTemplateRoutes(services: ChangeServices) {
  const change = async (
    actor: Actor,
    name: OwnTemplateName,
    action: "change" | "remove",
    store: (db: Database) => Promise<void>,
  ) =>
    makeChange(services, actor, async ({ audit, db }) => {
      await store(db);
      const subject = { subject: "key-date-template", subjectName: name } as const;
      await audit({ clientId: null, action, ...subject });
    });

  return new Hono<ApiEnv>()
    .get("/key-date-templates", async (c) => c.json(await listTemplates(c.var.records)))
    .put(
      "/key-date-templates/:name",
      valid("param", param),
      valid("json", templateChangeSchema),
      async (c) => {
        const { name } = c.req.valid("param");
        const template = c.req.valid("json");
        if (template.dates.some(({ kind }) => isCircular(template.dates, kind))) {
          throw new Failure(400, "These dates would be counted from each other.");
        }
        await change(c.var, name, "change", (db) => saveTemplate(db, name, template));
        return c.body(null, 204);
      },
    )
    .delete("/key-date-templates/:name", valid("param", param), async (c) => {
      const { name } = c.req.valid("param");
      await change(c.var, name, "remove", (db) => removeTemplate(db, name));
      return c.body(null, 204);
    });
}
