import type { InquirySource } from "./schemas/received-inquiry.ts";

/** Where a view of a listing's page comes from. */
export const viewOrigins = ["search", "direct", "email", "site"] as const;
export type ViewOrigin = (typeof viewOrigins)[number];

export const viewOriginNames: Record<ViewOrigin, string> = {
  search: "Search",
  direct: "Typed or bookmarked",
  email: "Your emails",
  site: "Other sites",
};

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|baidu|yandex)\.|^search\.brave\.com$/;
/** Pages that show someone's mail: "mail.google.com", "outlook.live.com"; and Gmail's app. */
const mailApps = /^((e-?)?mail|webmail|outlook)\.|^com\.google\.android\.gm$/;

/** Where a visit came from. An address without a referrer may also be a link in a document. */
export function viewOriginOf({ campaign, referrer = "" }: InquirySource): ViewOrigin {
  if (campaign?.medium === "email" || mailApps.test(referrer)) return "email";
  if (searchEngines.test(referrer)) return "search";
  return referrer === "" ? "direct" : "site";
}
