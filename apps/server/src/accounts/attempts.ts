import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Database } from "../database/open-database.ts";
import { tooManyAttempts } from "../api/failure.ts";

const minute = 60_000;

/** How often something may be tried, by the account it is tried on and by the asker's address. */
export type Limit = { account?: number; address?: number; windowMs: number };

export const attemptLimits = {
  /** Wrong passwords; a right one clears the account's. */
  "sign-in": { account: 10, address: 60, windowMs: 15 * minute },
  /** Mails that anybody can have sent to somebody. */
  reset: { account: 3, address: 20, windowMs: 60 * minute },
  /** Codes; the account itself is locked by the account library, see `twoFactorLock`. */
  "two-factor": { address: 30, windowMs: 15 * minute },
  /** Wrong current passwords of who is signed in, perhaps on somebody else's device. */
  password: { account: 10, windowMs: 15 * minute },
  /** Calendar addresses that nobody has. */
  calendar: { address: 30, windowMs: 15 * minute },
  /** Inquiries of visitors; how many, the owner sets. */
  inquiry: { windowMs: 60 * minute },
} as const satisfies Record<string, Limit>;

/** Wrong codes in a row that lock an account's second step, and for how long. */
export const twoFactorLock = { maxFailedAttempts: 10, durationSeconds: 15 * 60 } as const;

type Tried = { account?: string; address?: string };

/**
 * Counts an attempt before it is made. The counts are in the database, so that they
 * survive a restart and hold for every process.
 *
 * @param tried.account an email address or an id, whether there is such an account or not
 * @param tried.address the asker's, "" where it is not known
 * @param limit where it is not the usual one of its kind
 * @returns takes the attempt back once it has turned out well
 * @throws Failure 429, which says when to try again
 */
export async function takeAttempt(
  db: Database,
  kind: keyof typeof attemptLimits,
  tried: Tried,
  now = Date.now(),
  limit: Limit = attemptLimits[kind],
): Promise<() => Promise<void>> {
  const accountKey = limit.account && tried.account && keyOf(kind, tried.account.toLowerCase());
  const addressKey = limit.address && tried.address && keyOf(kind, networkOf(tried.address));
  const waits = [
    accountKey ? await count(accountKey, limit.account ?? 0) : 0,
    addressKey ? await count(addressKey, limit.address ?? 0) : 0,
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));

  return async () => {
    if (accountKey) await db.deleteFrom("attempt").where("key", "=", accountKey).execute();
    if (!addressKey) return;
    await db
      .updateTable("attempt")
      .set((is) => ({ count: is("count", "-", 1) }))
      .where("key", "=", addressKey)
      .where("count", ">", 0)
      .execute();
  };

  /** How many milliseconds to wait: 0 when one more is allowed. */
  async function count(key: string, allowed: number): Promise<number> {
    const row = await db
      .insertInto("attempt")
      .values({ key, count: 1, expiresAt: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((is) => ({
          count: is
            .case()
            .when("attempt.expiresAt", "<=", now)
            .then(1)
            .else(is("attempt.count", "+", 1))
            .end(),
          expiresAt: is
            .case()
            .when("attempt.expiresAt", "<=", now)
            .then(now + limit.windowMs)
            .else(is.ref("attempt.expiresAt"))
            .end(),
        })),
      )
      .returning(["count", "expiresAt"])
      .executeTakeFirstOrThrow();
    if (row.count === 1) {
      await db.deleteFrom("attempt").where("expiresAt", "<=", now).execute();
    }
    return row.count > allowed ? row.expiresAt - now : 0;
  }
}

/** What was tried is nobody's to read in the table. */
function keyOf(kind: string, name: string): string {
  return `${kind}:${createHash("sha256").update(name).digest("base64url")}`;
}

/** Whoever has one IPv6 address has 2^64 of them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array<string>(Math.max(zeros, 0)).fill("0"), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
