import { sampleContacts } from "@frontage/content/samples/contacts";
import { sampleDeals } from "@frontage/content/samples/deals";
import { sampleDocuments } from "@frontage/content/samples/documents";
import { expect, test } from "vitest";

import type { ContactFilter } from "@frontage/records/schemas/contact";
import type { DocumentFilter } from "@frontage/records/schemas/document";

import { listContacts } from "./contact-list.ts";
import { latestVersion, listDocuments } from "./document-list.ts";
import { account } from "../api/clients.ts";
import { read } from "../api/request.ts";

const now = new Date("2026-07-14T15:00:00Z");
const contacts = sampleContacts(now);
const documents = sampleDocuments(now);
const dealNames = new Map(sampleDeals(now).map(({ id, name }) => [id, name]));
const all = { limit: 200, offset: 0 };
const contactsOf = (filter: ContactFilter) => listContacts(contacts, dealNames, filter, all);
const documentsOf = (filter: DocumentFilter) => listDocuments(documents, dealNames, filter, all);

test.for([
  ["a name in any case", { text: "cAsEy" }, ["Casey Park"]],
  ["words in any order", { text: "park lender" }, ["Casey Park"]],
  ["a role's name", { text: "1031" }, ["Stevie Nakano"]],
  ["an email", { text: "yael@" }, ["Yael Brooks"]],
  ["a number as it is shown", { text: "(555) 555-0158" }, ["Yael Brooks"]],
  ["a number in digits alone", { text: "5555550158" }, ["Yael Brooks"]],
  ["a deal", { text: "placeholder row fitness" }, ["Yael Brooks"]],
  ["not one word of two", { text: "casey nobody" }, []],
  ["both role and deal", { role: "title-officer", dealId: "48-example-road" }, ["Sasha Varga"]],
] as [string, ContactFilter, string[]][])("contacts are found by %s", ([, filter, names]) => {
  expect(contactsOf(filter).items.map(({ name }) => name)).toEqual(names);
});

test("contacts of the same name have a fixed order", () => {
  const twins = contacts.slice(0, 2).map((contact) => ({ ...contact, name: "Sam Doe" }));
  const pages = [0, 1].map((offset) => listContacts(twins, dealNames, {}, { limit: 1, offset }));
  expect(pages.map(({ items }) => items[0]?.id)).toEqual(["broker", "casey-park"]);
});

test("documents' names sort naturally, numbers by their value", () => {
  const named = documents.slice(0, 3).map((document, index) => ({
    ...document,
    name: ["Lease, Bay 10", "lease, bay 2", "Amendment"][index] ?? "",
  }));
  const { items } = listDocuments(named, dealNames, { sort: "name" }, all);
  expect(items.map(({ name }) => name)).toEqual(["Amendment", "lease, bay 2", "Lease, Bay 10"]);
});

test("documents sort by the newest version's date and size", () => {
  const dates = documentsOf({}).items.map((document) => latestVersion(document).addedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const sizes = documentsOf({ sort: "-size" }).items.map((one) => latestVersion(one).bytes);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("documents' filters combine, and the tabs count without their own", () => {
  const titles = documentsOf({ type: "title", dealId: "2-sample-square", status: "reviewed" });
  expect(titles.items.map(({ id }) => id)).toEqual(["title-commitment-2-sample-square"]);
  const counts = { all: 36, contract: 11, lease: 9, report: 16 };
  expect(documentsOf({ group: "lease" })).toMatchObject({ total: 9, counts });
});

test("the sample has no password to change, and says so", async () => {
  await expect(
    read(
      account.auth["change-password"].$post({
        json: { currentPassword: "", newPassword: "", repeated: "" },
      }),
    ),
  ).rejects.toThrow("The sample account has no password, so there is none to change.");
});
