import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { services } from "@frontage/content/services";
import { expect, test } from "vitest";
import { pagePassages } from "./page-passages.ts";

const passages = pagePassages();
const textOf = (path: string) =>
  passages
    .filter((passage) => passage.path === path)
    .map(({ text }) => text)
    .join("\n");

test("every service and every answered question can be quoted", () => {
  for (const { slug } of services) expect(textOf(`/services/${slug}`)).not.toBe("");
  for (const { answer } of faqs) expect(textOf("/")).toContain(answer);
});

test("the broker's contact details and hours can be quoted", () => {
  const contact = textOf("/contact");
  for (const detail of [broker.phone.display, broker.email, broker.address.street]) {
    expect(contact).toContain(detail);
  }
  for (const { time } of broker.hours) expect(contact).toContain(time);
});

test("the legal pages can be quoted by section", () => {
  expect(textOf("/privacy-policy#what-i-collect")).toContain("Client portal:");
  expect(passages.some(({ path }) => path.startsWith("/terms#"))).toBe(true);
});

test("no two have the same id", () => {
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
});
