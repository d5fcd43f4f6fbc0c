import { sampleDeals } from "@frontage/content/samples/deals";
import { dealPlaceOf } from "@frontage/records/schemas/deal";
import { pageSizeMax } from "@frontage/records/schemas/page-of";
import { Hono } from "hono";

import { pageOfAll } from "./page-of-all.ts";
import { notFound } from "./refusal.ts";
import { renderingUrls } from "./renderings.ts";
import { datedSamples } from "./sample-clock.ts";

// Sample deals never change, so nothing is stored.
const dated = datedSamples(sampleDeals);

export const currentDeals = () =>
  dated().map((deal) => {
    const photo = renderingUrls[deal.id];
    return photo === undefined ? deal : { ...deal, photo, isRendering: true as const };
  });

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
  .get("/deals/details", (c) => c.json(pageOfAll(currentDeals(), { limit: pageSizeMax })))
  .get("/deals/names", (c) => c.json([{ deals: currentDeals().map(dealPlaceOf) }]))
  .get("/deals/:id", (c) => {
    const deal = currentDeals().find(({ id }) => id === c.req.param("id"));
    if (!deal) throw notFound();
    return c.json(deal);
  })
  .get("/deals/:id/activity", async (c) => c.json(await activityOf(c.req.param("id"))));
