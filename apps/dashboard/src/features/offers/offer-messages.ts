import {
  areRivals,
  onListing,
  publicNameOfOffered,
  spaceNames,
} from "@frontage/records/offer-spaces";
import { offerCan, isOpen, standingTerms } from "@frontage/records/offer-states";
import {
  formatAmount,
  formatOpenUntil,
  formatTerms,
  offerWord,
} from "@frontage/records/offer-words";
import {
  acceptanceSchema,
  bestAndFinalSchema,
  offerAnswerSchema,
  recommendationSchema,
  type Offer,
  type OfferBoard,
} from "@frontage/records/schemas/offer";

import { listings, offers as offersApi } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import type { Message } from "../../components/message-dialog.tsx";
import { dayIn } from "../../time/dates.ts";
import { cityOf } from "../../time/time-zones.ts";

import * as z from "zod/mini";

// The broker's messages about offers, to buyers and to the owner, and how they are sent.

const answerSchema = z.pick(offerAnswerSchema, { message: true });
type Answer = z.infer<typeof answerSchema>;

const answerField = {
  name: "message",
  label: "Email",
  hint: "Their offer’s page, a link to it and your signature follow.",
  rows: 9,
} as const;

const personWord = ({ kind }: Offer["terms"]) => (kind === "sale" ? "buyer" : "tenant");

/** The message that declines an offer. */
export const declineMessage = (
  { client, listing }: OfferBoard,
  { buyer, id, terms, version }: Offer,
): Message<Answer> => ({
  title: `Decline ${buyer}`,
  description: `${formatAmount(terms)}. The ${personWord(terms)} gets this email${client ? `, and ${client.name.split(" ", 1)[0]} is notified` : ""}.`,
  submit: "Decline and send",
  done: `${buyer} was declined.`,
  fields: [answerField],
  schema: answerSchema,
  values: {
    message: `Thank you for your ${offerWord(terms)} of ${formatAmount(terms)} for ${publicNameOfOffered(listing, terms)}. The owner has decided not to pursue it.\n\nIf that changes, I will write to you first.`,
  },
  draftName: `answer-${id}`,
  send: ({ message }) =>
    read(offersApi[":id"].decline.$post({ param: { id }, json: { message, version } })),
  changes: ["listings"],
});

/** The message with a counter that the owner has approved. */
export function counterMessage(
  { listing }: OfferBoard,
  { buyer, id, terms: own, version }: Offer,
  { expiresAt, terms }: NonNullable<Offer["counter"]>,
): Message<Answer> {
  const until = expiresAt && ` until ${formatOpenUntil(expiresAt, listing.timeZone)}`;
  return {
    title: `Send the counter to ${buyer}`,
    description: `${formatTerms(terms)}. The rest stays as offered.`,
    submit: "Send the counter",
    done: `The counter is on its way to ${buyer}.`,
    fields: [answerField],
    schema: answerSchema,
    values: {
      message: `Thank you for your ${offerWord(own)} for ${publicNameOfOffered(listing, own)}. The owner countered at ${formatAmount(terms)}.\n\nYou can accept the counter in the document room${until ?? ""}, or change your ${offerWord(own)}. Nothing is binding until both sides sign.`,
    },
    draftName: `answer-${id}`,
    send: ({ message }) =>
      read(offersApi[":id"].counter.send.$post({ param: { id }, json: { message, version } })),
    changes: ["listings"],
  };
}

const acceptSchema = z.extend(z.pick(acceptanceSchema, { contractOn: true, othersMessage: true }), {
  terms: z.enum(["counter", "offer"]),
});

/**
 * The message that accepts an offer. The deal moves to its contract stage, and the other buyers are
 * notified.
 */
export function acceptMessage(
  board: OfferBoard,
  offer: Offer,
  now: Date,
): Message<z.infer<typeof acceptSchema>> {
  const { listing, offers } = board;
  const { buyer, id, terms, version } = offer;
  const isSale = terms.kind === "sale";
  const it = offerWord(terms);
  const placed = onListing(offer, listing, now);
  const counter = offerCan("broker", "accept-counter", placed, now) ? offer.counter : undefined;
  const isOwn = offerCan("broker", "accept", placed, now);
  const taken = (counter ?? offer).terms;
  const others = offers.filter(
    (other) => isOpen(other, now) && other.id !== id && areRivals(standingTerms(other, now), taken),
  ).length;
  const names = spaceNames(listing, taken);
  const deal = !board.client
    ? ""
    : names
      ? `A deal of its own begins at Lease execution with the rent and dates you accept. `
      : `The deal ${board.dealId ? "moves to" : "begins at"} ${isSale ? "Contract" : "Lease execution"} with the ${isSale ? "price and dates" : "rent and dates"} you accept. `;
  return {
    title: `Accept ${buyer}${counter ? "" : ` at ${formatAmount(terms)}`}`,
    description: `${deal}The site says “${isSale ? "Under contract" : "Lease pending"}”${names && ` for ${names}`}. The ${personWord(terms)} gets an email that says so. Nothing is binding until both sides sign.`,
    submit: "Mark as accepted",
    done: `${buyer}’s ${it} is accepted.`,
    fields: [
      ...(counter
        ? [
            {
              name: "terms" as const,
              label: "Terms",
              hint: "The counter, if they agreed to it.",
              choices: [
                ["counter", `Your counter, ${formatAmount(counter.terms)}`] as const,
                ...(isOwn ? [["offer", `Their ${it}, ${formatAmount(terms)}`] as const] : []),
              ],
            },
          ]
        : []),
      {
        name: "contractOn",
        label: "Contract day",
        hint: isSale ? "Due diligence and closing are counted from it." : "When both sides sign.",
        type: "date",
      },
      ...(others > 0
        ? [
            {
              name: "othersMessage" as const,
              label: `Email to the other ${others === 1 ? personWord(terms) : `${others} ${personWord(terms)}s`}`,
              hint: `Declines their ${it}s. Empty leaves them open.`,
              rows: 6,
              isOptional: true,
            },
          ]
        : []),
    ],
    schema: acceptSchema,
    values: {
      terms: counter ? "counter" : "offer",
      contractOn: dayIn(now, listing.timeZone),
      othersMessage:
        others === 0
          ? ""
          : `Thank you for your ${it} for ${publicNameOfOffered(listing, taken)}. The owner has accepted another one.\n\nIf that changes, I will write to you first.`,
    },
    draftName: `accept-${id}`,
    send: ({ terms: accepted, ...form }) => {
      const isAtCounter = counter !== undefined && accepted === "counter";
      const json = { ...form, isAtCounter, version };
      return read(offersApi[":id"].accept.$post({ param: { id }, json }));
    },
    changes: ["listings", "deals", "clients"],
  };
}

const bestSchema = z.pick(bestAndFinalSchema, { message: true, dueOn: true, dueAt: true });

/** The message that asks all buyers with open offers for their best and final one. */
export const bestAndFinalMessage = (
  { listing, version }: OfferBoard,
  buyers: number,
): Message<z.infer<typeof bestSchema>> => ({
  title: "Ask for best and final",
  description: `${buyers === 1 ? "One buyer gets" : `${buyers} buyers get`} this email. The day becomes the one offers are due.`,
  submit: buyers === 1 ? "Send the email" : `Send ${buyers} emails`,
  done: "Email sent to the buyers.",
  fields: [
    { name: "dueOn", label: "Due on", type: "date", isHalf: true },
    {
      name: "dueAt",
      label: "Time",
      hint: `In ${cityOf(listing.timeZone)}.`,
      type: "time",
      isHalf: true,
    },
    { name: "message", label: "Email", rows: 7 },
  ],
  schema: bestSchema,
  values: {
    dueOn: "",
    dueAt: "17:00",
    message: `Thank you for your offer for ${listing.publicName}. Several offers are in, so the owner asks every buyer for their best and final one.\n\nPlease send yours by the day we set, with proof of funds if I don’t have it yet.`,
  },
  draftName: `best-and-final-${listing.id}`,
  send: (form) =>
    read(
      listings[":id"]["best-and-final"].$post({
        param: { id: listing.id },
        json: { ...form, version },
      }),
    ),
  changes: ["listings"],
});

const recommendedSchema = z.object({ text: recommendationSchema.shape.text, offerId: z.string() });

/** The broker's recommendation, which is saved, and later sent to the owner. */
export function recommendationMessage(
  board: OfferBoard,
  offers: readonly Offer[],
): Message<z.infer<typeof recommendedSchema>> {
  const { client, listing, recommendation, version } = board;
  return {
    title: "Your recommendation",
    description: client
      ? recommendation?.sentAt
        ? `${client.name} no longer sees the earlier one until you send this.`
        : `${client.name} sees it once you send it.`
      : "Kept with the offers.",
    submit: "Save recommendation",
    done: "Recommendation saved.",
    fields: [
      {
        name: "text",
        label: "What you recommend, and why",
        hint: "The first sentence is set large: “Counter Abara at $12,250,000.”",
        rows: 5,
      },
      {
        name: "offerId",
        label: "Recommended offer",
        choices: [["", "None"], ...offers.map(({ buyer, id }) => [id, buyer] as const)],
      },
    ],
    schema: recommendedSchema,
    values: { text: recommendation?.text ?? "", offerId: recommendation?.offerId ?? "" },
    draftName: `recommendation-${listing.id}`,
    isChange: recommendation !== undefined,
    send: ({ offerId, text }) =>
      read(
        listings[":id"].recommendation.$put({
          param: { id: listing.id },
          json: { text, version, ...(offerId && { offerId }) },
        }),
      ),
    changes: ["listings"],
  };
}
