import type { Client } from "@frontage/records/schemas/client";

type Access = Pick<Client, "closureRequestedAt" | "isDisabled" | "isInvited" | "isUninvited">;

/** A client’s chip about their access, if there is something to say. */
export function accessLabel({
  closureRequestedAt,
  isDisabled,
  isInvited,
  isUninvited,
}: Access): { label: string; tone: "caution" | "neutral" } | undefined {
  // Waits for the broker’s answer, even if the account is disabled.
  if (closureRequestedAt) return { label: "Closure requested", tone: "caution" };
  if (isUninvited) return { label: "Not invited", tone: "neutral" };
  if (isDisabled) return { label: isInvited ? "Canceled" : "Disabled", tone: "neutral" };
  return undefined;
}
