import type { Seen } from "@frontage/records/schemas/record";

import { useAction } from "../../components/use-action.ts";
import type { BrokerApi } from "../../portal/portal.ts";

type Named = { id: string; name: string };

/** Confirms a listing; the site then says so with today's date. */
export function useConfirmListing({ listings }: BrokerApi) {
  return useAction({
    act: async ({ id, version }: Named & Seen) => listings.confirm(id, { version }),
    changes: ["listings"],
    done: (_, { name }) => `${name} confirmed as available.`,
    failed: ({ name }) => `Couldn’t confirm ${name}.`,
  });
}

/** Puts a listing on the site. */
export function usePublishListing({ listings }: BrokerApi) {
  return useAction({
    act: async ({
      id,
      version,
    }: Named & { version: number; client?: { name: string } | undefined }) =>
      listings.publish(id, { version }),
    changes: ["listings"],
    done: (_, { client, name }) =>
      `${name} is on the site.${client ? ` ${client.name} has been notified.` : ""}`,
    failed: ({ name }) => `Couldn’t publish ${name}.`,
  });
}
