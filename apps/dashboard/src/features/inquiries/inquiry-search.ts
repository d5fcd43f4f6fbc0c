import { inquirySearchMax } from "@frontage/content/limits";
import { inquiryStatuses } from "@frontage/content/schemas/received-inquiry";

import type { InquiryFilter } from "../../portal/portal.ts";

/** The tabs over the list. */
export const inquiryTabs = [...inquiryStatuses, "all"] as const;
type InquiryTab = (typeof inquiryTabs)[number];

/** What the screen's address says; what is left out there has its default. */
export type InquirySearch = {
  /** "new" unless said otherwise. */
  tab: InquiryTab;
  isUndelivered: boolean;
  text: string;
  /** The inquiry that is open. */
  openId: string | undefined;
};

/** Reads the address. What it does not know there, it takes to be the default. */
export function readInquirySearch(parameters: URLSearchParams): InquirySearch {
  return {
    tab: inquiryTabs.find((tab) => tab === parameters.get("status")) ?? "new",
    isUndelivered: parameters.get("undelivered") === "1",
    text: (parameters.get("q") ?? "").slice(0, inquirySearchMax),
    openId: parameters.get("inquiry") || undefined,
  };
}

/**
 * The address after a change; what has its default is left out. Another list begins
 * without an inquiry open, but while somebody types the open one stays.
 */
export function changeInquirySearch(
  parameters: URLSearchParams,
  change: Partial<InquirySearch>,
): URLSearchParams {
  const isOtherList = "tab" in change || "isUndelivered" in change;
  const next = {
    ...readInquirySearch(parameters),
    ...(isOtherList && { openId: undefined }),
    ...change,
  };
  const changed = new URLSearchParams(parameters);
  for (const [name, value] of [
    ["status", next.tab === "new" ? "" : next.tab],
    ["undelivered", next.isUndelivered ? "1" : ""],
    ["q", next.text],
    ["inquiry", next.openId ?? ""],
  ] as const) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** What the list is asked for. */
export function filterOf({ isUndelivered, tab, text }: InquirySearch): InquiryFilter {
  return {
    status: tab === "all" ? undefined : tab,
    isUndelivered: isUndelivered || undefined,
    text: text.trim() || undefined,
  };
}
