import type { BrokerListing, ListingTerm } from "@frontage/records/schemas/broker-listing";
import { listingTermSchema } from "@frontage/records/schemas/broker-listing";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";

import { Link } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { type Clock, dayIn, daysBetween, formatDate, shiftDay } from "../../time/dates.ts";
import { heldOffers } from "./listings.ts";
import { protectedListPath } from "./protected-list.tsx";

const shortDay = { month: "short", day: "numeric" } as const;
const fullDay = { ...shortDay, year: "numeric" } as const;

/** The agreement by which the client has the broker list the property: its term and what follows it. */
export function ListingAgreement({
  clock,
  listing: { id, term },
  onEdit,
}: {
  listing: BrokerListing;
  clock: Clock;
  onEdit: () => void;
}) {
  const today = dayIn(clock.now, clock.timeZone);
  const on = (day: string) => formatDate(day, today, fullDay);
  return (
    <section aria-labelledby="listing-agreement">
      <RuleListHeader>
        <RuleListTitle id="listing-agreement">Listing agreement</RuleListTitle>
        <RuleListActions>
          <TextLink asChild>
            <button
              type="button"
              className="cursor-pointer"
              aria-haspopup="dialog"
              onClick={onEdit}
            >
              {term ? "Edit" : "Add"}
            </button>
          </TextLink>
        </RuleListActions>
      </RuleListHeader>
      {term ? (
        <RuleList>
          {rowsOf(term, today, on).map(([name, value]) => (
            <RuleListRow key={name} size="sm" className="justify-between">
              <span className="text-fg-3">{name}</span>
              {name === "Protected list" && term.to < today ? (
                <TextLink asChild>
                  <Link to={protectedListPath(id)}>{value}</Link>
                </TextLink>
              ) : (
                <span className="text-right text-fg">{value}</span>
              )}
            </RuleListRow>
          ))}
        </RuleList>
      ) : (
        <p className="border-t border-fg pt-4 text-ui text-fg-3">None yet.</p>
      )}
    </section>
  );
}

const rowsOf = (
  { from, listDays, listSentOn, protectionDays, to }: NonNullable<BrokerListing["term"]>,
  today: string,
  on: (day: string) => string,
): [name: string, value: string][] => [
  ["Term", `${formatDate(from, to, shortDay)} to ${on(to)}`],
  to < today ? ["Ended", on(to)] : ["Ends", inDays(daysBetween(today, to))],
  ["Protection", `${inSum(protectionDays)}, to ${on(shiftDay(to, protectionDays))}`],
  [
    "Protected list",
    listSentOn === undefined
      ? `Due ${formatDate(shiftDay(to, listDays), today, shortDay)}`
      : `Sent ${formatDate(listSentOn, today, shortDay)}`,
  ],
];

const inSum = (days: number) => (days === 1 ? "1 day" : `${days} days`);
const inDays = (days: number) => (days === 0 ? "Today" : `In ${inSum(days)}`);

const labels = {
  from: "From",
  to: "To",
  protectionDays: "Protection (days)",
  listDays: "Send the list within (days)",
};

/** The form of a listing agreement's term. Once it has ended, it is renewed by it. */
export function ListingTermDialog({
  listing,
  now,
  onClose,
}: {
  listing: BrokerListing;
  now: Date;
  onClose: () => void;
}) {
  const { details, id, status, term } = listing;
  const { address, timeZone } = details;
  const today = dayIn(now, timeZone);
  const isOver = term !== undefined && term.to < today;
  const form = useRecordForm<ListingTerm, void, BrokerListing>({
    schema: listingTermSchema,
    values: termFormOf(listing),
    draftName: `listing-term-${id}`,
    isChange: true,
    edited: { record: listing, valuesOf: termFormOf, texts: labels },
    save: async (values, { version } = listing) => {
      await read(listings[":id"].term.$put({ param: { id }, json: { term: values, version } }));
    },
    changes: ["listings", "deals"],
    done: isOver ? `The listing agreement for ${address} is renewed.` : "Saved.",
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register, watch } = form;
  const to = watch("to");
  const isLeaving = status === "available" && to !== "" && to < today;
  return (
    <RecordDialog
      title={isOver ? "Renew the listing agreement" : "Listing agreement"}
      description="Today asks you 30 and 7 days before its end. The day after, an available listing leaves the site until it’s renewed."
      submit={isLeaving ? "Take it off the site" : isOver ? "Renew" : "Save"}
      variant={isLeaving ? "primary" : undefined}
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label={labels.from} error={errors.from?.message}>
        <Input type="date" required {...register("from")} />
      </Field>
      <Field label={labels.to} error={errors.to?.message}>
        <Input type="date" required {...register("to")} />
      </Field>
      {(["protectionDays", "listDays"] as const).map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]?.message}>
          <Input
            inputMode="numeric"
            required
            autoComplete="off"
            {...register(name, { setValueAs: asNumber })}
          />
        </Field>
      ))}
      <p role="status" className="text-small text-fg empty:hidden sm:col-span-2">
        {isLeaving &&
          `The agreement has then ended: ${address} leaves the site at once, and its document room closes. ${heldOffers(listing, "renew it")}Prospects, photographs and history stay until you renew it.`}
      </p>
    </RecordDialog>
  );
}

const termFormOf = ({ term }: BrokerListing) => ({
  from: term?.from ?? "",
  to: term?.to ?? "",
  protectionDays: term?.protectionDays ?? 180,
  listDays: term?.listDays ?? 15,
});
