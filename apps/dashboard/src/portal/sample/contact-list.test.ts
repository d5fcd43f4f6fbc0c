import { broker } from "@frontage/content/broker";
import { sampleContacts } from "@frontage/content/samples/contacts";
import { sampleProperties } from "@frontage/content/samples/properties";
import { describe, expect, test } from "vitest";

import type { ContactFilter } from "../portal.ts";
import { listContacts } from "./contact-list.ts";

const now = new Date("2026-07-14T15:00:00Z");
const contacts = sampleContacts(now);
const dealNames = new Map(sampleProperties(now).map(({ id, name }) => [id, name]));
const list = (filter: ContactFilter, page = { limit: 200 } as { limit: number; cursor?: string }) =>
  listContacts(contacts, dealNames, filter, page);
const names = (filter: ContactFilter) => list(filter).items.map(({ name }) => name);

describe("a filter", () => {
  test("that is empty returns every contact, by name", () => {
    const others = ["Casey Park", "Drew Lindqvist", "Emerson Malik", "Kai Okafor"];
    expect(names({}).filter((name) => name !== broker.name)).toEqual(
      expect.arrayContaining(others),
    );
    expect(names({})).toEqual(names({}).toSorted((one, other) => one.localeCompare(other)));
    expect(names({})).toContain(broker.name);
    expect(list({}).total).toBe(24);
  });

  test("by role and deal returns contacts that match both", () => {
    expect(names({ role: "title-officer" })).toEqual(["Sasha Varga", "Teagan Moss"]);
    expect(names({ role: "title-officer", dealId: "48-example-road" })).toEqual(["Sasha Varga"]);
    expect(names({ role: "other", dealId: "2-sample-square" })).toEqual([]);
  });

  test.for([
    ["a name in any case", "cAsEy", "Casey Park"],
    ["words in any order", "park lender", "Casey Park"],
    ["a company", "archer accounting", "Zion Archer"],
    ["a role", "1031", "Stevie Nakano"],
    ["an address", "yael@", "Yael Brooks"],
    ["a number as it is shown", "(555) 555-0158", "Yael Brooks"],
    ["a number in digits alone", "5555550158", "Yael Brooks"],
    ["a property", "placeholder row fitness", "Yael Brooks"],
  ])("by text finds %s", ([, text, name]) => {
    expect(names({ text })).toEqual([name]);
  });

  test("by text finds nothing if one word doesn't match", () => {
    expect(names({ text: "casey nobody" })).toEqual([]);
  });
});

describe("pages", () => {
  test("follow each other without gaps and have the total", () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = list({}, { limit: 7, cursor });
      expect(page.total).toBe(24);
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(names({}));
  });

  test("separate two contacts with the same name", () => {
    const twins = contacts.slice(0, 2).map((contact) => ({ ...contact, name: "Sam Doe" }));
    const first = listContacts(twins, dealNames, {}, { limit: 1 });
    const second = listContacts(twins, dealNames, {}, { limit: 1, cursor: first.nextCursor });
    expect([first, second].map(({ items }) => items[0]?.id)).toEqual(["broker", "casey-park"]);
    expect(second.nextCursor).toBeUndefined();
  });
});
