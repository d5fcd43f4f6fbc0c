import { liveAccount } from "../session/user.ts";

/**
 * The browser-storage keys of the account's unsent messages and questions; each exists only while
 * there are any. Undefined for the samples, where sending can't fail for long.
 */
export function unsentKeys(): { messages: string; questions: string } | undefined {
  const account = liveAccount();
  if (!account) return undefined;
  const keyOf = (kind: string) => `unsent-${kind}:${account.role} ${account.email}`;
  return { messages: keyOf("messages"), questions: keyOf("questions") };
}
