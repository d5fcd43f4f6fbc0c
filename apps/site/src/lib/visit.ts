import { cutText } from "@frontage/records/cut-text";
import type { InquirySource } from "@frontage/records/schemas/received-inquiry";

/** The longest text that `InquirySource` accepts. */
const maxTextLength = 200;
const campaignWords = ["source", "medium", "campaign", "term", "content"] as const;

const short = (text: string) => cutText(text, maxTextLength);

/** How a visit began. @param referrer the URL of the page that linked here, or empty */
export function visitOf(
  location: Pick<Location, "host" | "pathname" | "search">,
  referrer: string,
): InquirySource {
  const query = new URLSearchParams(location.search);
  const campaign = campaignWords.flatMap((word) => {
    const value = query.get(`utm_${word}`);
    return value ? [[word, short(value)] as const] : [];
  });
  const from = URL.parse(referrer);
  return {
    firstPage: short(location.pathname),
    ...(from?.host && from.host !== location.host && { referrer: short(from.host) }),
    ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) }),
  };
}

/** How this visit began. Kept only in memory, so that nothing remains when the visitor leaves. */
const visit =
  import.meta.env.SSR || typeof window === "undefined"
    ? {}
    : visitOf(window.location, document.referrer);

let page = "";

/** Remembers the page before the contact form, from which the visitor came. */
export function notePage(pathname: string): void {
  page = pathname;
}

/** Where an inquiry comes from: the previous page, and how the visit began. */
export const inquirySource = (): InquirySource => ({
  ...visit,
  page: short(page || window.location.pathname),
});
