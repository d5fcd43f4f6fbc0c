import { assistantConsentSchema } from "@frontage/records/schemas/assistant";
import { Hono } from "hono";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { clientOnly } from "../http/guards.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import type { AskDependencies } from "./ask.ts";
import { readConsent, storeConsent } from "./consent.ts";
import { countDocuments } from "./queries.ts";
import { isOnFor } from "./switches.ts";

type Dependencies = ChangeServices & Pick<AskDependencies, "languageModel">;

/** What the assistant offers a client, and whether a language model may read their questions. */
export function assistantRoutes(services: Dependencies) {
  const { db, languageModel } = services;

  return new Hono<ApiEnv>()
    .get("/assistant", clientOnly, async (c) => {
      const { person, records } = c.var;
      const [isOn, documents] = await Promise.all([isOnFor(db, person), countDocuments(records)]);
      const provider = languageModel && {
        name: languageModel.provider.name,
        consent: await readConsent(records, person, languageModel.provider.id),
      };
      return c.json({ isOn, documents, provider: provider ?? null });
    })
    .put("/assistant/consent", clientOnly, valid("json", assistantConsentSchema), async (c) => {
      const { isAllowed } = c.req.valid("json");
      if (!languageModel) throw new Failure(409, "No language model is set up.");
      const { id: provider, name } = languageModel.provider;
      await makeChange(services, c.var, async ({ audit, person, records }) => {
        await storeConsent(records, person, { isAllowed, provider });
        await audit({
          clientId: person.id,
          action: isAllowed ? "consent" : "consent-withdraw",
          subject: "assistant",
          subjectName: name,
        });
      });
      return c.body(null, 204);
    });
}
