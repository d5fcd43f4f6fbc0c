import type { KeyDateRule } from "../schemas/key-date.ts";
import { applyRule } from "./deal-clock.ts";

/**
 * How a weekend or holiday moved a date, to follow its rule: ", next business day (from Sun, Dec
 * 20)"; empty if it didn't.
 *
 * @param days the anchor's, and the date's own
 */
export function formatRolled(rule: KeyDateRule, days: { anchor: string; due: string }): string {
  const counted = applyRule({ ...rule, roll: "stay" }, days.anchor);
  if (days.due === counted || days.due !== applyRule(rule, days.anchor)) return "";
  return `, ${rule.roll} business day (from ${dayFormat.format(Date.parse(counted))})`;
}

const dayFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
