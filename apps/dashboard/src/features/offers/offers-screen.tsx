import { dashboardPaths, listingPath } from "@frontage/content/dashboard";
import { listingCan } from "@frontage/records/listing-states";
import { can, isOpen as isOpenOffer, type OfferAction } from "@frontage/records/offer-states";
import {
  formatAmount,
  offersHeadline,
  prospectRoleWords,
  formatTerms,
} from "@frontage/records/offer-words";
import type { Offer, OfferBoard, OfferFileKind, OfferTerms } from "@frontage/records/schemas/offer";
import { uploadTypes } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { toast } from "@frontage/ui/toast";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Building2, FilePen, Handshake, Plus, Printer, SendHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";

import { listings, offers as offersApi } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RowMenu, type RowMenuItem } from "../../components/row-menu.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { RecordNotFound } from "../../components/record-not-found.tsx";
import { usePageTitle } from "../../components/use-page-title.ts";
import { useScreenBar } from "../../navigation/screen-bar.tsx";
import { saveFile } from "../../files/save-file.ts";
import { mediaTypeOf } from "../../files/upload-type.ts";
import { refresh } from "../../portal/queries.ts";
import { useTimeZone } from "../../portal/use-time-zone.ts";
import { dayIn, type Clock } from "../../time/dates.ts";
import { useNow } from "../../time/use-now.ts";
import { PageButtons, PhoneBar, type PageAction } from "../../components/page-actions.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { BestAndFinalDialog } from "./best-and-final-dialog.tsx";
import { CounterForm } from "./counter-form.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { addFile, OfferDialog } from "./offer-dialog.tsx";
import { OfferHistory } from "./offer-history.tsx";
import { boardQuery } from "../../offer-comparison/offer-queries.ts";
import { OfferTable, standing } from "../../offer-comparison/offer-table.tsx";
import { OfferTabs, OfferTotals } from "../../offer-comparison/offer-tabs.tsx";
import { formatAsking, type TermContext } from "../../offer-comparison/offer-terms.ts";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { RecommendationDialog } from "./recommendation-dialog.tsx";
import { Verb } from "../../offer-comparison/verb.tsx";

/** The offers for a listing, side by side. */
export default function OffersScreen() {
  return <BrokerScreen Screen={Screen} skeleton={<RecordSkeleton />} />;
}

function Screen() {
  const { listingId = "" } = useParams();
  const query = useQuery(boardQuery(listingId));
  const { data: board } = query;
  const timeZone = useTimeZone();
  const now = useNow();
  usePageTitle(
    board === null ? "Listing not found" : `Offers${board ? `, ${board.listing.name}` : ""}`,
  );
  if (board && timeZone) {
    return <Page key={listingId} clock={{ now, timeZone }} {...{ board }} />;
  }
  if (board === null) {
    return (
      <RecordNotFound
        Icon={Building2}
        title="Listing not found"
        listLabel="See your listings"
        listPath={dashboardPaths.listings}
      />
    );
  }
  return (
    <NotLoaded what="the offers" queries={[query]}>
      <RecordSkeleton />
    </NotLoaded>
  );
}

type PageProps = { board: OfferBoard; clock: Clock };

/** What is open: a form for an offer, or for all of them. */
type Open =
  | { form: "accept" | "change" | "decline" | "send-counter"; id: string }
  | { form: "best" | "enter" | "recommendation" };

/** The offers, and what the broker does with them. */
export function Page({ board, clock }: PageProps) {
  const { client, listing, recommendation } = board;
  const { now } = clock;
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  const today = dayIn(now, listing.timeZone);
  const [open, setOpen] = useState<Open>();
  const [counteringId, setCounteringId] = useState<string>();
  const { confirm, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = () => heading.current?.focus();
  const offers = standing(board);
  const openOffers = offers.filter((offer) => isOpenOffer(offer, now));
  const may = (action: OfferAction, offer: Offer) =>
    can("broker", action, { ...offer, listingStatus: listing.status }, now);
  const find = (id: string | undefined) => offers.find((offer) => offer.id === id);
  const countered = find(counteringId);
  const context: TermContext = { listing, now, offers };
  const recommendedId = recommendation?.offerId;
  const first = client?.name.split(" ", 1)[0];
  const back = { label: listing.name, to: listingPath(listing.id) };
  useScreenBar({ back, title: "Offers" });
  useMarkReviewed(board);

  const mayAccept = (offer: Offer) => may("accept", offer) || may("accept-counter", offer);

  const close = () => setOpen(undefined);
  function done(sentence: string) {
    close();
    toast.success(sentence);
  }

  const send = useAction({
    act: async () =>
      read(
        listings[":id"].recommendation.send.$post({
          param: { id: listing.id },
          json: { version: board.version },
        }),
      ),
    changes: ["listings"],
    done: `Sent to ${first}.`,
    failed: "It wasn’t sent.",
    focus,
  });

  function review(offer: Offer, terms: OfferTerms) {
    confirm({
      title:
        client && board.dealId ? `Propose this counter to ${client.name}?` : "Save this counter?",
      description: `To ${offer.buyer}: ${formatTerms(terms)}. The rest stays as offered.`,
      action: client && board.dealId ? `Send to ${first}` : "Save",
      variant: "ink",
      act: async () =>
        read(
          offersApi[":id"].counter.$put({
            param: { id: offer.id },
            json: { terms, version: offer.version },
          }),
        ),
      changes: ["listings"],
      done: client && board.dealId ? `Sent to ${first}, who approves it first.` : "Counter saved.",
      onDone: () => setCounteringId(undefined),
      focus,
    });
  }

  function menuOf(offer: Offer): RowMenuItem[] {
    const { id, version } = offer;
    const downloads = offer.files.map(({ id: fileId, name }) => ({
      label: `Download ${name}`,
      onSelect: () => void downloadFile(id, { id: fileId, name }),
    }));
    if (!may("change", offer)) return downloads;
    return [
      ...(mayAccept(offer)
        ? [{ label: "Mark as accepted", onSelect: () => setOpen({ form: "accept", id }) }]
        : []),
      ...(offer.counter?.state === "approved" && may("propose-counter", offer)
        ? [{ label: "Edit the counter", onSelect: () => setCounteringId(id) }]
        : []),
      { label: "Change the terms", onSelect: () => setOpen({ form: "change", id }) },
      ...downloads,
      { label: "Add proof of funds", onSelect: () => void chooseAndAdd(id, "proof-of-funds") },
      { label: "Add a letter of intent", onSelect: () => void chooseAndAdd(id, "letter") },
      ...(may("withdraw-counter", offer)
        ? [
            {
              label: "Withdraw the counter",
              onSelect: () =>
                confirm({
                  title: `Withdraw the counter to ${offer.buyer}?`,
                  description: "The buyer hasn’t received it yet.",
                  action: "Withdraw",
                  act: async () =>
                    read(
                      offersApi[":id"].counter.withdraw.$post({ param: { id }, json: { version } }),
                    ),
                  changes: ["listings"],
                  done: "Counter withdrawn.",
                  focus,
                }),
            },
          ]
        : []),
      {
        label: "Withdrawn by the buyer",
        onSelect: () =>
          confirm({
            title: `Mark ${offer.buyer}’s offer as withdrawn?`,
            description: client ? `${client.name} is notified.` : "It stays in the history.",
            action: "Mark as withdrawn",
            act: () => read(offersApi[":id"].withdraw.$post({ param: { id }, json: { version } })),
            changes: ["listings"],
            done: "Marked as withdrawn.",
            focus,
          }),
      },
    ];
  }

  const upload = useAction({
    act: addFile,
    changes: ["listings"],
    done: (_, { file }) => `${file.name} added.`,
    failed: "The file wasn’t added.",
  });
  async function chooseAndAdd(id: string, kind: OfferFileKind) {
    const file = await chooseFile();
    if (file) upload.run({ id, kind, ...file });
  }

  /** @param isWide on a phone, the buttons fill the width */
  function actionsOf(offer: Offer, isWide: boolean) {
    if (!may("decline", offer)) return null;
    const { counter, id } = offer;
    const canCounter = may("propose-counter", offer);
    const canSend = may("send-counter", offer);
    const counterLabel = canSend ? "Send the counter" : counter ? "Edit the counter" : "Counter";
    const onCounter = () => (canSend ? setOpen({ form: "send-counter", id }) : setCounteringId(id));
    if (isWide) {
      return (
        <>
          {canCounter && (
            <Button variant="ink" onClick={onCounter}>
              {counterLabel}
            </Button>
          )}
          {mayAccept(offer) && (
            <Button variant="outline" onClick={() => setOpen({ form: "accept", id })}>
              Mark as accepted
            </Button>
          )}
          <div className="flex items-center justify-between text-ui">
            <Verb onClick={() => setOpen({ form: "decline", id })} name={offer.buyer}>
              Decline
            </Verb>
            <RowMenu name={offer.buyer} items={menuOf(offer)} />
          </div>
        </>
      );
    }
    return (
      <div className="flex items-center gap-4.5">
        {canCounter && (
          <Verb onClick={onCounter} name={offer.buyer}>
            {counterLabel}
          </Verb>
        )}
        <Verb onClick={() => setOpen({ form: "decline", id })} name={offer.buyer}>
          Decline
        </Verb>
        <RowMenu name={offer.buyer} items={menuOf(offer)} />
      </div>
    );
  }

  const personOf = ({ person, role }: Offer) =>
    [person, role && prospectRoleWords[role]].filter(Boolean).join(", ");
  const print = {
    id: "print",
    label: "Print comparison",
    Icon: Printer,
    onSelect: () => window.print(),
  };
  const best: PageAction | undefined =
    openOffers.length > 0 && listingCan("negotiate", listing.status)
      ? { id: "best", label: "Ask for best and final", onSelect: () => setOpen({ form: "best" }) }
      : undefined;
  const enter: PageAction = {
    id: "enter",
    label: listing.kind === "sale" ? "Enter an offer" : "Enter a proposal",
    Icon: Plus,
    onSelect: () => setOpen({ form: "enter" }),
  };
  const menu = {
    name: "the offers",
    actions: [
      enter,
      ...(best ? [{ ...best, Icon: SendHorizontal }] : []),
      ...(offers.length > 0
        ? [
            {
              id: "recommend",
              label: recommendation ? "Edit your recommendation" : "Write a recommendation",
              Icon: FilePen,
              onSelect: () => setOpen({ form: "recommendation" }),
            },
            print,
          ]
        : []),
    ],
  };
  const chosen = open && "id" in open ? find(open.id) : undefined;
  const headline = offersHeadline(board.offers, {
    kind: listing.kind,
    now,
    owner: first,
    timeZone: listing.timeZone,
  });

  return (
    <div className="max-w-440">
      <PhoneBar back={back} {...menu} />
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          {/* On screen, the bar has it. */}
          <p className="mb-2 hidden text-ui text-fg-2 print:block">{listing.name}</p>
          <h2
            ref={heading}
            tabIndex={-1}
            className="max-w-[26em] font-display text-[1.875rem]/[1.14] tracking-[-0.018em] text-balance text-fg outline-none xl:text-[2.25rem]/[1.14]"
          >
            {headline}
          </h2>
          {recommendation ? (
            <p className="mt-4 max-w-[62ch] text-small text-pretty text-fg-2">
              <strong className="font-semibold text-fg">Your recommendation.</strong>{" "}
              {recommendation.text}{" "}
              <span className="print:hidden">
                <Verb
                  onClick={() => setOpen({ form: "recommendation" })}
                  name="your recommendation"
                >
                  Edit
                </Verb>
              </span>
            </p>
          ) : (
            openOffers.length > 0 && (
              <p className="mt-4 text-ui text-fg-2 print:hidden">
                <Verb onClick={() => setOpen({ form: "recommendation" })} name="">
                  Write your recommendation
                </Verb>
              </p>
            )
          )}
        </div>
        <div className="flex flex-col justify-between gap-4 max-lg:items-start max-md:items-stretch lg:items-end print:hidden">
          <div className="flex items-center gap-2.5 max-md:hidden">
            {offers.length > 0 && (
              <Button variant="ghost" onClick={print.onSelect}>
                <Printer aria-hidden className="size-4.5" strokeWidth={1.75} />
                {print.label}
              </Button>
            )}
            <PageButtons
              primary={offers.length === 0 ? enter : undefined}
              secondary={best}
              menu={menu}
            />
          </div>
          {recommendation && client && board.dealId && (
            <Recommended
              first={first ?? ""}
              isSent={recommendation.sentAt !== undefined}
              isPending={send.isPending}
              onSend={() => send.run()}
            />
          )}
        </div>
      </div>

      {offers.length === 0 ? (
        <div className="mt-8">
          <Empty
            Icon={Handshake}
            title={listing.kind === "sale" ? "No open offers" : "No open proposals"}
            description="They come from the document room, or you enter those that were emailed."
          >
            <Button variant="ink" className="md:hidden" onClick={() => setOpen({ form: "enter" })}>
              {enter.label}
            </Button>
          </Empty>
        </div>
      ) : (
        <section aria-labelledby="offers" className="mt-8">
          <RuleListHeader>
            <RuleListTitle id="offers">
              {listing.kind === "sale" ? "Offers" : "Proposals"}
            </RuleListTitle>
            <RuleListCount>{offers.length}</RuleListCount>
            <span className="ml-auto text-caption text-fg-3 max-md:hidden">
              {formatAsking(listing)}Best term in bold
            </span>
          </RuleListHeader>
          {isPhone ? (
            <>
              <OfferTotals context={context} />
              <OfferTabs
                actionsOf={(offer) => actionsOf(offer, true)}
                {...{ context, personOf, recommendedId }}
              />
            </>
          ) : (
            <div className="border-t border-fg">
              <OfferTable
                actionsOf={(offer) => actionsOf(offer, false)}
                {...{ context, personOf, recommendedId }}
              />
            </div>
          )}
        </section>
      )}
      {countered && (
        <CounterForm
          key={countered.id}
          board={board}
          offer={countered}
          onReview={(terms) => review(countered, terms)}
          onClose={() => setCounteringId(undefined)}
        />
      )}
      {board.history.length > 0 && (
        <div className="mt-10 grid gap-x-12 gap-y-9 md:grid-cols-2 print:hidden">
          <OfferHistory history={board.history} clock={clock} />
          {openOffers.length > 0 && <IfAccepted board={board} first={first} />}
        </div>
      )}

      {open?.form === "recommendation" && (
        <RecommendationDialog
          onSaved={() => done("Recommendation saved.")}
          onClose={close}
          {...{ board }}
        />
      )}
      {open?.form === "best" && (
        <BestAndFinalDialog
          buyers={openOffers.length}
          onSent={() => done("Email sent to the buyers.")}
          onClose={close}
          {...{ board }}
        />
      )}
      {open?.form === "enter" && (
        <OfferDialog
          offer={undefined}
          onSaved={() => done("Entered.")}
          onClose={close}
          {...{ board, today }}
        />
      )}
      {open?.form === "change" && chosen && (
        <OfferDialog
          offer={chosen}
          onSaved={() => done("Changed.")}
          onClose={close}
          {...{ board, today }}
        />
      )}
      {open?.form === "accept" && chosen && (
        <AcceptDialog
          offer={chosen}
          onAccepted={() => done(`${chosen.buyer}’s offer is accepted.`)}
          onClose={close}
          {...{ board, today }}
        />
      )}
      {open?.form === "decline" && chosen && (
        <AnswerDialog
          title={`Decline ${chosen.buyer}`}
          description={`${formatAmount(chosen.terms)}. The buyer gets this email${client ? `, and ${first} is notified` : ""}.`}
          submit="Decline and send"
          message={`Thank you for your offer of ${formatAmount(chosen.terms)} for ${listing.publicName}. The owner has decided not to pursue it.\n\nIf that changes, I will write to you first.`}
          offer={chosen}
          act={(answered, json) =>
            read(offersApi[":id"].decline.$post({ param: { id: answered }, json }))
          }
          onDone={() => done(`${chosen.buyer} was declined.`)}
          onClose={close}
        />
      )}
      {open?.form === "send-counter" && chosen?.counter && (
        <AnswerDialog
          title={`Send the counter to ${chosen.buyer}`}
          description={`${formatTerms(chosen.counter.terms)}. The rest stays as offered.`}
          submit="Send the counter"
          message={`Thank you for your offer for ${listing.publicName}. The owner answers with this counter:\n\n${formatTerms(chosen.counter.terms)}. The rest stays as offered.\n\nYou can take these terms in the document room, or change your offer. Nothing is binding until both sides sign.`}
          offer={chosen}
          act={(answered, json) =>
            read(offersApi[":id"].counter.send.$post({ param: { id: answered }, json }))
          }
          onDone={() => done(`The counter is on its way to ${chosen.buyer}.`)}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  );
}

/** Marks new and changed offers as reviewed, once they are shown. */
function useMarkReviewed({ listing, offers }: OfferBoard): void {
  const isNew = offers.some(({ isReviewed }) => !isReviewed);
  const { run } = useAction({
    act: () => read(listings[":id"].offers.reviewed.$post({ param: { id: listing.id } })),
    changes: ["listings"],
    // Ignores failures: this only updates Today.
    onNote: () => undefined,
  });
  useEffect(() => {
    if (isNew) run();
  }, [isNew, run]);
}

type RecommendedProps = { first: string; isSent: boolean; isPending: boolean; onSend: () => void };

function Recommended({ first, isPending, isSent, onSend }: RecommendedProps) {
  return (
    <div className="flex flex-col gap-2.5 max-md:flex-col-reverse lg:items-end">
      <p className="text-caption text-fg-3">
        {isSent ? `${first} has your recommendation.` : `${first} hasn’t seen it yet.`}
      </p>
      {!isSent && (
        <Button variant="primary" pending={isPending} onClick={onSend}>
          <SendHorizontal aria-hidden className="size-4.5" strokeWidth={1.75} />
          Send to {first}
        </Button>
      )}
    </div>
  );
}

function IfAccepted({ board, first }: { board: OfferBoard; first: string | undefined }) {
  const isSale = board.listing.kind === "sale";
  const deal = board.client
    ? `The deal ${board.dealId ? "moves to" : "begins at"} ${isSale ? "Contract with the price and dates" : "Lease execution with the rent and dates"} of that offer. `
    : "";
  return (
    <section aria-labelledby="if-accepted">
      <RuleListHeader>
        <RuleListTitle id="if-accepted">
          {first ? `If ${first} accepts` : "When one is accepted"}
        </RuleListTitle>
      </RuleListHeader>
      <p className="border-t border-fg pt-3.5 text-ui text-fg-3">
        {deal}The site says “{isSale ? "Under contract" : "Lease pending"}”. The other buyers get an
        email that you write. Nothing is binding until both sides sign the{" "}
        {isSale ? "purchase agreement" : "lease"}.
      </p>
    </section>
  );
}

type AnswerDialogProps = {
  title: string;
  description: string;
  submit: string;
  message: string;
  offer: Offer;
  act: (id: string, form: { message: string; version: number }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** Answers an offer by an email. */
function AnswerDialog({ act, offer, onClose, onDone, ...texts }: AnswerDialogProps) {
  const answer = useSend(act, offer);
  return (
    <MessageDialog
      draftName={`answer-${offer.id}`}
      send={answer}
      onSent={onDone}
      onClose={onClose}
      {...texts}
    />
  );
}

function useSend(act: AnswerDialogProps["act"], { id, version }: Offer) {
  const queryClient = useQueryClient();
  return async (message: string) => {
    await act(id, { message, version });
    await refresh(queryClient, "listings");
  };
}

/** Lets the broker choose a file of a type that may be uploaded. */
async function chooseFile(): Promise<{ file: File; mediaType: string } | undefined> {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = Object.keys(uploadTypes).join();
  return new Promise((resolve) => {
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      resolve(file && { file, mediaType: mediaTypeOf(file) ?? file.type });
    });
    input.addEventListener("cancel", () => resolve(undefined));
    input.click();
  });
}

/** Saves a file of an offer. */
async function downloadFile(
  offerId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  try {
    saveFile(
      await readFile(
        offersApi[":id"].files[":fileId"].$get({ param: { id: offerId, fileId: id } }),
      ),
      name,
    );
  } catch (error) {
    toast.error(
      `The file couldn’t be opened. ${error instanceof Error ? error.message : ""}`.trim(),
    );
  }
}
