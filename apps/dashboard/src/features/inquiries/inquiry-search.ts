import { inquirySearchMax } from "@frontage/records/limits";
import { inquiryStatuses } from "@frontage/records/schemas/received-inquiry";

import {
  choiceParam,
  flagParam,
  optionalParam,
  textParam,
  urlState,
  type ValuesOf,
} from "../../navigation/url-state.ts";
import type { InquiryFilter } from "../../portal/portal.ts";

/** The tabs over the list. */
export const inquiryTabs = [...inquiryStatuses, "all"] as const;

/** The inbox's parameters in the URL. Another tab closes the open inquiry; typing doesn't. */
export const inquirySearch = urlState(
  {
    tab: choiceParam("status", inquiryTabs, "new"),
    isUndelivered: flagParam("undelivered"),
    text: textParam("q", inquirySearchMax),
    /** The inquiry that is open. */
    openId: optionalParam("inquiry"),
  },
  (changes) => ("tab" in changes || "isUndelivered" in changes ? { openId: changes.openId } : {}),
);
export type InquirySearch = ValuesOf<typeof inquirySearch>;

/** The filter that the list is requested with. */
export function inquiryFilter({ isUndelivered, tab, text }: InquirySearch): InquiryFilter {
  return {
    status: tab === "all" ? undefined : tab,
    isUndelivered: isUndelivered || undefined,
    text: text.trim() || undefined,
  };
}
