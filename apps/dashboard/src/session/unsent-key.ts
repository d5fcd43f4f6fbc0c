import { liveAccount } from "./user.ts";

/**
 * The browser-storage key of the account’s unsent messages; it exists only while there
 * are any. `undefined` for the samples, whose messages can’t fail for long.
 */
export function unsentKey(): string | undefined {
  const account = liveAccount();
  return account && `unsent-messages:${account.role} ${account.email}`;
}
