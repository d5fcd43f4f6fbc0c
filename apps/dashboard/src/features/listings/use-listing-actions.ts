import type { Seen } from "@frontage/records/schemas/record";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";

type Named = { id: string; name: string };

/** Confirms a listing; the site then says so with today's date. */
export function useConfirmListing() {
  return useAction({
    act: ({ id, version }: Named & Seen) =>
      read(listings[":id"].confirm.$post({ param: { id }, json: { version } })),
    changes: ["listings"],
    done: (_, { name }) => `${name} confirmed as available.`,
    failed: ({ name }) => `Couldn’t confirm ${name}.`,
  });
}

/** Puts a listing on the site. */
export function usePublishListing() {
  return useAction({
    act: ({ id, version }: Named & { version: number; client?: { name: string } | undefined }) =>
      read(listings[":id"].publish.$post({ param: { id }, json: { version } })),
    changes: ["listings"],
    done: (_, { client, name }) =>
      `${name} is on the site.${client ? ` ${client.name} has been notified.` : ""}`,
    failed: ({ name }) => `Couldn’t publish ${name}.`,
  });
}
