import type { AuditAction } from "@frontage/records/schemas/audit";
import type { Me } from "@frontage/records/schemas/account";
import {
  type Confirmation,
  confirmationSchema,
  newPasskeySchema,
  type Passkey,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyRequestSchema,
  passkeysMax,
  passkeySignInSchema,
} from "@frontage/records/schemas/passkey";
import { idSchema } from "@frontage/records/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import type { Accounts } from "./accounts.ts";
import { takeAttempt } from "./attempts.ts";
import { askLibrary, byLibrary } from "./by-library.ts";
import { confirmPerson } from "./confirm-person.ts";
import { deviceOf } from "./device.ts";
import { ownAccount } from "./own-account.ts";

type Dependencies = ChangeServices & { accounts: Accounts };

/** Logging in with a passkey. A passkey is two factors, so no code is asked for. */
export function passkeySignInRoutes({ accounts, db }: Pick<Dependencies, "accounts" | "db">) {
  return new Hono<ApiEnv>()
    .post("/auth/passkey-options", async (c) => {
      await takeAttempt(db, "passkey-options", { address: c.var.ipAddress });
      const begun = await askLibrary(c, accounts.library.generatePasskeyAuthenticationOptions);
      // The library only prefers user verification; we require it.
      return c.json({
        ...z.parse(passkeyRequestSchema, begun),
        userVerification: "required" as const,
      });
    })
    .post(
      "/auth/passkey/verify-authentication",
      valid("json", passkeySignInSchema),
      byLibrary<Me>(accounts),
    );
}

/** "Chrome on Windows", or "Chrome on Windows 2" where there is one. */
function unusedName(name: string, items: readonly Passkey[]): string {
  const names = new Set(items.map((item) => item.name));
  for (let number = 2, tried = name; ; tried = `${name} ${number++}`) {
    if (!names.has(tried)) return tried;
  }
}

const tooMany = () =>
  new Failure(409, `You have ${passkeysMax} passkeys. Remove one that you no longer use first.`);

const passkeyParam = z.object({ id: idSchema });

/** A signed-in person's own passkeys. */
export function passkeyRoutes(services: Dependencies) {
  const { accounts, db } = services;

  /** A session that has just begun needs no confirmation. */
  async function confirmUnlessFresh(
    c: Context<ApiEnv>,
    action: AuditAction,
    confirmation: Confirmation,
  ): Promise<void> {
    const { person, sessionId } = c.var;
    if (await accounts.isFreshSession(sessionId)) return;
    await confirmPerson({ accounts, db }, c, { ...ownAccount(person), action }, confirmation);
  }

  async function refuseTooMany(personId: string): Promise<void> {
    if ((await accounts.listPasskeys(personId)).length >= passkeysMax) throw tooMany();
  }

  async function recordChange(
    c: Context<ApiEnv>,
    action: AuditAction,
    name: string,
  ): Promise<void> {
    const subject = { ...ownAccount(c.var.person), subject: "passkey", subjectName: name } as const;
    await makeChange(services, c.var, async ({ audit }) => audit({ ...subject, action }));
  }

  return new Hono<ApiEnv>()
    .get("/passkeys", async (c) => {
      const { person, sessionId } = c.var;
      const items = await accounts.listPasskeys(person.id);
      return c.json({
        items,
        suggestedName: unusedName(deviceOf(c.req.header("User-Agent")), items),
        needsConfirmation: !(await accounts.isFreshSession(sessionId)),
      });
    })
    .post("/passkeys/options", valid("json", confirmationSchema), async (c) => {
      await confirmUnlessFresh(c, "passkey-add", c.req.valid("json"));
      await refuseTooMany(c.var.person.id);
      const begun = await askLibrary(c, accounts.library.generatePasskeyRegistrationOptions);
      return c.json(z.parse(passkeyCreationSchema, begun));
    })
    .post("/passkeys", valid("json", newPasskeySchema), async (c) => {
      const { name, response } = c.req.valid("json");
      const { person, sessionId } = c.var;
      await refuseTooMany(person.id);
      const body = { name, response };
      const added = await askLibrary(c, (call) =>
        accounts.library.verifyPasskeyRegistration({ ...call, body }),
      );
      const result = await accounts.keepPasskey(
        { personId: person.id, sessionId },
        { ...z.parse(passkeyParam, added), name },
      );
      if (result === "too-many") throw tooMany();
      if (result === "signed-out") throw new Failure(401, "Please log in again.");
      await recordChange(c, "passkey-add", name);
      return c.body(null, 204);
    })
    .put(
      "/passkeys/:id",
      valid("param", passkeyParam),
      valid("json", passkeyNameSchema),
      async (c) => {
        const { name } = c.req.valid("json");
        const { id } = c.req.valid("param");
        if (!(await accounts.renamePasskey(c.var.person.id, id, name))) throw notFound();
        await recordChange(c, "passkey-rename", name);
        return c.body(null, 204);
      },
    )
    .post(
      "/passkeys/:id/removal",
      valid("param", passkeyParam),
      valid("json", confirmationSchema),
      async (c) => {
        await confirmUnlessFresh(c, "passkey-remove", c.req.valid("json"));
        const name = await accounts.removePasskey(c.var.person.id, c.req.valid("param").id);
        if (name === undefined) throw notFound();
        await recordChange(c, "passkey-remove", name);
        return c.body(null, 204);
      },
    );
}
