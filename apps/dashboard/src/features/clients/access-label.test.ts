import { expect, test } from "vitest";

import { accessLabel } from "./access-label.ts";

const active = { isDisabled: false, isInvited: false };

test("the list shows whose access has ended and who asked to close their account", () => {
  expect(accessLabel(active)).toBeUndefined();
  expect(accessLabel({ ...active, isDisabled: true })).toBe("Disabled");
  expect(accessLabel({ isDisabled: true, isInvited: true })).toBe("Canceled");
  const imported = { isDisabled: true, isInvited: true, isUninvited: true };
  expect(accessLabel(imported)).toBe("Not invited");
  const closureRequestedAt = "2026-01-05T15:00:00Z";
  expect(accessLabel({ ...active, closureRequestedAt })).toBe("Closure requested");
  expect(accessLabel({ ...active, closureRequestedAt, isDisabled: true })).toBe(
    "Closure requested",
  );
});
