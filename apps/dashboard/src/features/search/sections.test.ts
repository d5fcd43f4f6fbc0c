import type { Client } from "@frontage/records/schemas/client";
import type { SearchResult } from "@frontage/records/schemas/search";
import { broker as owner } from "@frontage/content/broker";
import { expect, test } from "vitest";

import type { Place } from "./actions.ts";
import { foundSections, offeredSections } from "./sections.ts";

const client: Place = {
  pathname: "/dashboard",
  record: undefined,
  isBroker: false,
  canAsk: false,
};
const broker: Place = { ...client, isBroker: true };

function titles(sections: ReturnType<typeof foundSections>, heading: string) {
  return sections.find((section) => section.heading === heading)?.rows.map(({ title }) => title);
}
const found = (text: string, place = client, results: SearchResult[] = []) =>
  foundSections(text, results, place);

const casey: SearchResult = {
  kind: "contact",
  id: "casey-park",
  title: "Casey Park",
  detail: "Lender, Example Bank",
  path: "/dashboard/contacts?contact=casey-park",
};

test("a screen is found by the beginning of its name, and brokers' screens only by brokers", () => {
  expect(titles(found("docu"), "Go to")).toEqual(["Documents"]);
  expect(titles(found("clients"), "Go to")).toBeUndefined();
  expect(titles(found("clients", broker), "Go to")).toEqual(["Clients"]);
});

test("before anything is typed, the other screens and the role's actions are listed", () => {
  const offered = offeredSections(client);
  expect(offered.map(({ heading }) => heading)).toEqual(["Go to", "Actions"]);
  expect(titles(offered, "Go to")).not.toContain("Dashboard");
  expect(titles(offered, "Go to")).not.toContain("Clients");
  expect(titles(offered, "Actions")).toEqual([
    "Request a time",
    "Upload a document",
    `Message ${owner.name}`,
    "Add a contact",
  ]);
  const settings = { ...broker, pathname: "/dashboard/settings" };
  expect(titles(offeredSections(settings), "Go to")?.slice(0, 3)).toEqual([
    "Today",
    "Deals",
    "Listings",
  ]);
  expect(titles(found("dashb", broker), "Go to")).toEqual(["Today"]);
  expect(titles(offeredSections(broker), "Actions")?.[0]).toBe("Invite a client");
});

test("the current screen's actions come first, even rarely used ones", () => {
  const documents = offeredSections({ ...client, pathname: "/dashboard/documents" });
  expect(titles(documents, "Actions")?.[0]).toBe("Upload a document");
  const settings = offeredSections({ ...client, pathname: "/dashboard/settings" });
  expect(titles(settings, "Actions")?.slice(0, 2)).toEqual([
    "Change appearance",
    "Change password",
  ]);
});

test("an open deal's actions come before all others", () => {
  const deal = { kind: "deal", id: "48-example-road" } as const;
  const [first] = offeredSections({ ...client, record: deal }).at(-1)?.rows ?? [];
  expect(first).toMatchObject({
    title: "Request a tour of this property",
    target: "/dashboard/calendar?request=48-example-road",
  });
  const brokerSections = offeredSections({ ...broker, record: deal });
  expect(titles(brokerSections, "Actions")?.[0]).toBe("Show this property’s documents");
});

test("actions are found by words of their title and by synonyms", () => {
  expect(titles(found("upl doc"), "Actions")).toEqual(["Upload a document"]);
  expect(titles(found("theme"), "Actions")).toEqual(["Change appearance"]);
  expect(titles(found("invite"), "Actions")).toBeUndefined();
  expect(titles(found("invite", broker), "Actions")).toEqual(["Invite a client"]);
});

test("a found contact can be written to, for two contacts at most", () => {
  const others = ["b", "c"].map((id) => ({ ...casey, id, title: `Casey ${id}` }));
  expect(titles(found("casey", client, [casey, ...others]), "Actions")).toEqual([
    "Message Casey Park",
    "Message Casey b",
  ]);
});

test("results keep their order between screens and actions, each with its kind", () => {
  const sections = found("contact lender", client, [casey]);
  expect(sections.map(({ heading }) => heading)).toEqual(["Results", "Actions"]);
  expect(sections[0]?.rows[0]).toMatchObject({
    title: "Casey Park",
    detail: "Lender, Example Bank",
    meta: "Contact",
    target: casey.path,
  });
  expect(foundSections("zebra", undefined, client)[0]).toMatchObject({ rows: [], expected: 3 });
  expect(found("zebra")).toEqual([]);
});

test("a broker finds clients by their name, company or email, before all records", () => {
  const taylor = { name: "Taylor Morgan", company: "Sample Holdings", email: "taylor@example.com" };
  const clients = [
    { ...taylor, name: "Robin Reed", email: "robin@example.com", id: "r" },
    { ...taylor, id: "t" },
  ] as Client[];
  const rows = (text: string) => titles(foundSections(text, [casey], broker, clients), "Results");
  expect(rows("morgan")).toEqual(["Taylor Morgan", "Casey Park"]);
  expect(rows("holdings")).toEqual(["Robin Reed", "Taylor Morgan", "Casey Park"]);
  expect(rows("taylor@example.com")?.[0]).toBe("Taylor Morgan");
});

test("a message is quoted from the match, with its author at the end", () => {
  const detail = "We have gone through the whole file once more, and the survey is missing.";
  const message: SearchResult = {
    kind: "message",
    id: "m",
    title: "Drew Lindqvist",
    detail,
    path: "/dashboard/messages?thread=drew&message=m",
  };
  expect(found("survey", client, [message])[0]?.rows[0]).toMatchObject({
    title: "“… once more, and the survey is missing.”",
    meta: "Drew Lindqvist",
  });
});

test("where the assistant is on, asking it is the last row, and the only one if nothing is found", () => {
  const place = { ...client, canAsk: true };
  const rows = foundSections("docu", [casey], place).flatMap((section) => section.rows);
  expect(rows.at(-1)).toMatchObject({ title: "Ask:", quoted: "docu" });
  expect(foundSections("zebra", [], place).map(({ heading }) => heading)).toEqual(["Ask"]);
  expect(foundSections("zebra", [], client)).toEqual([]);
});
