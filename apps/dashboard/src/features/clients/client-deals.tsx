import { dealPath, keyDatesPath } from "@frontage/content/dashboard";
import { dealSideNames, dealStageNames } from "@frontage/records/record-names";
import type { Deal } from "@frontage/records/schemas/deal";
import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowMore,
  ActionRowTitle,
} from "@frontage/ui/action-list";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@frontage/ui/dropdown-menu";
import {
  Archive,
  ArchiveRestore,
  ArrowRight,
  Calendar,
  ChevronDown,
  FileClock,
  ListChecks,
  Pencil,
  Share2,
  Trash2,
  type LucideIcon,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";

import { ClientSection, SectionButton } from "./client-section.tsx";
import { dealGroupNames, dealGroups, groupDeals, type DealWithDate } from "../deals/deal-groups.ts";
import { formatPriceOrRent } from "../../components/deal-figures.ts";
import { NextDate } from "../../components/next-date.tsx";
import { addDealId, type useDealActions } from "./use-deal-actions.tsx";

type ClientDealsProps = {
  deals: readonly Deal[];
  clock: { today: string; timeZone: string };
  actions: ReturnType<typeof useDealActions>;
  onShare: (deal: Deal) => void;
  onRequest: (deal: Deal) => void;
};

const headClasses =
  "hidden grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_6.5rem_minmax(0,1.25fr)_1.5rem] gap-x-3.5 pb-2 text-caption text-fg-3 @xl/deals:grid";
const rowClasses =
  "grid-cols-[minmax(0,1fr)_1.5rem] @xl/action-list:min-h-12 @xl/action-list:grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_6.5rem_minmax(0,1.25fr)_1.5rem]";

/** A client's deals, grouped by progress; each row has a menu. */
export function ClientDeals({ deals, ...props }: ClientDealsProps) {
  const { actions, clock } = props;
  const [showsClosed, setShowsClosed] = useState(false);
  const groups = groupDeals(deals, clock.today);
  const open = deals.length - groups.closed.length;
  return (
    <ClientSection
      id="client-deals"
      title="Deals"
      count={open}
      empty="No deals yet."
      shown={deals.length}
      actions={
        <SectionButton id={addDealId} onClick={() => actions.openForm()}>
          Add a deal
        </SectionButton>
      }
      className="@container/deals"
    >
      <div aria-hidden className={headClasses}>
        <span>Property</span>
        <span>Deal</span>
        <span className="text-right">Price or rent</span>
        <span>Next date</span>
      </div>
      <ActionList aria-labelledby="client-deals">
        {dealGroups.flatMap((group) => {
          const deals = groups[group];
          if (deals.length === 0) return [];
          const isFolded = group === "closed" && !showsClosed;
          return [
            <li
              key={group}
              className="flex items-center gap-2 border-b border-hairline pt-5 pb-2.25 text-caption first:pt-3.25"
            >
              <h3 className="font-semibold text-fg">
                {group === "closed" ? (
                  <button
                    type="button"
                    aria-expanded={showsClosed}
                    className="flex min-h-6 cursor-pointer items-center gap-2 hover:text-accent"
                    onClick={() => setShowsClosed(!showsClosed)}
                  >
                    {dealGroupNames[group]}
                    <span className="font-normal text-fg-3">{deals.length}</span>
                    <ChevronDown
                      aria-hidden
                      className={`size-4 text-fg-3 transition-transform ${showsClosed ? "rotate-180" : ""}`}
                      strokeWidth={1.75}
                    />
                  </button>
                ) : (
                  dealGroupNames[group]
                )}
              </h3>
              {group !== "closed" && <span className="text-fg-3">{deals.length}</span>}
            </li>,
            ...(isFolded ? [] : deals).map(({ next, deal }) => (
              <Row key={deal.id} deal={deal} next={next} {...props} />
            )),
          ];
        })}
      </ActionList>
    </ClientSection>
  );
}

type RowProps = Omit<ClientDealsProps, "deals"> & DealWithDate<Deal>;

function Row({ next, deal, ...props }: RowProps) {
  const { actions, clock, onRequest, onShare } = props;
  const { progress, id, isArchived, name } = deal;
  return (
    <ActionRow lead="none" className={rowClasses}>
      <ActionRowTitle className="wrap-anywhere">
        <Link to={dealPath(id)}>{name}</Link>
      </ActionRowTitle>
      <p className="min-w-0 wrap-anywhere @max-xl/action-list:col-start-1 @max-xl/action-list:text-fg-3">
        {dealSideNames[progress.side]}, {dealStageNames[progress.stage].toLowerCase()}
      </p>
      <p className="text-right tabular-nums @max-xl/action-list:hidden">
        {formatPriceOrRent(deal)}
      </p>
      <p className="min-w-0 wrap-anywhere @max-xl/action-list:col-start-1">
        {isArchived && <span className="text-fg-3">{next ? "Archived. " : "Archived"}</span>}
        {next ? (
          <NextDate {...next} today={clock.today} />
        ) : (
          !isArchived && progress.stage !== "closed" && <span className="text-fg-3">None set</span>
        )}
      </p>
      <ActionRowActions last>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <ActionRowMore name={name} />
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem asChild>
              <Link to={dealPath(id)}>
                <ArrowRight aria-hidden strokeWidth={1.5} />
                Open deal
              </Link>
            </DropdownMenuItem>
            <Item Icon={Pencil} onSelect={() => actions.openForm(deal)}>
              Edit deal
            </Item>
            <Item Icon={ListChecks} onSelect={() => actions.openStage(deal)}>
              Move to a stage…
            </Item>
            <DropdownMenuItem asChild>
              <Link to={keyDatesPath(id)}>
                <Calendar aria-hidden strokeWidth={1.5} />
                Edit key dates
              </Link>
            </DropdownMenuItem>
            <Item Icon={Share2} onSelect={() => onShare(deal)}>
              Share a document
            </Item>
            <Item Icon={FileClock} onSelect={() => onRequest(deal)}>
              Request a document
            </Item>
            <DropdownMenuSeparator />
            {isArchived ? (
              <Item
                Icon={ArchiveRestore}
                onSelect={() => actions.archive({ deal, isArchived: false })}
              >
                Restore
              </Item>
            ) : (
              <Item Icon={Archive} onSelect={() => actions.archive({ deal, isArchived: true })}>
                Archive
              </Item>
            )}
            <DropdownMenuItem tone="danger" onSelect={() => actions.confirmRemoval(deal)}>
              <Trash2 aria-hidden strokeWidth={1.5} />
              Remove deal
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </ActionRowActions>
    </ActionRow>
  );
}

type ItemProps = { Icon: LucideIcon; onSelect: () => void; children: ReactNode };

function Item({ Icon, children, onSelect }: ItemProps) {
  return (
    <DropdownMenuItem onSelect={onSelect}>
      <Icon aria-hidden strokeWidth={1.5} />
      {children}
    </DropdownMenuItem>
  );
}
