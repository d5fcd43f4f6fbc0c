import { documentPath, listingPath } from "@frontage/content/dashboard";
import { capitalized, numberWord, roleNamesOf } from "@frontage/records/offer-words";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { ProtectedBuyer, ProtectedList } from "@frontage/records/schemas/protected-list";
import { Button } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
} from "@frontage/ui/table";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Check, Send, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";

import { listings } from "../../api/clients.ts";
import { subjects } from "../../api/queries.ts";
import { read } from "../../api/request.ts";
import { Lead } from "../../components/lead.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { choiceParam, urlState } from "../../navigation/url-state.ts";
import { daysBetween, formatDate } from "../../time/dates.ts";
import { formatSignedElsewhere } from "./signed-elsewhere.tsx";

/** Which part of a listing's page is open. */
export const listingView = urlState({ view: choiceParam("view", ["protected-list"]) });

/** The protected list on a listing's page. */
export const protectedListPath = (id: string) => `${listingPath(id)}?view=protected-list`;

const protectedListQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.listings, "protected-list", id],
    queryFn: () => read(listings[":id"]["protected-list"].$get({ param: { id } })),
  });

const longDay = { month: "long", day: "numeric" } as const;
const shortDay = { month: "short", day: "numeric" } as const;

/** The buyers whom the ended listing agreement may protect, to check and to send to the client. */
export function ProtectedListPage({ listing }: { listing: BrokerListing }) {
  const { details, id, term } = listing;
  const query = useQuery(protectedListQuery(id));
  const { data: list } = query;
  useScreenBar({
    back: { label: details.address, to: listingPath(id) },
    title: "Protected list",
    note: term && list ? `Agreement ended ${formatDate(term.to, list.today, longDay)}` : undefined,
  });
  if (!list) {
    return (
      <NotLoaded what="the protected list" queries={[query]}>
        <RecordSkeleton columns={2} />
      </NotLoaded>
    );
  }
  return <LoadedList list={list} />;
}

/** The list, once it is loaded. */
export function LoadedList({ list }: { list: ProtectedList }) {
  const { buyers, client, listing, sent, to, today } = list;
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const { confirm, dialog } = useConfirm();
  /** Buyers first met after the agreement's end are left out unless the broker checks them. */
  const isChecked = (buyer: ProtectedBuyer) =>
    buyer.firstContactOn <= to !== toggled.includes(buyer.id);
  const checked = buyers.filter(isChecked);
  const first = client?.name.split(" ", 1)[0] ?? "";
  const hidden = checked.filter(({ isPrivate }) => isPrivate).length;
  const whom = `${hidden === 1 ? "a buyer" : "buyers"} whom ${first} sees as “Private buyer”.`;
  const send = () =>
    confirm({
      title: `Send the list with ${countBuyers(checked.length)} to ${first}?`,
      description: `${hidden > 0 ? `It names ${whom} ` : ""}${first} is notified. The list can’t be changed afterwards.`,
      action: "Send",
      variant: "ink",
      act: () =>
        read(
          listings[":id"]["protected-list"].$post({
            param: { id: listing.id },
            json: { ids: checked.map(({ id }) => id), version: listing.version },
          }),
        ),
      changes: ["listings", "deals", "documents"],
      done: `Sent to ${client?.name ?? "the client"}.`,
      focus: () => document.querySelector<HTMLElement>("h1")?.focus(),
    });
  return (
    <div className="max-w-440">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Lead sentences={sentencesOf(list, checked.length)} />
        {client && !sent && (
          <Button disabled={checked.length === 0} onClick={send} className="max-md:w-full md:mb-7">
            <Send aria-hidden className="size-4" strokeWidth={1.5} />
            Send to {first}
          </Button>
        )}
      </div>
      {sent ? (
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ui text-fg-2">
          <span className="inline-flex items-center gap-1.5">
            <Check aria-hidden className="size-4 text-ok" strokeWidth={2} />
            Sent {formatDate(sent.on, today, longDay)}
          </span>
          {sent.documents.map(({ id, name }) => (
            <TextLink key={id} asChild>
              <Link to={documentPath(id)}>{name}</Link>
            </TextLink>
          ))}
        </p>
      ) : (
        <>
          {!client && (
            <Caution title="This listing has no client to send the list to.">
              Connect it with a client’s deal first, in the listing’s menu.
            </Caution>
          )}
          {client && hidden > 0 && (
            <Caution title={`This list names ${whom}`}>
              The listing agreement asks for names. Uncheck anyone it doesn’t cover.
            </Caution>
          )}
        </>
      )}
      {!sent && (
        <section aria-labelledby="protected-buyers" className="mt-8">
          <RuleListHeader>
            <RuleListTitle id="protected-buyers">Buyers</RuleListTitle>
            <RuleListCount>
              {checked.length} of {buyers.length}
            </RuleListCount>
          </RuleListHeader>
          <TableContainer columns="many">
            <Table>
              <TableCaption>Buyers, with the day of each step</TableCaption>
              <TableHeader>
                <TableRow>
                  <TableHead>Buyer</TableHead>
                  <TableHead>First contact</TableHead>
                  <TableHead>Agreement signed</TableHead>
                  <TableHead>Toured</TableHead>
                  <TableHead>Offered</TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {buyers.map((buyer) => (
                  <BuyerRow
                    key={buyer.id}
                    buyer={buyer}
                    {...{ to, today }}
                    isChecked={isChecked(buyer)}
                    onCheck={() =>
                      setToggled((ids) =>
                        ids.includes(buyer.id)
                          ? ids.filter((one) => one !== buyer.id)
                          : [...ids, buyer.id],
                      )
                    }
                  />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </section>
      )}
      <p className="mt-4 max-w-160 text-small text-fg-3">{footOf(list, first || undefined)}</p>
      {dialog}
    </div>
  );
}

type BuyerRowProps = {
  buyer: ProtectedBuyer;
  /** The agreement's last day. */
  to: string;
  today: string;
  isChecked: boolean;
  onCheck: () => void;
};

function BuyerRow({ buyer, isChecked, onCheck, to, today }: BuyerRowProps) {
  const { firstContactOn, name, offered, signed, touredOn } = buyer;
  const on = (day: string) => formatDate(day, today, shortDay);
  const own = useId();
  const tone = isChecked ? "" : "text-fg-3";
  const days: [label: string, text: string][] = [
    ["First contact", `${on(firstContactOn)}${firstContactOn > to ? ", after the agreement" : ""}`],
    [
      "Agreement signed",
      signed ? (signed.isElsewhere ? formatSignedElsewhere(on(signed.on)) : on(signed.on)) : "",
    ],
    ["Toured", touredOn ? on(touredOn) : ""],
    ["Offered", offered ?? ""],
  ];
  return (
    <TableRow>
      <TableCell narrow="title">
        <label htmlFor={own} className="flex items-center gap-4 py-2">
          <Checkbox id={own} checked={isChecked} onCheckedChange={onCheck} />
          <span
            className={`min-w-0 font-semibold wrap-anywhere ${isChecked ? "text-fg" : "text-fg-3"}`}
          >
            {name}
            <span className="block text-small font-normal text-fg-3">{whoOf(buyer)}</span>
          </span>
        </label>
      </TableCell>
      {days.map(([label, text]) => (
        <TableCell key={label} className={tone}>
          {text && <span className="text-fg-3 as-table:hidden">{label}: </span>}
          {text}
        </TableCell>
      ))}
    </TableRow>
  );
}

function Caution({ children, title }: { title: string; children: string }) {
  return (
    <div className="mt-6 flex max-w-190 items-start gap-3 rounded-control bg-warn-tint p-4 text-small text-fg">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" strokeWidth={1.5} />
      <p>
        <span className="block font-semibold">{title}</span>
        {children}
      </p>
    </div>
  );
}

/** A buyer's company or role: "Rowe Storage", "Broker for a private buyer", "Example Bank, lender". */
function whoOf({ buyerName, company, role }: ProtectedBuyer): string {
  if (role === "broker") return `Broker for ${buyerName ?? "a private buyer"}`;
  if (role === "principal") return company;
  return [company, roleNamesOf("sale")[role].toLowerCase()].filter(Boolean).join(", ");
}

/** "seven buyers" */
const countBuyers = (count: number) => `${numberWord(count)} ${count === 1 ? "buyer" : "buyers"}`;

function sentencesOf(list: ProtectedList, checked: number): string[] {
  const { client, dueOn, protectedUntil, sent, today } = list;
  const until = formatDate(protectedUntil, today, longDay);
  const first = client?.name.split(" ", 1)[0] ?? "your client";
  if (sent) return [`The protected list was sent ${formatDate(sent.on, today, longDay)}.`];
  const left = daysBetween(today, dueOn);
  const by =
    left < 0
      ? `It was due ${formatDate(dueOn, today, longDay)}.`
      : left === 0
        ? "by today."
        : left === 1
          ? "by tomorrow."
          : `by ${formatDate(dueOn, today, longDay)}.`;
  const lead = `Send the protected list to ${first}`;
  return [
    left < 0 ? `${lead}. ${by}` : `${lead} ${by}`,
    checked === 0
      ? "Nobody is checked."
      : `${capitalized(countBuyers(checked))}, protected until ${until}.`,
  ];
}

const footOf = (
  { from, listDays, protectionDays, today, to }: ProtectedList,
  first = "Your client",
) =>
  `Agreement from ${formatDate(from, to, longDay)} to ${formatDate(to, today, { ...longDay, year: "numeric" })}; protection ${protectionDays} days, list due within ${listDays} days. ${first} gets a PDF and a CSV among the deal’s documents. Whether a buyer is protected is a question for the agreement and your attorney.`;
