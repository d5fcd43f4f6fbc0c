import { broker } from "./broker.ts";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: broker.timeZone,
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * When an inquiry was received, in the broker's time zone, as receipts show it:
 * "November 21, 2026 at 10:12 AM CST".
 *
 * @param receivedAt ISO 8601
 */
export function formatReceivedAt(receivedAt: string): string {
  return format.format(new Date(receivedAt));
}
