import { endsContract, listingCan, settableFor } from "@frontage/records/listing-states";
import { listingStatusNames } from "@frontage/content/public-listing";
import { clientPath, dashboardPaths, dealPath } from "@frontage/content/dashboard";
import type { ListingStatus } from "@frontage/records/schemas/listing";
import type { SettableStatus } from "@frontage/records/schemas/broker-listing";
import { useState } from "react";
import { useNavigate } from "react-router";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import type { PageAction } from "../../components/page-actions.tsx";
import { ListingDealDialog } from "./listing-deal-dialog.tsx";
import { ListingDialog } from "./listing-rows.tsx";
import type { ListingPageProps } from "./listing-page.tsx";
import { OffersDueDialog } from "./offers-due-dialog.tsx";

const statusVerbs: Record<SettableStatus, string> = {
  available: "Mark as available again",
  "under-contract": "Mark as under contract",
  "lease-pending": "Mark as lease pending",
  sold: "Mark as sold",
  leased: "Mark as leased",
};

/** What can be done with a listing besides its next step, and the dialogs for it. */
export function useListingMenu({ listing }: ListingPageProps) {
  const { client, deal, details, id, kind, publishedAt, status, version } = listing;
  const name = details.address;
  const navigate = useNavigate();
  const [open, setOpen] = useState<"all" | "deal" | "due">();
  const { confirm, dialog: question } = useConfirm();
  const changeStatus = useAction({
    act: (next: SettableStatus) =>
      read(listings[":id"].status.$put({ param: { id }, json: { status: next, version } })),
    changes: ["listings"],
    done: (_, next) => `${name}: ${listingStatusNames[next].toLowerCase()}.`,
    failed: "Couldn’t change the status.",
  });
  const focusTitle = () => document.querySelector<HTMLElement>("h1")?.focus();
  const told = client ? ` ${client.name} is notified.` : "";

  /** Whether an accepted offer ends, which its buyer hears of. */
  const ends = (next: ListingStatus) =>
    listing.offers.isAccepted && endsContract(status, next)
      ? "Its contract ends, and the buyer gets an email. "
      : "";
  const setStatus = (next: SettableStatus) => {
    const description = ends(next);
    if (description === "") changeStatus.run(next);
    else {
      confirm({
        title: `${statusVerbs[next]}?`,
        description: `${description}${told}`.trim(),
        action: "End the contract",
        act: () =>
          read(listings[":id"].status.$put({ param: { id }, json: { status: next, version } })),
        changes: ["listings"],
        done: `${name}: ${listingStatusNames[next].toLowerCase()}.`,
        focus: focusTitle,
      });
    }
  };
  const withdraw = () =>
    confirm({
      title: `Withdraw ${name}?`,
      description: `It leaves the site now, and its document room closes. ${ends("withdrawn")}Agreements and history stay.${told}`,
      action: "Withdraw",
      act: () => read(listings[":id"].withdraw.$post({ param: { id }, json: { version } })),
      changes: ["listings"],
      done: `${name} withdrawn.`,
      focus: focusTitle,
    });
  const publish = () =>
    confirm({
      title: `Publish ${name}?`,
      description: `It appears on the site within seconds.${told}`,
      action: "Publish",
      variant: "ink",
      act: () => read(listings[":id"].publish.$post({ param: { id }, json: { version } })),
      changes: ["listings"],
      done: `${name} is on the site.`,
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

  const statuses: PageAction[] = listingCan("set-status", status)
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
    {
      id: "deal",
      label: deal ? "Change the deal" : "Connect with a deal",
      onSelect: () => setOpen("deal"),
    },
    ...(deal ? [{ id: "open-deal", label: "Open deal", to: dealPath(deal.id) }] : []),
    ...(client ? [{ id: "open-client", label: "Open client", to: clientPath(client.id) }] : []),
    ...(publishedAt === undefined
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
    editAll: () => setOpen("all"),
    editDue: () => setOpen("due"),
    dialogs: (
      <>
        {open === "all" && <ListingDialog listing={listing} onClose={close} />}
        {open === "deal" && <ListingDealDialog listing={listing} onClose={close} />}
        {open === "due" && <OffersDueDialog listing={listing} onClose={close} />}
        {question}
      </>
    ),
  };
}
