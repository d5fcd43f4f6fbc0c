import { expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sampleFiles } from "../../test/sample-files.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();

test("a deal lists what was done in it, and who opened which document last", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const own = await addDeal(store.db, store.client, "9 Template Drive");
  const upload = async (dealId: string, name: string) => {
    const answer = await broker(
      `/api/documents?name=${name}&mediaType=application%2Fpdf&dealId=${dealId}&type=title`,
      { method: "POST", body: Uint8Array.from(sampleFiles["application/pdf"]) },
    );
    return (await answer.json()).id as string;
  };
  const title = await upload(own, "Title");
  await upload(await addDeal(store.db, store.client), "Elsewhere");
  const path = `/api/documents/${title}/versions/1/file`;
  for (const one of [client, client, broker]) await (await one(`${path}?for=view`)).arrayBuffer();
  await (await client(path)).arrayBuffer();

  const activity = await (await client(`/api/deals/${own}/activity`)).json();
  expect(activity.entries).toEqual([
    expect.objectContaining({ person: store.broker.name, action: "upload", subjectName: "Title" }),
  ]);
  expect(activity.entries[0]).not.toHaveProperty("ipAddress");
  expect(activity.openings).toMatchObject([
    { name: store.client.name, isClient: true, action: "download", documentName: "Title" },
    { name: store.broker.name, isClient: false, action: "view", documentId: title },
  ]);
  expect(await (await broker(`/api/deals/${own}/activity`)).json()).toEqual(activity);
  expect((await store.as(store.otherClient)(`/api/deals/${own}/activity`)).status).toBe(404);
});

test("a deal lists what happened to its key dates", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const own = await addDeal(store.db, store.client, "5 Pattern Court");
  const added = await broker(`/api/deals/${own}/key-dates`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      label: "Closing",
      kind: "closing",
      override: { day: "2026-08-14", reason: "" },
      basis: "",
      status: "open",
    }),
  });
  expect(added.ok).toBe(true);
  const { entries } = await (await client(`/api/deals/${own}/activity`)).json();
  expect(entries).toEqual([
    expect.objectContaining({
      person: store.broker.name,
      action: "create",
      subject: "key-date",
      subjectName: expect.stringMatching(/^Closing/),
    }),
  ]);
});

test("the newest picture shared as photographs is the property's, and seeing it opens no document", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const own = await addDeal(store.db, store.client, "31 Model Way");
  const read = async () => (await client(`/api/deals/${own}`)).json();
  expect(await read()).not.toHaveProperty("photo");
  expect((await client(`/api/deals/${own}/photo`)).status).toBe(404);

  const picture = Uint8Array.from(sampleFiles["image/png"]);
  const shared = await broker(
    `/api/documents?name=Front&mediaType=image%2Fpng&dealId=${own}&type=photographs`,
    { method: "POST", body: picture },
  );
  const { photo } = await read();
  const answer = await client(photo);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  const known = { headers: { "If-None-Match": answer.headers.get("ETag") ?? "" } };
  expect((await client(photo, known)).status).toBe(304);
  expect((await store.as(store.otherClient)(photo, known)).status).toBe(404);
  const { openings } = await (await client(`/api/deals/${own}/activity`)).json();
  expect(openings).toEqual([]);

  await broker(`/api/documents/${(await shared.json()).id}?version=1`, { method: "DELETE" });
  expect(await read()).not.toHaveProperty("photo");
});

test("without a picture of its own, a deal has its listing's first photograph, and so has the lease of its space", async () => {
  const sale = await addDeal(store.db, store.client, "200 Sample Avenue");
  const lease = await addDeal(store.db, store.client, "Suite 3, 200 Sample Avenue");
  const listingId = await addListing(store.db, { dealId: sale, clientId: store.client.id });
  const prospectId = await addProspect(store.db, listingId);
  await addOffer(store.db, { listingId, prospectId }, { state: "accepted", dealId: lease });
  for (const [position, id] of ["lobby", "roof"].entries()) {
    const photo = {
      id,
      listingId,
      position,
      alt: id,
      isRendering: 1 as const,
      width: 1600,
      height: 900,
    };
    await store.db
      .insertInto("listingPhoto")
      .values({ ...photo, addedAt: "2026-07-01T15:00:00.000Z" })
      .execute();
    for (const width of [480, 960, 1600]) {
      const file = { photoId: id, width, fileKey: `${id}-${width}`, sha256: "", bytes: 1 };
      await store.db
        .insertInto("listingPhotoFile")
        .values({ ...file, format: "jpg" })
        .execute();
    }
  }
  for (const id of [sale, lease]) {
    const answer = await store.as(store.client)(`/api/deals/${id}`);
    const first = { photo: "/listings/photos/lobby-960.jpg", isRendering: true };
    expect(await answer.json()).toMatchObject(first);
  }
  // The site, which serves it, no longer shows the listing.
  await store.db
    .updateTable("listing")
    .set({ termEndsAt: "2026-07-01T05:00:00.000Z" })
    .where("id", "=", listingId)
    .execute();
  for (const id of [sale, lease]) {
    expect(await (await store.as(store.client)(`/api/deals/${id}`)).json()).not.toHaveProperty(
      "photo",
    );
  }
});
