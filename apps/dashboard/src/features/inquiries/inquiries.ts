import { serviceOptions } from "@frontage/content/service-lists";
import { inquirySearchMax } from "@frontage/records/limits";
import {
  inquiryStatuses,
  type Delivery,
  type InquiryFilter,
  type InquiryPage,
  type InquirySource,
  type InquiryStatus,
} from "@frontage/records/schemas/received-inquiry";
import {
  keepPreviousData,
  queryOptions,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";

import { inquiries, pageQuery } from "../../api/clients.ts";
import { read, readFile, readIfFound, request } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { saveFile } from "../../files/save-file.ts";
import {
  choiceParam,
  flagParam,
  optionalParam,
  textParam,
  urlState,
  type ValuesOf,
} from "../../navigation/url-state.ts";
import { growingList } from "../../api/growing-list.ts";
import { subjects } from "../../api/queries.ts";
import { dayIn, formatDateTime, type Clock } from "../../time/dates.ts";
import { currentTime } from "../../time/server-clock.ts";

const pageSize = 25;

/**
 * The inquiries that match, in a growing list. The previous ones stay while another filter's load.
 */
export const inquiriesQuery = (filter: InquiryFilter) =>
  queryOptions({
    ...growingList([subjects.inquiries, "list", filter], pageSize, (page) =>
      read(inquiries.$get({ query: { ...filter, ...pageQuery(page) } })),
    ),
    placeholderData: keepPreviousData,
  });

/** One inquiry; `null` if it doesn't exist. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.inquiries, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(inquiries[":id"].$get({ param: { id } }))) ?? null,
  });

/** Removes an erased inquiry from all lists, before they are refetched. */
export function dropFromLists(client: QueryClient, id: string): void {
  client.setQueriesData<InquiryPage>(
    { queryKey: [subjects.inquiries, "list"] },
    (list) => list && { ...list, items: list.items.filter((inquiry) => inquiry.id !== id) },
  );
}

/** Emails a reply to the visitor. Sending the same id again doesn't send another reply. */
export const sendReply = (id: string, { id: replyId, text }: { id: string; text: string }) =>
  read(inquiries[":id"].replies[":replyId"].$post({ param: { id, replyId }, json: { text } }));

/**
 * Sets an inquiry's status. Changes are saved in order, because each names the status that it
 * replaces.
 */
export const useSetStatus = (id: string) =>
  useAction({
    act: (json: { seen: InquiryStatus; status: InquiryStatus }) =>
      read(inquiries[":id"].status.$put({ param: { id }, json })),
    changes: ["inquiries"],
    failed: "Status not changed.",
    inOrder: `inquiry-status-${id}`,
  });

/** Tries a delivery again now, even one that has failed for good. */
export function useRetryDelivery(id: string, deliveryId: string) {
  const queryClient = useQueryClient();
  return useAction({
    act: () =>
      read(inquiries[":id"].deliveries[":deliveryId"].retry.$post({ param: { id, deliveryId } })),
    changes: ["inquiries"],
    onDone: (inquiry) => queryClient.setQueryData(inquiryQuery(id).queryKey, inquiry),
    failed: "Couldn’t try again.",
  });
}

/** Downloads the matching inquiries as a CSV file. */
export const useExportInquiries = (filter: InquiryFilter, timeZone: string) =>
  useAction({
    act: () => readFile(request(`/api${inquiries["export.csv"].$path({ query: filter })}`)),
    onDone: (file) => saveFile(file, `inquiries-${dayIn(currentTime(), timeZone)}.csv`),
    failed: "Couldn’t export inquiries.",
  });

/** The tabs above the list. */
export const inquiryTabs = [...inquiryStatuses, "all"] as const;

/**
 * The inbox's parameters in the URL. Choosing a tab closes the open inquiry; typing a search
 * doesn't.
 */
export const inquirySearch = urlState(
  {
    tab: choiceParam("status", inquiryTabs, "new"),
    isUndelivered: flagParam("undelivered"),
    text: textParam("q", inquirySearchMax),
    /** The open inquiry. */
    openId: optionalParam("inquiry"),
  },
  (changes) => ("tab" in changes || "isUndelivered" in changes ? { openId: changes.openId } : {}),
);
export type InquirySearch = ValuesOf<typeof inquirySearch>;

/** The list's filter in its request. */
export function inquiryFilter({ isUndelivered, tab, text }: InquirySearch): InquiryFilter {
  return {
    status: tab === "all" ? undefined : tab,
    undelivered: isUndelivered ? "1" : undefined,
    text: text.trim() || undefined,
  };
}

export const statusNames: Record<InquiryStatus, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
};

/** The label of the service that the visitor chose. */
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

/** The state of a delivery as a label and a sentence. */
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
 * A phone number that a visitor typed, for a `tel:` link: a plus sign and digits.
 *
 * @returns undefined if the text doesn't start like a number
 */
export function phoneNumberOf(typed: string): string | undefined {
  // "(0)" is dialed only within the country.
  const [number = ""] = /^\+?[\d\s().\-/]*/.exec(typed.trim().replace(/^(\+.*)\(0\)/, "$1")) ?? [];
  const digits = number.replaceAll(/[^+\d]/g, "");
  return /\d{5}/.test(digits) ? digits : undefined;
}

/** The source of an inquiry: "google.com, first page /listings, campaign “spring”". */
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
