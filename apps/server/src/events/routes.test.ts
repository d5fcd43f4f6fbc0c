import type { PortalEvent } from "@frontage/records/schemas/event";
import { instantsAt } from "@frontage/records/wall-clock";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { dayAt } from "../time/clock.ts";
import { seedSamples } from "../seed/seed-samples.ts";

const store = sharedStore();
let seeded: Awaited<ReturnType<typeof seedSamples>>;
beforeAll(async () => {
  seeded = await seedSamples(store);
});

const client = (path: string, init?: RequestInit) => store.as(seeded.client)(path, init);
const broker = (path: string, init?: RequestInit) => store.as(seeded.broker)(path, init);
const json = async (answer: Promise<Response>) => (await answer).json();
const post = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});
const request = {
  kind: "viewing",
  dealId: "9-template-drive",
  day: "2099-07-14",
  time: "10:00",
  minutes: "60",
  note: "",
};
const ask = async (): Promise<PortalEvent> => json(client("/api/events/requests", post(request)));
const told = async (who: typeof client) =>
  (await json(who("/api/notifications")))[0] as { title: string; detail: string };

test("the calendar brings what touches the days, in order", async () => {
  const all: PortalEvent[] = await json(client("/api/events?from=2000-01-01&to=2100-01-01"));
  // Four of the samples’ twelve are key dates on the server.
  expect(all.filter(({ isKeyDate }) => !isKeyDate)).toHaveLength(8);
  const viewing = all.find(({ id }) => id === "viewing-48-example-road");
  if (viewing?.kind !== "viewing") throw new Error("There is no viewing.");
  const day = dayAt(new Date(viewing.start), "America/Chicago");
  const ofDay: PortalEvent[] = await json(client(`/api/events?from=${day}&to=${day}`));
  expect(ofDay).toEqual([viewing]);
  expect(await json(store.as(store.otherClient)(`/api/events?from=${day}&to=${day}`))).toEqual([]);
  expect((await client("/api/events?from=yesterday&to=2100-01-01")).status).toBe(400);
});

test("a time is asked for on the property's clock, and the broker hears of it", async () => {
  const event = await ask();
  expect(event).toMatchObject({
    status: "requested",
    start: "2099-07-14T17:00:00.000Z",
    end: "2099-07-14T18:00:00.000Z",
    timeZone: "America/Phoenix",
  });
  expect(await told(broker)).toMatchObject({
    title: "Taylor Morgan requested a tour",
    detail: "9 Template Drive",
  });
  const path = `/api/events/${event.id}`;
  const withdrawal = post({ version: event.version, reason: "" });
  expect((await store.as(store.otherClient)(`${path}/cancel`, withdrawal)).status).toBe(404);
  expect((await client(`${path}/cancel`, withdrawal)).status).toBe(204);
  expect(await json(client(path))).toMatchObject({ status: "withdrawn", endedBy: "client" });
});

test.each([
  ["that is over", { ...request, day: "2020-01-01" }],
  [
    "that daylight saving skips",
    { ...request, dealId: "48-example-road", day: "2027-03-14", time: "02:30" },
  ],
  ["of another's property", { ...request, dealId: "nowhere" }],
])("a time %s is refused by field", async (_, body) => {
  const answer = await client("/api/events/requests", post(body));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toHaveLength(1);
});

test("a clock shows the time that was asked for, wherever it does not skip it", () => {
  const day = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const zone = fc.constantFrom("America/Chicago", "Europe/Berlin", "Asia/Kolkata", "Pacific/Apia");
  fc.assert(
    fc.property(day, time, zone, (asked, at, timeZone) => {
      const [moment] = instantsAt(asked, at, timeZone);
      if (!moment) return;
      const shown = new Intl.DateTimeFormat("sv-SE", {
        timeZone,
        dateStyle: "short",
        timeStyle: "short",
      }).format(new Date(moment));
      expect(shown).toBe(`${asked} ${at}`);
    }),
  );
});
