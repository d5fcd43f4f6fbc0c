import { comparisonKey } from "@frontage/records/fold";
import type { DealName } from "@frontage/records/schemas/deal";

const list = new Intl.ListFormat("en-US");

/** The client who sees a broker’s upload. */
type UploadRecipient = {
  name: string;
  /** What to confirm first if another client has a deal at the same address. */
  confirmation?: { title: string; description: string; action: string };
};

/**
 * Who gets a broker’s upload to a deal.
 *
 * @param deals all that the form offers
 * @returns `undefined` while no deal is chosen
 */
export function recipientOf(
  deals: readonly DealName[],
  dealId: string,
): UploadRecipient | undefined {
  const deal = deals.find(({ id }) => id === dealId);
  const client = deal?.client;
  if (!deal || !client) return undefined;
  const others = deals.filter(
    (other) =>
      other.client?.id !== client.id && comparisonKey(other.name) === comparisonKey(deal.name),
  );
  const { name } = client;
  if (others.length === 0) return { name };
  const names = new Set(others.flatMap((other) => other.client?.name ?? []));
  return {
    name,
    confirmation: {
      title: `Upload to ${name}?`,
      description: `${list.format(names)} also ${names.size === 1 ? "has" : "have"} a deal at ${deal.name}. Only ${name} will see this upload.`,
      action: `Upload to ${name}`,
    },
  };
}
