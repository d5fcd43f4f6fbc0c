import { dashboardPaths } from "@frontage/content/dashboard";
import { inquirySearchMax } from "@frontage/content/limits";
import type { InquiryPage, ReceivedInquiry } from "@frontage/content/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Chip } from "@frontage/ui/chip";
import { SearchInput } from "@frontage/ui/search-input";
import { toast } from "@frontage/ui/toast";
import { useMutation, type InfiniteData, type UseInfiniteQueryResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Link, useSearchParams } from "wouter";

import { dateInWords, dayIn } from "../../lib/dates.ts";
import { LoadFailed } from "../../lib/load-failed.tsx";
import { saveFile } from "../../lib/save-file.ts";
import { useNow } from "../../lib/use-now.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { listToolsClasses } from "./inquiries-skeleton.tsx";
import { changeInquirySearch, filterOf, type InquirySearch } from "./inquiry-search.ts";
import { serviceName, statusNames } from "./inquiry-words.ts";

export type InquiryListProps = {
  desk: BrokerDesk;
  /** The answer for `search`; while a new one is on its way, the last one. */
  list: UseInfiniteQueryResult<InfiniteData<InquiryPage>>;
  search: InquirySearch;
  timeZone: string;
  onChange: (change: Partial<InquirySearch>, options?: { replace?: boolean }) => void;
  /** Takes every filter away. */
  onShowAll: () => void;
};

/** The inbox: search, filter and export, and the inquiries, the newest first. */
export function InquiryList({
  desk,
  list,
  onChange,
  onShowAll,
  search,
  timeZone,
}: InquiryListProps) {
  const now = useNow();
  const checkbox = useId();
  const [parameters] = useSearchParams();
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = list;
  const rows = useRef<HTMLUListElement>(null);
  const [first] = data?.pages ?? [];
  const inquiries = data?.pages.flatMap(({ items }) => items) ?? [];
  const undelivered = first?.counts.undelivered ?? 0;
  const total = first?.total ?? 0;
  const { isUndelivered, openId, tab, text } = search;
  const exportTable = useMutation({
    mutationFn: () => desk.inquiries.exportTable(filterOf(search)),
    onSuccess: (file) => saveFile(file, `inquiries-${dayIn(new Date(), timeZone)}.csv`),
    onError: (cause) => toast.error(`The inquiries were not exported. ${cause.message}`),
  });

  // The button goes with the oldest ones; the first that it brought is read from there.
  const firstOlder = useRef(0);
  useEffect(() => {
    if (hasNextPage || document.activeElement !== document.body) return;
    if (firstOlder.current) rows.current?.querySelectorAll("a")[firstOlder.current]?.focus();
    firstOlder.current = 0;
  }, [hasNextPage]);

  return (
    <>
      <h2 className="sr-only">Inbox</h2>
      <div className={listToolsClasses}>
        <SearchInput
          label="Search inquiries"
          className="w-full"
          maxLength={inquirySearchMax}
          value={text}
          onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
        />
        {(undelivered > 0 || isUndelivered) && (
          <label
            htmlFor={checkbox}
            className="flex min-h-10 cursor-pointer items-center gap-2.5 text-ui text-fg pointer-coarse:min-h-11"
          >
            <Checkbox
              id={checkbox}
              checked={isUndelivered}
              onCheckedChange={(checked) =>
                // They may be of any status.
                onChange(
                  checked === true ? { isUndelivered: true, tab: "all" } : { isUndelivered: false },
                )
              }
            />
            <span>
              Not delivered <span className="text-fg-3">{undelivered}</span>
            </span>
          </label>
        )}
        <Button
          variant="outline"
          className="ml-auto"
          aria-label="Export CSV"
          // Not disabled, which would take the focus from it.
          aria-disabled={exportTable.isPending || undefined}
          onClick={() => !exportTable.isPending && exportTable.mutate()}
        >
          {exportTable.isPending ? (
            <Spinner className="size-4" />
          ) : (
            <Download aria-hidden className="size-4" strokeWidth={1.75} />
          )}
          Export
        </Button>
      </div>
      <ul ref={rows} aria-busy={isPlaceholderData || undefined}>
        {inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <Link
              id={`inquiry-row-${inquiry.id}`}
              to={`${dashboardPaths.inquiries}?${changeInquirySearch(parameters, { openId: inquiry.id })}`}
              aria-current={inquiry.id === openId}
              className="block border-b border-hairline px-4 py-3 text-ui transition-colors hover:bg-side focus-visible:-outline-offset-2 aria-[current=true]:bg-sunken"
            >
              <Row inquiry={inquiry} clock={{ now, timeZone }} hasStatus={tab === "all"} />
            </Link>
          </li>
        ))}
      </ul>
      {error && !data && (
        <div className="p-4">
          <LoadFailed what="The inquiries" error={error} onRetry={() => void list.refetch()} />
        </div>
      )}
      {data && inquiries.length === 0 && <NothingHere search={search} onShowAll={onShowAll} />}
      <div className="flex flex-col items-start gap-3 p-4 text-ui text-fg-3">
        <p role="alert" className="font-medium text-accent empty:hidden">
          {error && data && `The inquiries could not be loaded anew. ${error.message}`}
        </p>
        <p aria-live="polite">
          {total > 0 &&
            (inquiries.length === total
              ? countOf(total)
              : `${inquiries.length} of ${countOf(total)}`)}
        </p>
        {hasNextPage && (
          <Button
            variant="outline"
            aria-disabled={isFetchingNextPage || undefined}
            onClick={() => {
              if (isFetchingNextPage) return;
              firstOlder.current = inquiries.length;
              void fetchNextPage();
            }}
          >
            {isFetchingNextPage && <Spinner className="size-4" />}
            Show older
          </Button>
        )}
      </div>
    </>
  );
}

const countOf = (total: number) =>
  total === 1 ? "1 inquiry" : `${total.toLocaleString("en-US")} inquiries`;

type RowProps = {
  inquiry: ReceivedInquiry;
  clock: { now: Date; timeZone: string };
  /** The list holds several statuses, so each row says its own. */
  hasStatus: boolean;
};

function Row({ clock, hasStatus, inquiry }: RowProps) {
  const { isUndelivered, message, name, receivedAt, service, status } = inquiry;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className={`truncate text-fg ${status === "new" ? "font-semibold" : "font-medium"}`}>
          {name}
        </span>
        <time dateTime={receivedAt} className="shrink-0 text-caption text-fg-3">
          {dateInWords(receivedAt, clock)}
        </time>
      </span>
      <span className="block truncate text-caption text-fg-3">
        {serviceName(service)}
        {hasStatus && `, ${statusNames[status].toLowerCase()}`}
      </span>
      <span className="block truncate text-fg-2">{message}</span>
      {isUndelivered && (
        <Chip tone="accent" className="mt-1.5">
          Not delivered
        </Chip>
      )}
    </>
  );
}

function NothingHere({ onShowAll, search }: Pick<InquiryListProps, "onShowAll" | "search">) {
  const { isUndelivered, tab, text } = search;
  const sought = text.trim();
  return (
    <div className="flex flex-col items-start gap-4 px-4 pt-4 text-ui wrap-anywhere">
      <p>
        {sought
          ? `Nothing found for “${sought}”${tab === "all" ? "" : " here"}.`
          : isUndelivered
            ? "No delivery has been given up."
            : `No ${tab === "all" ? "" : `${statusNames[tab].toLowerCase()} `}inquiries.`}
      </p>
      <Button variant="outline" onClick={onShowAll}>
        Show all inquiries
      </Button>
    </div>
  );
}
