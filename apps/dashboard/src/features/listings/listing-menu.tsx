import { clientPath, dashboardPaths, dealPath } from "@frontage/content/dashboard";
import { listingStatusNames } from "@frontage/content/public-listing";
import { dueLabel, offerWord } from "@frontage/records/offer-words";
import { listingCan, settableFor } from "@frontage/records/listing-states";
import type { SettableStatus } from "@frontage/records/schemas/broker-listing";
import type { ListingStatus } from "@frontage/records/schemas/listing";
import { clockSchema, enteredDaySchema } from "@frontage/records/schemas/record";
import { instantsAt, skippedTimeMessage } from "@frontage/records/wall-clock";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordOptions } from "../../components/options.tsx";
import type { PageAction } from "../../components/page-actions.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { openDealsQuery } from "../../api/queries.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { formatZone } from "../../time/time-zones.ts";
import { useNow } from "../../time/use-now.ts";
import { ListingTermDialog } from "./listing-term.tsx";
import { ListingDialog, ListingPriceDialog, SaleDialog } from "./listing-form.tsx";
import type { ListingPageProps } from "./listing-page.tsx";
import { counted, endingContracts, heldOffers } from "./listings.ts";

const statusVerbs: Record<SettableStatus, string> = {
  available: "Mark as available again",
  "under-contract": "Mark as under contract",
  "lease-pending": "Mark as lease pending",
  sold: "Mark as sold",
  leased: "Mark as leased",
};

/** The actions in a listing's menu, and their dialogs. */
export function useListingMenu({ listing }: ListingPageProps) {
  const now = useNow();
  const { client, deal, details, id, kind, status, version } = listing;
  const name = details.address;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"all" | "deal" | "due" | "price" | "sale" | "term">();
  const { confirm, dialog: question } = useConfirm();
  const putStatus = (next: SettableStatus) =>
    read(listings[":id"].status.$put({ param: { id }, json: { status: next, version } }));
  const changeStatus = useAction({
    act: putStatus,
    changes: ["listings"],
    done: (_, next) => `${name}: ${listingStatusNames[next].toLowerCase()}.`,
    failed: "Couldn’t change the status.",
  });
  const focusTitle = () => document.querySelector<HTMLElement>("h1")?.focus();
  const notified = client ? ` ${client.name} is notified.` : "";

  /** The sentence about accepted offers that a change of status ends; "" if it ends none. */
  const ends = (next: ListingStatus) => {
    const count = endingContracts(listing, next);
    if (count === 0) return "";
    return count === 1
      ? "Its contract ends, and the buyer gets an email. "
      : `${counted(count, "contract ends", "contracts end")}, and the buyers get an email. `;
  };
  const setStatus = (next: SettableStatus) => {
    const description = ends(next);
    if (description === "") changeStatus.run(next);
    else {
      confirm({
        title: `${statusVerbs[next]}?`,
        description: `${description}${notified}`.trim(),
        action: "End the contract",
        act: () => putStatus(next),
        changes: ["listings"],
        done: `${name}: ${listingStatusNames[next].toLowerCase()}.`,
        focus: focusTitle,
      });
    }
  };
  const withdraw = () =>
    confirm({
      title: `Withdraw ${name}?`,
      description: `It leaves the site now, and its document room closes. ${ends("withdrawn")}${heldOffers(listing, "publish it again")}Agreements and history stay.${notified}`,
      action: "Withdraw",
      act: () => read(listings[":id"].withdraw.$post({ param: { id }, json: { version } })),
      changes: ["listings"],
      done: `${name} withdrawn.`,
      focus: focusTitle,
    });
  const publish = () =>
    confirm({
      title: `Publish ${name}?`,
      description: `It appears on the site within seconds.${notified}`,
      action: "Publish",
      variant: "ink",
      act: () => read(listings[":id"].publish.$post({ param: { id }, json: { version } })),
      changes: ["listings"],
      done: `${name} is on the site.`,
      focus: focusTitle,
    });
  const endSale = () =>
    confirm({
      title: `Take ${name} off sale?`,
      description: `Its spaces stay for lease. Only you still see its price and NOI.${deal ? " Its sale keeps its deal; connect the lease’s afterwards." : ""}`,
      action: "Take it off sale",
      act: () =>
        read(listings[":id"].$put({ param: { id }, json: { details, kind: "lease", version } })),
      changes: ["listings"],
      done: `${name} is for lease only.`,
      focus: focusTitle,
    });
  const remove = () =>
    confirm({
      title: `Remove the draft of ${name}?`,
      description: "Its photographs and documents are removed, too. The deal stays.",
      action: "Remove",
      act: () =>
        read(listings[":id"].$delete({ param: { id }, query: { version: String(version) } })),
      onDone: () => void navigate(dashboardPaths.listings),
      changes: ["listings"],
      done: `The draft of ${name} was removed.`,
      focus: focusTitle,
    });

  // Several spaces have statuses of their own, which the listing's follows.
  const isFollowing = kind === "lease" && (details.spaces?.length ?? 0) > 1;
  const statuses: PageAction[] =
    listingCan("set-status", status) && !isFollowing
      ? settableFor(kind)
          .filter((one) => one !== status)
          .map((one) => ({
            id: one,
            label: statusVerbs[one],
            onSelect: () => setStatus(one),
          }))
      : [];
  const menu: PageAction[] = [
    ...statuses,
    ...(kind === "lease"
      ? [{ id: "sale", label: "Offer for sale, too", onSelect: () => setOpen("sale") }]
      : []),
    ...(kind === "sale" && details.spaces
      ? [{ id: "sale", label: "No longer for sale", onSelect: endSale }]
      : []),
    {
      id: "deal",
      label: deal ? "Change the deal" : "Connect with a deal",
      onSelect: () => setOpen("deal"),
    },
    ...(deal ? [{ id: "open-deal", label: "Open deal", to: dealPath(deal.id) }] : []),
    ...(client ? [{ id: "open-client", label: "Open client", to: clientPath(client.id) }] : []),
    ...(listingCan("remove", status)
      ? [
          {
            id: "remove",
            label: "Remove the draft",
            isApart: true,
            tone: "danger" as const,
            onSelect: remove,
          },
        ]
      : []),
  ];
  const close = () => setOpen(undefined);
  return {
    menu,
    publish,
    withdraw,
    edit: () => setOpen("all"),
    // Rents are the spaces'.
    editPrice: () => setOpen(kind === "sale" ? "price" : "all"),
    editDue: () => setOpen("due"),
    editTerm: () => setOpen("term"),
    dialogs: (
      <>
        {open === "all" && <ListingDialog listing={listing} onClose={close} />}
        {open === "price" && <ListingPriceDialog listing={listing} onClose={close} />}
        {open === "sale" && <SaleDialog listing={listing} onClose={close} />}
        {open === "deal" && <ListingDealDialog listing={listing} onClose={close} />}
        {open === "term" && <ListingTermDialog listing={listing} now={now} onClose={close} />}
        {open === "due" && <OffersDueDialog listing={listing} onClose={close} />}
        {question}
      </>
    ),
  };
}

const dealSchema = z.object({ dealId: z.string() });

type DialogProps = ListingPageProps & { onClose: () => void };

/**
 * A dialog that connects a listing to a client's deal. The client then sees the listing's report.
 */
function ListingDealDialog({ listing, onClose }: DialogProps) {
  const { deal, id, kind, version } = listing;
  const { data: deals = [] } = useQuery(openDealsQuery);
  const form = useRecordForm<z.infer<typeof dealSchema>, void>({
    schema: dealSchema,
    values: { dealId: deal?.id ?? "" },
    isChange: true,
    save: async ({ dealId }) => {
      await read(
        listings[":id"].deal.$put({ param: { id }, json: { dealId: dealId || null, version } }),
      );
    },
    changes: ["listings"],
    onSaved: onClose,
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  const offered = deals.filter(({ progress }) => progress.side === kind);
  const isListed = deal === undefined || offered.some((one) => one.id === deal.id);
  return (
    <RecordDialog
      title="Client’s deal"
      description="The deal’s client sees the listing’s report and offers."
      submit="Save"
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <Field
        label={kind === "sale" ? "Sale" : "Lease"}
        error={errors.dealId?.message}
        className="sm:col-span-2"
      >
        {/* The key renders the select again once its options have loaded. */}
        <Select key={offered.length} {...register("dealId")}>
          <option value="">None yet</option>
          {!isListed && <option value={deal.id}>{deal.name}</option>}
          <RecordOptions records={offered} />
        </Select>
      </Field>
    </RecordDialog>
  );
}

const dueSchema = z.object({
  day: enteredDaySchema,
  time: clockSchema,
});
type Due = z.infer<typeof dueSchema>;

/** The form of the time when offers are due. */
function OffersDueDialog({ listing, onClose }: DialogProps) {
  const { details, id, kind, offersDueAt, version } = listing;
  const { timeZone } = details;
  const put = (at: string | null) =>
    read(listings[":id"]["offers-due"].$put({ param: { id }, json: { offersDueAt: at, version } }));
  const form = useRecordForm<Due, void>({
    schema: dueSchema,
    values:
      offersDueAt === undefined
        ? { day: "", time: "17:00" }
        : { day: dayIn(offersDueAt, timeZone), time: timeIn(offersDueAt, timeZone) },
    isChange: true,
    save: async ({ day, time }) => {
      const [at] = instantsAt(day, time, timeZone);
      if (at === undefined) throw new Error(skippedTimeMessage);
      await put(at);
    },
    changes: ["listings"],
    onSaved: onClose,
  });
  const remove = useAction({
    act: () => put(null),
    changes: ["listings"],
    failed: "Couldn’t remove the day.",
    onDone: onClose,
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  return (
    <RecordDialog
      title={dueLabel(listing)}
      description={`In the property’s time zone, ${formatZone(timeZone)}. ${kind === "sale" ? "Buyers" : "Tenants"} can still make ${offerWord(listing)}s after that, with a warning that late ones may not be considered.`}
      submit="Save"
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <Field label="Day" error={errors.day?.message}>
        <Input type="date" required {...register("day")} />
      </Field>
      <Field label="Time" error={errors.time?.message}>
        <Input type="time" required {...register("time")} />
      </Field>
      {offersDueAt !== undefined && (
        <Button
          variant="ghost"
          className="justify-self-start sm:col-span-2"
          pending={remove.isPending}
          onClick={() => remove.run()}
        >
          Remove the day
        </Button>
      )}
    </RecordDialog>
  );
}
