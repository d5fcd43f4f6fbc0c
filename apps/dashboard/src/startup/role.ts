import { userKey } from "../session/user.ts";
import { storedEntry } from "./stored-entry.ts";

/**
 * Sets `<html data-role>` for an account, so that the prerendered page shows the sidebar and title
 * of its role.
 */
export function markRole(): void {
  const entry = storedEntry(userKey);
  if (!entry?.includes('"portal":"live"')) return;
  document.documentElement.dataset.role = entry.includes('"role":"Broker"') ? "Broker" : "Client";
}
