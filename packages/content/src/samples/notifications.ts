import { broker } from "../broker.ts";
import { assistantPath, threadPath } from "../dashboard.ts";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { recentMinutes, warehouseDays } from "./deal-days.ts";
import {
  daysAgo,
  instantAt,
  lastFriday,
  minutesAgo,
  noEarlierThanToday,
} from "./relative-dates.ts";
import { nextViewing } from "./viewing.ts";

/** The sample client's notifications, the latest first: three unread of six. */
export function sampleNotifications(
  now: Date,
  timeZone: string = broker.timeZone,
): PortalNotification[] {
  // "Tomorrow" is only true today: soon after midnight, both reminders are dated at midnight.
  const today = (minutes: number) => noEarlierThanToday(minutesAgo(now, minutes), now, timeZone);
  const notifications: PortalNotification[] = [
    {
      id: "agreement-needs-signature",
      kind: "signature",
      title: "Purchase agreement needs your signature",
      detail: "48 Example Road",
      at: today(recentMinutes.agreementRevised),
      isRead: false,
      path: "/dashboard/documents?document=purchase-agreement-48-example-road",
    },
    {
      id: "viewing-tomorrow",
      kind: "event",
      title: `Property viewing ${nextViewing(now, timeZone).when}`,
      detail: "48 Example Road, 10am to 2pm",
      at: today(recentMinutes.viewingReminder),
      isRead: false,
      path: "/dashboard/calendar?event=viewing-48-example-road",
    },
    {
      id: "abstract-shared",
      kind: "document",
      title: "Lease abstract shared with you",
      detail: "200 Sample Avenue, Suite 3",
      at: minutesAgo(now, recentMinutes.abstractShared),
      isRead: false,
      path: "/dashboard/documents?document=lease-abstract-suite-3-200-sample-avenue",
    },
    {
      id: "robin-hale-added",
      kind: "contact",
      title: "Robin Hale added to your contacts",
      detail: "Property manager",
      at: daysAgo(now, 1, "10:10", timeZone),
      isRead: true,
      path: "/dashboard/contacts?contact=robin-hale",
    },
    {
      id: "offer-received",
      kind: "offer",
      title: "Offer received by the seller",
      detail: "48 Example Road",
      at: daysAgo(now, -warehouseDays.revisedOffer, "14:15", timeZone),
      isRead: true,
      path: "/dashboard?open-deal=48-example-road",
    },
    {
      id: "market-note",
      kind: "market-note",
      title: "Your weekly market note is ready",
      detail: "Office and flex, three submarkets",
      at: instantAt(lastFriday(now, timeZone), "07:00", timeZone),
      isRead: true,
      path: broker.assistant.isOffered ? assistantPath : threadPath("broker"),
    },
  ];
  // The last Friday may be yesterday.
  return notifications.toSorted((a, b) => b.at.localeCompare(a.at));
}
