import { isAnchor, type KeyDateKind } from "@frontage/records/schemas/key-date-kinds";

import { deals } from "../api/clients.ts";
import { read } from "../api/request.ts";

export type RemovableDate = {
  id: string;
  version: number;
  label: string;
  kind?: KeyDateKind | undefined;
};

/** The confirmation that removes a key date. Afterwards, the table gets the focus. */
export const removalOf = (
  { id, kind, label, version }: RemovableDate,
  { dealId }: { dealId: string },
) => ({
  title: `Remove ${label}?`,
  description:
    kind !== undefined && isAnchor(kind)
      ? "Dates counted from it lose their day until you add it again. The client is notified. This can’t be undone."
      : "The client is notified. This can’t be undone.",
  action: "Remove",
  act: () =>
    read(
      deals[":dealId"]["key-dates"][":id"].$delete({
        param: { dealId, id },
        query: { version: String(version) },
      }),
    ),
  changes: ["deals"] as const,
  done: `${label} removed. The client has been notified.`,
  focus: () => document.getElementById("key-dates")?.focus(),
});
