import type { Client } from "@frontage/records/schemas/client";

type Access = Pick<Client, "closureRequestedAt" | "isDisabled" | "isInvited" | "isUninvited">;

/** What limits a client’s access, if anything. */
export function accessLabel({
  closureRequestedAt,
  isDisabled,
  isInvited,
  isUninvited,
}: Access): string | undefined {
  // A requested closure needs an answer, even if the account is disabled.
  if (closureRequestedAt) return "Closure requested";
  if (isUninvited) return "Not invited";
  if (isDisabled) return isInvited ? "Canceled" : "Disabled";
  return undefined;
}
