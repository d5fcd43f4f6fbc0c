import type {
  Delivery,
  InquirySource,
  InquiryStatus,
} from "@frontage/records/schemas/received-inquiry";
import { serviceOptions } from "@frontage/content/service-lists";

import { formatDateTime, type Clock } from "../../time/dates.ts";

export const statusNames: Record<InquiryStatus, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
};

/** The label of the service that the visitor chose in the form. */
export function serviceName(service: string): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? service;
}

export const targetNames: Record<Delivery["target"], string> = {
  webhook: "Your webhook",
  mailbox: "Your mailbox",
  reply: "Email to the visitor",
  receipt: "Receipt to the visitor",
};

const formatAttempts = (count: number) => (count === 1 ? "1 attempt" : `${count} attempts`);

/** The state of a delivery, as a label and a sentence. */
export function formatDelivery(
  { attempts, nextAttemptAt, state }: Delivery,
  { now, timeZone }: Clock,
): { label: string; tone: "positive" | "caution" | "danger" | "neutral"; sentence: string } {
  if (state === "delivered") {
    const at = attempts.find(({ isDelivered }) => isDelivered)?.at;
    return {
      label: "Delivered",
      tone: "positive",
      sentence: at ? `On ${formatDateTime(at, timeZone)}.` : "",
    };
  }
  if (state === "saved") {
    return { label: "Not sent", tone: "caution", sentence: "Saved as a file on the server." };
  }
  if (state === "dead") {
    return {
      label: "Failed",
      tone: "danger",
      sentence: `After ${formatAttempts(attempts.length)}. Won’t retry automatically.`,
    };
  }
  if (attempts.length === 0) return { label: "Sending", tone: "neutral", sentence: "" };
  const isDue = nextAttemptAt === undefined || Date.parse(nextAttemptAt) <= now.getTime();
  return {
    label: "Waiting",
    tone: "caution",
    sentence: `After ${formatAttempts(attempts.length)}. ${
      isDue ? "Next one due now." : `Next one: ${formatDateTime(nextAttemptAt, timeZone)}.`
    }`,
  };
}

/**
 * A phone number as a visitor typed it, for a `tel:` link: the plus sign and digits.
 *
 * @returns nothing if it doesn't start like a number
 */
export function phoneNumberOf(typed: string): string | undefined {
  // "(0)" is dialed only within the country.
  const [number = ""] = /^\+?[\d\s().\-/]*/.exec(typed.trim().replace(/^(\+.*)\(0\)/, "$1")) ?? [];
  const digits = number.replaceAll(/[^+\d]/g, "");
  return /\d{5}/.test(digits) ? digits : undefined;
}

/** Where an inquiry came from: "google.com, first page /listings, campaign “spring”". */
export function sourceText({ campaign, firstPage, page, referrer }: InquirySource): string {
  const words = campaign && Object.values(campaign).filter(Boolean).join(", ");
  const parts = [
    referrer?.replace(/^www\./, "") ?? "This site",
    ...(firstPage ? [`first page ${firstPage}`] : []),
    ...(page && page !== firstPage ? [`sent from ${page}`] : []),
    ...(words ? [`campaign “${words}”`] : []),
  ];
  return parts.join(", ");
}
