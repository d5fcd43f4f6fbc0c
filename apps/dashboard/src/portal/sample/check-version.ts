import type { Seen } from "@frontage/records/schemas/record";

import { PortalError } from "../portal-error.ts";

/**
 * @throws with the record, if it isn’t the version that was seen, as after a change in another tab
 */
export function checkVersion(subject: string, current: Seen, { version }: Seen): void {
  if (current.version === version) return;
  const message = `${subject} changed after you opened this. Please review it again.`;
  throw new PortalError(message, {}, "refused", current);
}
