import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import { sampleDeals } from "@frontage/content/samples/deals";
import { nextKeyDate } from "@frontage/records/deal-clock/next-key-date";
import { dealStepOf, type OpenItem, waitingForOf } from "@frontage/records/open-items";
import { type Deal, dealPlaceOf } from "@frontage/records/schemas/deal";
import { pageSizeMax } from "@frontage/records/schemas/page-of";
import { Hono } from "hono";

import { pageOfAll } from "./page-of-all.ts";
import { notFound } from "./refusal.ts";
import { renderingUrls } from "./renderings.ts";
import { dayIn } from "../time/dates.ts";
import { datedSamples, readersTimeZone } from "./sample-clock.ts";

// Sample deals never change, so nothing is stored.
const dated = datedSamples(sampleDeals);

export const currentDeals = () =>
  dated().map((deal) => {
    const photo = renderingUrls[deal.id];
    return photo === undefined ? deal : { ...deal, photo, isRendering: true as const };
  });

/** What is open in a deal: samples only have documents to sign. */
async function openItemsIn({ client, id, name }: Deal): Promise<OpenItem[]> {
  const { documentsPage } = await import("./documents.ts");
  const { items } = documentsPage(
    { dealId: id, status: "needs-signature" },
    { limit: pageSizeMax },
  );
  return items.map((document) => ({
    kind: "sign",
    id: document.id,
    turn: "you",
    who: broker.name,
    deal: { id, name },
    clientId: client?.id ?? "",
    at: document.versions[0]?.addedAt ?? "",
    document,
    path: `${dealPath(id)}?document=${document.id}`,
  }));
}

const todaysWords = () => ({
  reader: "client" as const,
  broker: broker.name,
  today: dayIn(new Date(), readersTimeZone()),
  since: () => "",
  dayOf: (at: string) => dayIn(new Date(at), readersTimeZone()),
});

async function withWait(deal: Deal): Promise<Deal> {
  const waitingFor = waitingForOf(await openItemsIn(deal), todaysWords());
  return waitingFor ? { ...deal, waitingFor } : deal;
}

/** The reader's next step in a deal. */
async function nextStepIn(deal: Deal) {
  const words = todaysWords();
  const next = nextKeyDate(deal, words.today);
  return dealStepOf(await openItemsIn(deal), { isArchived: false, next }, words);
}

const activityMax = 12;

/**
 * A deal's activity. The samples record no openings, and of changes only the newest version of each
 * document.
 */
async function activityOf(dealId: string) {
  const { documentsPage } = await import("./documents.ts");
  const { items } = documentsPage({ dealId }, { limit: pageSizeMax });
  const added = items.flatMap(({ id, name, versions }) =>
    versions.slice(0, 1).map(({ addedAt, addedBy, number }) => ({
      at: addedAt,
      person: addedBy,
      action: number === 1 ? "upload" : "change",
      subject: "document",
      subjectId: id,
      subjectName: name,
      outcome: "done",
    })),
  );
  const newestFirst = added.toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    entries: newestFirst.slice(0, activityMax).map((entry, index) => ({ ...entry, id: index })),
    openings: [],
  };
}

export const routes = new Hono()
  .get("/deals/details", async (c) =>
    c.json(pageOfAll(await Promise.all(currentDeals().map(withWait)), { limit: pageSizeMax })),
  )
  .get("/deals/names", (c) => c.json([{ deals: currentDeals().map(dealPlaceOf) }]))
  .get("/deals/:id", async (c) => {
    const deal = currentDeals().find(({ id }) => id === c.req.param("id"));
    if (!deal) throw notFound();
    return c.json({ ...deal, next: await nextStepIn(deal) });
  })
  .get("/deals/:id/activity", async (c) => c.json(await activityOf(c.req.param("id"))));
