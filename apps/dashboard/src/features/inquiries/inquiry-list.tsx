import { formatOrigins } from "@frontage/records/inquiry-origins";
import { inquirySearchMax } from "@frontage/records/limits";
import type { InquiryPage, ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Chip } from "@frontage/ui/chip";
import { SearchInput } from "@frontage/ui/search-input";
import { Select } from "@frontage/ui/select";
import { Download } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";

import { GrowingRows } from "../../components/growing-rows.tsx";
import { formatRecentDate } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { useUrlState, type ChangeOptions } from "../../navigation/use-url-state.ts";
import type { GrowingList } from "../../api/growing-list.ts";
import {
  inquiryFilter,
  inquirySearch,
  inquiryTabs,
  serviceName,
  statusNames,
  useExportInquiries,
  type InquirySearch,
} from "./inquiries.ts";

type InquiryListProps = {
  /** The inquiries that match `search`; the previous ones while they load. */
  list: GrowingList<InquiryPage>;
  search: InquirySearch;
  timeZone: string;
  onChange: (change: Partial<InquirySearch>, options?: ChangeOptions) => void;
  onShowAll: () => void;
};

/** The inbox: search, filter, export, and inquiries, newest first. */
export function InquiryList({ list, onChange, onShowAll, search, timeZone }: InquiryListProps) {
  const now = useNow();
  const { pathWith } = useUrlState(inquirySearch);
  const { data, isPlaceholderData } = list;
  const { openId, tab } = search;
  return (
    <>
      <h2 className="sr-only">Inbox</h2>
      <ListTools search={search} timeZone={timeZone} onChange={onChange} counts={data?.counts} />
      {data && data.origins.length > 0 && (
        <p className="border-b border-hairline px-4 py-2.5 text-caption text-fg-3">
          This month: {formatOrigins(data.origins)}.
        </p>
      )}
      <GrowingRows
        what="inquiries"
        list={list}
        // The screen shows a skeleton of its own.
        skeleton={null}
        count={data && formatCount(data)}
        className="p-4"
      >
        {(inquiries) =>
          inquiries.length === 0 ? (
            <NothingHere search={search} onShowAll={onShowAll} />
          ) : (
            <ul data-row-keys aria-busy={isPlaceholderData || undefined}>
              {inquiries.map((inquiry) => (
                <li key={inquiry.id}>
                  <Link
                    id={`inquiry-row-${inquiry.id}`}
                    to={pathWith({ openId: inquiry.id })}
                    aria-current={inquiry.id === openId}
                    className="block border-b border-hairline px-4 py-3 text-ui transition-colors hover:bg-side focus-visible:-outline-offset-2 aria-[current=true]:bg-sunken aria-[current=true]:forced-current"
                  >
                    <Row inquiry={inquiry} clock={{ now, timeZone }} hasStatus={tab === "all"} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </GrowingRows>
    </>
  );
}

type ListToolsProps = Pick<InquiryListProps, "onChange" | "search" | "timeZone"> & {
  counts: InquiryPage["counts"] | undefined;
};

/** The search field, the filters and the export button. */
function ListTools({ counts, onChange, search, timeZone }: ListToolsProps) {
  const checkbox = useId();
  const { isUndelivered, tab, text } = search;
  const undelivered = counts?.undelivered ?? 0;
  const exportTable = useExportInquiries(inquiryFilter(search), timeZone);
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-hairline p-4">
      <SearchInput
        label="Search inquiries"
        className="w-full"
        maxLength={inquirySearchMax}
        value={text}
        onChange={(event) => onChange({ text: event.target.value }, { replace: true })}
      />
      <div className="min-w-28 flex-1">
        <Select
          aria-label="Filter by status"
          value={tab}
          onChange={({ target }) =>
            onChange({
              tab: inquiryTabs.find((candidate) => candidate === target.value),
              isUndelivered: false,
            })
          }
        >
          {inquiryTabs.map((candidate) => (
            <option key={candidate} value={candidate}>
              {candidate === "all" ? "All" : statusNames[candidate]}
              {counts && candidate !== "all" && ` (${counts[candidate].toLocaleString("en-US")})`}
            </option>
          ))}
        </Select>
      </div>
      {(undelivered > 0 || isUndelivered) && (
        <label
          htmlFor={checkbox}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 text-ui text-fg pointer-coarse:min-h-11"
        >
          <Checkbox
            id={checkbox}
            checked={isUndelivered}
            onCheckedChange={(checked) =>
              // Inquiries with failed deliveries may have any status.
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
        aria-label="Export CSV"
        // `disabled` would lose the focus.
        aria-disabled={exportTable.isPending || undefined}
        onClick={() => !exportTable.isPending && exportTable.run()}
      >
        {exportTable.isPending ? (
          <Spinner className="size-4" />
        ) : (
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        Export
      </Button>
    </div>
  );
}

/** The number of inquiries shown: "25 of 312 inquiries"; empty if there are none. */
function formatCount({ items, total }: InquiryPage): string {
  if (total === 0) return "";
  const all = total === 1 ? "1 inquiry" : `${total.toLocaleString("en-US")} inquiries`;
  return items.length === total ? all : `${items.length} of ${all}`;
}

type RowProps = {
  inquiry: ReceivedInquiry;
  clock: { now: Date; timeZone: string };
  /** Whether rows show their status, because the list has several. */
  hasStatus: boolean;
};

function Row({ clock, hasStatus, inquiry }: RowProps) {
  const { isUndelivered, message, name, receivedAt, service, status } = inquiry;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span
          className={`wrap-anywhere text-fg ${status === "new" ? "font-semibold" : "font-medium"}`}
        >
          {name}
        </span>
        <time dateTime={receivedAt} className="shrink-0 text-caption text-fg-3">
          {formatRecentDate(receivedAt, clock)}
        </time>
      </span>
      <span className="block text-caption text-fg-3">
        {serviceName(service)}
        {hasStatus && `, ${statusNames[status].toLowerCase()}`}
      </span>
      <span data-slot="preview" className="block truncate text-fg-2">
        {message}
      </span>
      {isUndelivered && (
        <Chip tone="danger" className="mt-1.5">
          Not delivered
        </Chip>
      )}
    </>
  );
}

function NothingHere({ onShowAll, search }: Pick<InquiryListProps, "onShowAll" | "search">) {
  const { isUndelivered, tab, text } = search;
  const query = text.trim();
  return (
    <div className="flex flex-col items-start gap-4 px-4 pt-4 text-ui wrap-anywhere">
      <p>
        {query
          ? `Nothing found for “${query}”${tab === "all" ? "" : " here"}.`
          : isUndelivered
            ? "No failed deliveries."
            : `No ${tab === "all" ? "" : `${statusNames[tab].toLowerCase()} `}inquiries.`}
      </p>
      <Button variant="outline" onClick={onShowAll}>
        Show all inquiries
      </Button>
    </div>
  );
}
