import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Database } from "../database/open-database.ts";
import { tooManyAttempts } from "../http/failure.ts";

const minute = 60_000;

/**
 * How many attempts are allowed: by account, by the sender's address, and by both together.
 * What anyone can attempt on someone else's account is never limited by account alone, which
 * would lock the owner out; a device known to the account is counted separately.
 */
type Limit = {
  account?: number;
  address?: number;
  pair?: number;
  windowMs: number;
};

export const attemptLimits = {
  /** Wrong passwords; a correct one clears the count. */
  "sign-in": { pair: 10, address: 60, windowMs: 15 * minute },
  /** Requests for emails to an address that may be someone else's; see `resetPauseMs`. */
  reset: { pair: 5, address: 20, windowMs: 60 * minute },
  /** Codes. The auth library also locks the account, see `twoFactorLock`. */
  "two-factor": { address: 30, windowMs: 15 * minute },
  /** Failed logins with a passkey; a successful one isn't counted. */
  passkey: { address: 60, windowMs: 15 * minute },
  /** Logins with a passkey that were started, which a login page may do without being asked. */
  "passkey-options": { address: 240, windowMs: 15 * minute },
  /** Wrong current passwords by someone signed in, perhaps on another person's device. */
  password: { account: 10, windowMs: 15 * minute },
  /** Changes of one's own login email; each sends an email to an address that anyone can type. */
  "email-change": { account: 5, windowMs: 60 * minute },
  /** Times that a client requests, including withdrawn ones: each notifies the broker. */
  "time-request": { account: 30, windowMs: 60 * minute },
  /** Calendar links that don't exist. */
  calendar: { address: 30, windowMs: 15 * minute },
  /** Invalid or expired links to unsubscribe. */
  unsubscribe: { address: 30, windowMs: 15 * minute },
  /** Inquiries; the owner sets how many. */
  inquiry: { windowMs: 60 * minute },
  /** Signed agreements, by the sender's address and by listing; as many as inquiries. */
  agreement: { windowMs: 60 * minute },
  /** Requests for a link to a document room, by the email address and by the sender's. */
  "room-link": { pair: 5, address: 20, windowMs: 60 * minute },
  /** Links to document rooms that signatures send to one mailbox, which anyone can type. */
  "room-mail": { account: 5, windowMs: 60 * minute },
  /** Links to a document room that don't exist. */
  "room-enter": { address: 30, windowMs: 15 * minute },
  /** The pages around an agreement and its PDF, which are made for each request. */
  "agreement-page": { address: 300, windowMs: 60 * minute },
  /** Pages of listings by sizes that a visitor types, which are rendered for each request. */
  "sized-listings": { address: 120, windowMs: 60 * minute },
  /** Documents that a reader opens or downloads, each of which is written for them. */
  "room-file": { account: 300, windowMs: 60 * minute },
  /** Views of listings that are counted. */
  view: { address: 60, windowMs: 60 * minute },
  /** Questions, tours and requests for documents from a document room: each notifies the broker. */
  room: { account: 60, windowMs: 60 * minute },
} as const satisfies Record<string, Limit>;

export type AttemptKind = keyof typeof attemptLimits;

/** Consecutive wrong codes that lock an account's two-factor step, and for how long. */
export const twoFactorLock = { maxFailedAttempts: 10, durationSeconds: 15 * 60 } as const;

/**
 * Counts an attempt before it is made. The counts are in the database, so they survive restarts
 * and apply to all processes.
 *
 * @param by.account an email address or ID, of an account that exists or not
 * @param by.address the sender's, "" if it is unknown
 * @param by.times how many attempts it counts as; even the most that are allowed are accepted once
 * @param by.device a device that the account has logged in on, instead of its address
 * @param by.salt hashed with the address, so that nobody can find the address once it is deleted
 * @returns undoes the count, after a success
 * @throws Failure 429, which says when to try again
 */
export async function takeAttempt(
  db: Database,
  kind: AttemptKind,
  by: {
    account?: string | undefined;
    address?: string;
    device?: string;
    salt?: string;
    times?: number;
  },
  now = Date.now(),
  limit: Limit = attemptLimits[kind],
): Promise<() => Promise<void>> {
  const device = by.device ?? networkOf(by.address ?? "");
  const pairKey = limit.pair && by.account && keyOf(kind, `${by.account.toLowerCase()} ${device}`);
  const accountKey = limit.account && by.account && keyOf(kind, by.account.toLowerCase());
  const addressKey =
    limit.address &&
    by.address &&
    !by.device &&
    keyOf(kind, (by.salt ?? "") + networkOf(by.address));
  const waits = [
    pairKey ? await count(pairKey, limit.pair ?? 0) : 0,
    accountKey ? await count(accountKey, limit.account ?? 0) : 0,
    addressKey ? await count(addressKey, limit.address ?? 0) : 0,
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));

  return async () => {
    for (const key of [pairKey, accountKey]) {
      if (key) await db.deleteFrom("attempt").where("key", "=", key).execute();
    }
    if (!addressKey) return;
    await db
      .updateTable("attempt")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("key", "=", addressKey)
      .where("count", ">", 0)
      .execute();
  };

  /** @returns the milliseconds to wait; 0 if the attempt is allowed */
  async function count(key: string, allowed: number): Promise<number> {
    const times = Math.min(Math.max(by.times ?? 1, 1), Math.max(allowed, 1));
    const row = await db
      .insertInto("attempt")
      .values({ key, count: times, expiresAt: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({
          count: eb
            .case()
            .when("attempt.expiresAt", "<=", now)
            .then(times)
            .else(eb("attempt.count", "+", times))
            .end(),
          expiresAt: eb
            .case()
            .when("attempt.expiresAt", "<=", now)
            .then(now + limit.windowMs)
            .else(eb.ref("attempt.expiresAt"))
            .end(),
        })),
      )
      .returning(["count", "expiresAt"])
      .executeTakeFirstOrThrow();
    if (row.count === times) {
      await db.deleteFrom("attempt").where("expiresAt", "<=", now).execute();
    }
    return row.count > allowed ? row.expiresAt - now : 0;
  }
}

/** Hashed, so that the table reveals no addresses. */
function keyOf(kind: string, name: string): string {
  return `${kind}:${createHash("sha256").update(name).digest("base64url")}`;
}

/** The /64 network of an IPv6 address: one customer usually has all of its 2^64 addresses. */
function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.split("%")[0]}/64`).toString();
}
