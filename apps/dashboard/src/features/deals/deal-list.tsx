import { dealPath } from "@frontage/content/dashboard";
import { dealStageNames } from "@frontage/records/record-names";
import {
  dealSides,
  dealStages,
  type Deal,
  type DealSide,
  type ListedDeal,
} from "@frontage/records/schemas/deal";
import type { WaitingFor } from "@frontage/records/schemas/next-steps";
import { capitalized } from "@frontage/records/offer-words";
import {
  ActionList,
  type ActionListProps,
  ActionRow,
  ActionRowActions,
  ActionRowTitle,
  ActionRowVerb,
} from "@frontage/ui/action-list";
import { Link as TextLink } from "@frontage/ui/link";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";

import { formatPriceOrRent } from "../../components/deal-figures.ts";
import { DealThumbnail } from "../../components/deal-thumbnail.tsx";
import { NextDate } from "../../components/next-date.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { LinkTabs } from "../../components/link-tabs.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { dealGroupNames, dealGroups, type DealGroup, type DealWithDate } from "./deal-groups.ts";
import { dealSearch } from "./deal-search.ts";
import { formatTotal, volumeOf } from "./deal-totals.ts";

/** A group with more deals than these is expanded on request. */
const collapsedDealsMax = 8;

type DealRowsProps = {
  deals: readonly DealWithDate[];
  /** "2026-07-14" */
  today: string;
  /** For a broker, whose rows have a verb. */
  remind?: (wait: WaitingFor) => void;
  /** The id of the deal whose reminder is being sent. */
  pendingId?: string | undefined;
};

type DealListProps = Omit<DealRowsProps, "deals"> & {
  /** The deals by group; closed deals may still be loading. */
  groups: Record<DealGroup, readonly DealWithDate[]>;
  closed: {
    total: number;
    /** The total value of purchases and sales, in US dollars. */
    volume: number;
    isShown: boolean;
    onToggle: () => void;
    /** Shown instead of closed deals if loading failed. */
    failure: ReactNode;
  };
};

const columns = {
  client:
    "md:grid-cols-[4rem_minmax(0,1.2fr)_minmax(0,0.95fr)_minmax(0,1.15fr)_minmax(0,1.25fr)] xl:grid-cols-[4rem_minmax(0,1.2fr)_minmax(0,0.95fr)_minmax(0,1.15fr)_minmax(0,1.25fr)_7rem]",
  broker:
    "md:grid-cols-[4rem_minmax(0,1.3fr)_minmax(0,0.95fr)_minmax(0,1.2fr)_minmax(0,1.2fr)_5.25rem] xl:grid-cols-[4rem_minmax(0,1.15fr)_minmax(0,0.95fr)_minmax(0,1.2fr)_minmax(0,1.3fr)_6.75rem_5.25rem]",
};

// The action's text is flush with the table's edge until its row is active and it becomes a button
// with a shortcut.
const verbClasses =
  "justify-end @xl/action-list:-mr-2.75 row-active:@xl/action-list:mr-0 [&>span]:@xl/action-list:hidden row-active:[&>span]:inline";

/** All deals by progress, each with whom it waits for. */
export function DealList({ closed, groups, ...row }: DealListProps) {
  const [unfolded, setUnfolded] = useState<readonly DealGroup[]>([]);
  return (
    <>
      <DealListHead />
      {dealGroups.map((group) => {
        const isClosed = group === "closed";
        const deals = isClosed && !closed.isShown ? [] : groups[group];
        const count = isClosed ? closed.total : deals.length;
        if (count === 0) return null;
        const shown =
          isClosed || unfolded.includes(group) ? deals : deals.slice(0, collapsedDealsMax);
        const headingId = `deals-${group}`;
        const total = formatTotal(
          isClosed ? closed.volume : volumeOf(deals.map(({ deal }) => deal)),
        );
        return (
          <section key={group} aria-labelledby={headingId} className="not-first:mt-0">
            <h2
              id={headingId}
              className={`flex gap-2 border-b border-hairline text-caption font-normal text-fg-3 ${group === "contract" ? "border-t border-t-fg pt-3.25 pb-2.25" : "pt-5 pb-2.25"}`}
            >
              {isClosed ? (
                <button
                  type="button"
                  aria-expanded={closed.isShown}
                  className="flex min-h-9 grow cursor-pointer items-center gap-2 text-ui"
                  onClick={closed.onToggle}
                >
                  <span className="font-semibold text-fg">{dealGroupNames[group]}</span>
                  {count}
                  {total && `, ${total}`}
                  <ChevronDown
                    aria-hidden
                    className={`ml-auto size-4.5 transition-transform ${closed.isShown ? "rotate-180" : ""}`}
                    strokeWidth={1.75}
                  />
                </button>
              ) : (
                <>
                  <span className="font-semibold text-fg">{dealGroupNames[group]}</span>
                  {deals.length}
                  <span className="ml-auto">{total}</span>
                </>
              )}
            </h2>
            {shown.length > 0 && (
              <DealRows {...row} deals={shown} aria-labelledby={headingId} className="border-t-0" />
            )}
            {isClosed &&
              closed.isShown &&
              deals.length === 0 &&
              (closed.failure || <ListSkeleton rows={1} />)}
            {shown.length < deals.length && (
              <p className="border-b border-hairline py-4 text-ui font-medium">
                <TextLink asChild>
                  <button
                    type="button"
                    className="cursor-pointer"
                    onClick={() => setUnfolded((open) => [...open, group])}
                  >
                    Show {deals.length - shown.length} more
                  </button>
                </TextLink>
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}

/** The names of the columns. */
export function DealListHead() {
  const isBroker = useIsBroker();
  return (
    <div
      aria-hidden
      className={`hidden gap-x-4.5 pb-2 text-caption text-fg-3 md:grid ${columns[isBroker ? "broker" : "client"]}`}
    >
      <span />
      <span>{isBroker ? "Deal" : "Property"}</span>
      <span>Stage</span>
      <span>Next date</span>
      <span>Waiting for</span>
      <span className="text-right max-xl:hidden">Price or rent</span>
    </div>
  );
}

/** Deals as rows, each with its stage, its next date and whom it waits for. */
export function DealRows({
  deals,
  pendingId,
  remind,
  today,
  ...list
}: DealRowsProps & ActionListProps) {
  return (
    <ActionList {...list}>
      {deals.map(({ deal, next }) => (
        <Row key={deal.id} {...{ deal, next, pendingId, remind, today }} />
      ))}
    </ActionList>
  );
}

const sideVerbs = { purchase: "buying", sale: "selling", lease: "leasing" } as const;

type RowProps = Omit<DealRowsProps, "deals"> & DealWithDate;

function Row({ next, deal, pendingId, remind, today }: RowProps) {
  const { client, id, isArchived, isRendering, name, photo, progress, type } = deal;
  const { waitingFor: wait } = deal;
  const isBroker = useIsBroker();
  const price = formatPriceOrRent(deal);
  const side = sideVerbs[progress.side];
  const isClosed = progress.stage === "closed" || isArchived;
  return (
    <ActionRow
      lead="none"
      className={`grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3.5 md:min-h-15.5 md:items-center md:gap-x-4.5 md:py-2 @xl/action-list:gap-x-4.5 ${columns[isBroker ? "broker" : "client"]}`}
    >
      <DealThumbnail
        src={photo}
        type={type}
        alt={isRendering ? "Rendering" : ""}
        className="h-11 w-16 rounded-[3px] max-md:row-span-3"
      />
      <div className="min-w-0 max-md:col-start-2">
        <ActionRowTitle className="wrap-anywhere">
          <Link to={dealPath(id)} className="covers-row">
            {name}
          </Link>
        </ActionRowTitle>
        <p className="wrap-anywhere text-fg-3">
          {isBroker ? [client?.name, side].filter(Boolean).join(", ") : capitalized(side)}
          <span className="md:hidden">, {dealStageNames[progress.stage].toLowerCase()}</span>
          {isArchived && ", archived"}
        </p>
        <p className="wrap-anywhere text-fg-3 xl:hidden">{price}</p>
      </div>
      <Stage progress={progress} />
      <p className="min-w-0 max-md:col-span-2 max-md:col-start-2">
        {next ? (
          <NextDate {...next} today={today} />
        ) : (
          !isClosed && <span className="text-fg-3">No date set</span>
        )}
      </p>
      <p className={`min-w-0 max-md:col-span-2 max-md:col-start-2 ${wait ? "" : "max-md:hidden"}`}>
        {wait && <Waiting {...wait} />}
      </p>
      <p className="text-right whitespace-nowrap text-fg tabular-nums max-xl:hidden">{price}</p>
      {remind && wait && <RowVerb {...{ name, pendingId, remind, wait }} />}
    </ActionRow>
  );
}

type RowVerbProps = Required<Pick<DealRowsProps, "remind">> &
  Pick<DealRowsProps, "pendingId"> & { name: string; wait: WaitingFor };

/** What a broker can do next about a deal. */
function RowVerb({ name, pendingId, remind, wait }: RowVerbProps) {
  return (
    <ActionRowActions last>
      {wait.isYours && (
        <ActionRowVerb asChild className={verbClasses} aria-label={`${wait.verb}: ${name}`}>
          <Link to={wait.path}>{wait.verb}</Link>
        </ActionRowVerb>
      )}
      {wait.canRemind === true && (
        <ActionRowVerb
          className={verbClasses}
          aria-label={`Remind ${wait.who} about ${name}`}
          pending={pendingId === wait.id}
          onClick={() => remind(wait)}
        >
          Remind
        </ActionRowVerb>
      )}
      {wait.canRemind === false && <span className="text-caption text-fg-3">Reminded</span>}
    </ActionRowActions>
  );
}

/** A deal's stage, "Due diligence", and its progress as bars. */
function Stage({ progress: { side, stage } }: { progress: Deal["progress"] }) {
  const stages: readonly string[] = dealStages[side];
  const step = stages.indexOf(stage) + 1;
  return (
    <div className="min-w-0 max-md:hidden">
      <p className="wrap-anywhere text-fg">{dealStageNames[stage]}</p>
      <p className="sr-only">
        Step {step} of {stages.length}
      </p>
      <div aria-hidden className="mt-1.5 flex gap-0.75">
        {stages.map((name, index) => (
          <span
            key={name}
            className={`h-0.75 w-3.5 forced-colors:border ${index < step ? "bg-fg forced-mark" : "bg-hairline"}`}
          />
        ))}
      </div>
    </div>
  );
}

const sideTabs = { purchase: "Buying", sale: "Selling", lease: "Leasing" } as const;

type SideTabsProps = {
  "aria-label": string;
  deals: readonly ListedDeal[];
  side: DealSide | undefined;
};

/** Tabs to filter deals by side, with counts. */
export function SideTabs({ deals, side, ...props }: SideTabsProps) {
  const { pathWith } = useUrlState(dealSearch);
  const tabs = [
    { side: undefined, label: "All", count: deals.length },
    ...dealSides.map((one) => ({
      side: one,
      label: sideTabs[one],
      count: deals.filter(({ progress }) => progress.side === one).length,
    })),
  ];
  return (
    <LinkTabs
      {...props}
      className="-mb-px"
      current="true"
      tabs={tabs.map((tab) => ({
        to: pathWith({ side: tab.side, stage: undefined }),
        label: tab.label,
        count: tab.count,
        isCurrent: tab.side === side,
      }))}
    />
  );
}
