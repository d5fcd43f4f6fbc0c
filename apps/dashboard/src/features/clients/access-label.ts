import type { Client } from "@frontage/records/schemas/client";

type Access = Pick<Client, "closureRequestedAt" | "isDisabled" | "isInvited" | "isUninvited">;

/** The chip for a client's access; undefined for a client with normal access. */
export function accessLabel({
  closureRequestedAt,
  isDisabled,
  isInvited,
  isUninvited,
}: Access): { label: string; tone: "caution" | "neutral" } | undefined {
  // A requested closure needs an answer, even if the account is disabled.
  if (closureRequestedAt) return { label: "Closure requested", tone: "caution" };
  if (isUninvited) return { label: "Not invited", tone: "neutral" };
  if (isDisabled) return { label: isInvited ? "Canceled" : "Disabled", tone: "neutral" };
  return undefined;
}
