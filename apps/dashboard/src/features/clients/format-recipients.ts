import type { Client } from "@frontage/records/schemas/client";

type Recipient = Pick<Client, "isDisabled" | "wantsMarketNote">;

/**
 * Who gets a market note: "Goes to 2 of 3 clients as a message. Clients who opted out or can't log
 * in won't get it."
 */
export function formatRecipients(clients: readonly Recipient[]): string {
  const reached = clients.filter(({ isDisabled }) => !isDisabled);
  const count = reached.filter(({ wantsMarketNote }) => wantsMarketNote).length;
  const all = clients.length === 1 ? "1 client" : `${clients.length} clients`;
  if (count === clients.length) return `Goes to ${all} as a message.`;
  const who = [
    count < reached.length && "opted out",
    reached.length < clients.length && "can’t log in yet",
  ];
  return `Goes to ${count} of ${all} as a message. Clients who ${who.filter(Boolean).join(" or ")} won’t get it.`;
}
