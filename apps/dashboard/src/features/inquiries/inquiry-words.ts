import type { Delivery, InquiryStatus } from "@frontage/content/schemas/received-inquiry";
import { serviceOptions } from "@frontage/content/service-options";

import { momentInWords, type Clock } from "../../lib/dates.ts";

export const statusNames: Record<InquiryStatus, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
};

/** What the visitor chose in the form, as it stands there. */
export function serviceName(service: (typeof serviceOptions)[number]["value"]): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? service;
}

export const targetNames: Record<Delivery["target"], string> = {
  webhook: "Your webhook",
  mailbox: "Your mailbox",
  reply: "Mail to the visitor",
};

const tries = (count: number) => (count === 1 ? "1 try" : `${count} tries`);

/** How a delivery stands, in a word and a sentence. */
export function deliveryWords(
  { attempts, nextAttemptAt, state }: Delivery,
  { now, timeZone }: Clock,
): { label: string; tone: "positive" | "caution" | "accent" | "neutral"; sentence: string } {
  if (state === "delivered") {
    const at = attempts.find(({ isDelivered }) => isDelivered)?.at;
    return {
      label: "Delivered",
      tone: "positive",
      sentence: at ? `On ${momentInWords(at, timeZone)}.` : "",
    };
  }
  if (state === "dead") {
    return {
      label: "Given up",
      tone: "accent",
      sentence: `After ${tries(attempts.length)}. It is sent again only if you say so.`,
    };
  }
  if (attempts.length === 0) return { label: "On its way", tone: "neutral", sentence: "" };
  const isDue = nextAttemptAt === undefined || Date.parse(nextAttemptAt) <= now.getTime();
  return {
    label: "Waiting",
    tone: "caution",
    sentence: `After ${tries(attempts.length)}. ${
      isDue ? "The next one is due now." : `Next one: ${momentInWords(nextAttemptAt, timeZone)}.`
    }`,
  };
}

/**
 * What a telephone dials, from a number as a visitor types it: the plus sign and digits.
 *
 * @returns nothing where it does not begin as a number does
 */
export function dialled(typed: string): string | undefined {
  // "(0)" is dialled only within the country.
  const [number = ""] = /^\+?[\d\s().\-/]*/.exec(typed.trim().replace(/^(\+.*)\(0\)/, "$1")) ?? [];
  const digits = number.replaceAll(/[^+\d]/g, "");
  return /\d{5}/.test(digits) ? digits : undefined;
}
