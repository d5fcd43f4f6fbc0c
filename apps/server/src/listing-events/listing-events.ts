import { listingPaths } from "@frontage/content/listings";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import { offerTermsSchema, type OfferTerms } from "@frontage/records/schemas/offer";
import type { Logger } from "pino";
import { listingPath } from "@frontage/content/dashboard";
import type { Notifier } from "../changes/notifier.ts";
import type { Database, OpenDatabase } from "../database/open-database.ts";
import type { Background } from "../jobs/background.ts";
import { type ListingEvents, queueListingEvent } from "../outbox/listing-events.ts";
import { createOutbox, type Outbox, type Queue } from "../outbox/outbox.ts";
import { type DeliveryTimings, deliveryTimings } from "../outbox/timings.ts";
import { openWebhook, type WebhookSettings } from "../outbox/webhook.ts";
import { brokerIds } from "../people/broker-ids.ts";

/** One event, with what its webhook says: names and figures, no document and nobody's words. */
type Job = Awaited<ReturnType<typeof readJob>>;

type Options = {
  store: Pick<OpenDatabase, "db" | "kind">;
  log: Logger;
  background: Background;
  notifier: Notifier;
  publicUrl: string;
  webhook: WebhookSettings;
  timings?: DeliveryTimings;
};

/** Delivers listing events to the owner's webhook, once it is started. */
export function createListingEvents({
  background,
  log,
  notifier,
  publicUrl,
  store,
  timings = deliveryTimings,
  webhook: settings,
}: Options): ListingEvents & Outbox {
  const { db } = store;
  const webhook = openWebhook(settings, timings.webhookTimeoutMs);
  const queue: Queue<NonNullable<Job>> = {
    name: { table: "listingEvent", target: "webhook" },
    read: ({ id }) => readJob(db, id, publicUrl),
    deliver: ({ body, id }, signal) => webhook.post(id, body, signal),
    async onSettled(transaction, { id }, { state }) {
      // Nothing shows it after that: a failure sends a notification.
      if (state === "waiting") return;
      await transaction.deleteFrom("listingEvent").where("id", "=", id).execute();
    },
    onAttempt({ body, listingId }, { detail, hasFailed }) {
      if (!hasFailed) return;
      background.start("notify of a failed webhook", async () =>
        notifier.notify(await brokerIds(db), {
          kind: "listing",
          title: `Webhook failed: ${body.event}, ${body.listing.name}`,
          detail,
          path: listingPath(listingId),
        }),
      );
    },
  };
  const outbox = createOutbox([queue], { store, log, timings });
  let stopped: Promise<void> | undefined;
  return {
    ...outbox,
    queue: queueListingEvent,
    stop: () => (stopped ??= outbox.stop().then(webhook.close)),
  };
}

/** Reads what an event says now. @returns nothing if the buyer or the listing was erased since */
async function readJob(db: Database, id: string, origin: string) {
  const row = await db
    .selectFrom("listingEvent")
    .innerJoin("listing", "listing.id", "listingEvent.listingId")
    .leftJoin("prospect", "prospect.id", "listingEvent.prospectId")
    .leftJoin("offer", "offer.id", "listingEvent.offerId")
    .select(["listingEvent.event", "listingEvent.at", "listingEvent.listingId"])
    .select(["listingEvent.prospectId", "listingEvent.offerId"])
    .select(["listing.slug", "listing.kind", "listing.status", "listing.details"])
    .select(["prospect.name", "prospect.company", "prospect.email", "prospect.phone"])
    .select(["prospect.role", "prospect.erasedAt"])
    .select(["offer.terms", "offer.expiresAt"])
    .where("listingEvent.id", "=", id)
    .executeTakeFirst();
  if (!row || row.erasedAt !== null) return undefined;
  const { company, email, event, expiresAt, listingId, name, phone, role, slug, terms } = row;
  const body = {
    form: "listing",
    event,
    timestamp: row.at,
    triggered_from: origin,
    listing: {
      id: listingId,
      slug,
      name: (JSON.parse(row.details) as ListingDetails).address,
      kind: row.kind,
      status: row.status,
      url: origin + listingPaths.listing(slug),
    },
    ...(row.prospectId !== null && {
      prospect: { id: row.prospectId, name, company, email, phone, role },
    }),
    ...(row.offerId !== null &&
      terms !== null && {
        offer: {
          id: row.offerId,
          ...figuresOf(offerTermsSchema.parse(JSON.parse(terms))),
          expires_at: expiresAt,
        },
      }),
  } as const;
  return { id, listingId, body };
}

const figuresOf = (terms: OfferTerms) =>
  terms.kind === "sale"
    ? { price: terms.price }
    : { rent_per_sf_per_year: terms.rent, term_months: terms.termMonths };
