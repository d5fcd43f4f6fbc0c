import { onListing } from "@frontage/records/offer-spaces";
import {
  isCounterExpired,
  isCounterOpen,
  isExpired,
  offerCan,
  type OfferAction,
  remindedOf,
} from "@frontage/records/offer-states";
import type { Offer, OfferBoard, OfferFileKind } from "@frontage/records/schemas/offer";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { useRef } from "react";

import { offers as offersApi } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";
import { RowMenu, type RowMenuItem } from "../../components/row-menu.tsx";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { saveFile } from "../../files/save-file.ts";
import { uploadAccept } from "../../files/upload-type.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { Verb } from "../../components/verb.tsx";
import { addFile } from "./offer-form.tsx";

/** The forms that a broker's actions open. */
export type OfferForm = "accept" | "change" | "counter" | "decline" | "send-counter";

type OfferActionsOptions = {
  board: OfferBoard;
  now: Date;
  onOpen: (form: OfferForm, offer: Offer) => void;
  /** The id of the offer whose counter was canceled, whose button gets the focus back. */
  canceledId: string | undefined;
  /** The id of the offer whose counter has its button above the table. */
  nextId: string | undefined;
  /** Moves the focus afterwards, because the button may be gone. */
  focus: () => void;
};

/** A broker's actions on each offer, as its state allows, and their confirmations. */
export function useOfferActions(options: OfferActionsOptions) {
  const { board, canceledId, focus, nextId, now, onOpen } = options;
  const { client, listing } = board;
  const { confirm, dialog } = useConfirm();
  const may = (action: OfferAction, offer: Offer) =>
    offerCan("broker", action, onListing(offer, listing, now), now);
  const mayAccept = (offer: Offer) => may("accept", offer) || may("accept-counter", offer);

  const upload = useAction({
    act: addFile,
    changes: ["listings"],
    done: (_, { file }) => `${file.name} added.`,
    failed: "The file wasn’t added.",
  });
  const fileFor = useRef<{ id: string; kind: OfferFileKind }>(undefined);
  const { choose, field } = useFileChooser({
    label: "File to add to the offer",
    accept: uploadAccept,
    onChoose: ([file]) => file && fileFor.current && upload.run({ ...fileFor.current, file }),
  });
  const chooseFile = (id: string, kind: OfferFileKind) => {
    fileFor.current = { id, kind };
    choose();
  };

  const remind = useAction({
    act: ({ id }: Offer) => read(offersApi[":id"].remind.$post({ param: { id } })),
    changes: ["listings"],
    done: (_, offer) =>
      remindedOf(onListing(offer, listing, now), now) === "owner"
        ? `${client?.name.split(" ", 1)[0]} has been reminded.`
        : `${offer.buyer} gets an email.`,
    failed: "Couldn’t send the reminder.",
  });
  const isExpiredOffer = (offer: Offer) => isExpired(offer, now) && !isCounterOpen(offer, now);
  /** Whether the buyer has a counter that they can accept. */
  const isOut = (offer: Offer) => offer.state === "open" && isCounterOpen(offer, now);
  /** Whether nothing is to be answered now: there is a counter, or the offer has expired. */
  const isAnswered = (offer: Offer) =>
    isExpiredOffer(offer) || (offer.counter !== undefined && !isCounterExpired(offer, now));
  const withdrawCounter = ({ buyer, counter, id, version }: Offer) =>
    confirm({
      title: `Withdraw the counter to ${buyer}?`,
      description:
        counter?.state === "sent"
          ? `${buyer} gets an email. Their own offer stays, to be answered.`
          : "The buyer hasn’t received it yet.",
      action: "Withdraw",
      act: () =>
        read(offersApi[":id"].counter.withdraw.$post({ param: { id }, json: { version } })),
      changes: ["listings"],
      done: "Counter withdrawn.",
      focus,
    });

  function menuOf(offer: Offer): RowMenuItem[] {
    const { buyer, id, version } = offer;
    const downloads = offer.files.map((file) => ({
      label: `Download ${file.name}`,
      onSelect: () => void downloadFile(id, file),
    }));
    if (!may("change", offer)) return downloads;
    const item = (label: string, onSelect: () => void) => ({ label, onSelect });
    return [
      ...(mayAccept(offer) ? [item("Mark as accepted", () => onOpen("accept", offer))] : []),
      ...(isOut(offer) && may("propose-counter", offer)
        ? [item("Edit the counter", () => onOpen("counter", offer))]
        : []),
      ...(isAnswered(offer) ? [item("Decline", () => onOpen("decline", offer))] : []),
      item("Change the terms", () => onOpen("change", offer)),
      ...downloads,
      item("Add proof of funds", () => chooseFile(id, "proof-of-funds")),
      item("Add a letter of intent", () => chooseFile(id, "letter")),
      ...(may("withdraw-counter", offer) || (may("recall-counter", offer) && !isOut(offer))
        ? [item("Withdraw the counter", () => withdrawCounter(offer))]
        : []),
      item("Withdrawn by the buyer", () =>
        confirm({
          title: `Mark ${buyer}’s offer as withdrawn?`,
          description: client ? `${client.name} is notified.` : "It stays in the history.",
          action: "Mark as withdrawn",
          act: () => read(offersApi[":id"].withdraw.$post({ param: { id }, json: { version } })),
          changes: ["listings"],
          done: "Marked as withdrawn.",
          focus,
        }),
      ),
    ];
  }

  /** @param isWide whether the buttons fill the width, on a phone */
  function actionsOf(offer: Offer, isWide: boolean) {
    if (!may("decline", offer)) return null;
    const { buyer, counter } = offer;
    const counterLabel = counter && !isCounterExpired(offer, now) ? "Edit the counter" : "Counter";
    const reminder = isExpiredOffer(offer) ? "Ask to renew" : "Remind";
    const isReminded = offer.remindedAt !== undefined && !offer.canRemind;
    const isWaiting = remindedOf(onListing(offer, listing, now), now) !== undefined;
    const more = <RowMenu name={buyer} items={menuOf(offer)} />;
    const decline = (
      <Verb onClick={() => onOpen("decline", offer)} name={buyer}>
        Decline
      </Verb>
    );
    if (!isWide) {
      return (
        <div className="flex flex-wrap items-center gap-x-4.5 gap-y-1.5">
          {may("send-counter", offer) && offer.id !== nextId && (
            <Verb onClick={() => onOpen("send-counter", offer)} name={buyer}>
              Send the counter
            </Verb>
          )}
          {isWaiting &&
            (isReminded ? (
              <span className="text-fg-3">Reminded today</span>
            ) : (
              <Verb onClick={() => remind.run(offer)} name={buyer}>
                {reminder}
              </Verb>
            ))}
          {isOut(offer) && (
            <Verb onClick={() => withdrawCounter(offer)} name={buyer}>
              Withdraw the counter
            </Verb>
          )}
          {may("propose-counter", offer) && !isOut(offer) && (
            <Verb
              onClick={() => onOpen("counter", offer)}
              name={buyer}
              takesFocus={canceledId === offer.id}
            >
              {counterLabel}
            </Verb>
          )}
          {!isAnswered(offer) && decline}
          {more}
        </div>
      );
    }
    const canSend = may("send-counter", offer);
    return (
      <>
        {canSend && <Button onClick={() => onOpen("send-counter", offer)}>Send the counter</Button>}
        {isWaiting && (
          <Button
            variant="outline"
            disabled={isReminded}
            pending={remind.isPending}
            onClick={() => remind.run(offer)}
          >
            {isReminded ? "Reminded today" : reminder}
          </Button>
        )}
        {isOut(offer) && (
          <Button variant="outline" onClick={() => withdrawCounter(offer)}>
            Withdraw the counter
          </Button>
        )}
        {may("propose-counter", offer) && !isOut(offer) && (
          <Button
            variant={isAnswered(offer) ? "outline" : "ink"}
            onClick={() => onOpen("counter", offer)}
          >
            {counterLabel}
          </Button>
        )}
        {mayAccept(offer) && !isAnswered(offer) && (
          <Button variant="outline" onClick={() => onOpen("accept", offer)}>
            Mark as accepted
          </Button>
        )}
        <div className="flex items-center justify-between text-ui">
          {!isAnswered(offer) && decline}
          {more}
        </div>
      </>
    );
  }

  return {
    actionsOf,
    /** The confirmations; render them beside the offers. */
    dialogs: (
      <>
        {dialog}
        {field}
      </>
    ),
  };
}

/** Downloads a file of an offer. */
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
