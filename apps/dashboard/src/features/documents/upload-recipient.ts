import { comparisonKey } from "@frontage/records/fold";
import type { DealName } from "@frontage/records/schemas/deal";

const list = new Intl.ListFormat("en-US");

/** The client who will see a broker's upload. */
type UploadRecipient = {
  name: string;
  /** A confirmation shown first if another client has a deal at the same address. */
  confirmation?: { title: string; description: string; action: string };
};

/**
 * The client who will see an upload to a deal.
 *
 * @param deals all deals in the form
 * @returns undefined until a deal is chosen
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
