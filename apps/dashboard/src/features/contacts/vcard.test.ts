import type { Contact } from "@frontage/records/schemas/contact";
import { expect, test } from "vitest";

import { vCardFile, vCardFileName } from "./vcard.ts";

const contact: Contact = {
  id: "casey-park",
  name: "Casey Park",
  role: "lender",
  company: "Example Bank",
  phone: { e164: "+15555550111", display: "(555) 555-0111" },
  email: "casey@example.com",
  dealIds: [],
  addedAt: "2026-07-01T10:00:00.000Z",
  isOwn: false,
};

/** The lines of a vCard file, with folded lines joined. */
async function linesOf(...contacts: Contact[]): Promise<string[]> {
  const text = await vCardFile(contacts).text();
  return text.replaceAll("\r\n ", "").split("\r\n");
}

test("a card has the full name and its parts, company, role and contact details", async () => {
  const lines = await linesOf(contact);
  expect(lines.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "FN:Casey Park",
      "N:Park;Casey;;;",
      "ORG:Example Bank",
      "TITLE:Lender",
      "TEL;TYPE=WORK:+15555550111",
      "EMAIL;TYPE=WORK:casey@example.com",
      "END:VCARD",
    ]),
  );
  expect(vCardFile([contact]).type).toBe("text/vcard;charset=utf-8");
});

test("characters that would end a value early are escaped, others are kept", async () => {
  const lines = await linesOf({ ...contact, name: "Zoë Ångström", company: "Doe; Roe, Poe \\ Co" });
  expect(lines).toContain("FN:Zoë Ångström");
  expect(lines).toContain("N:Ångström;Zoë;;;");
  expect(lines).toContain(String.raw`ORG:Doe\; Roe\, Poe \\ Co`);
});

test("unknown values are left out, and a single word is a given name", async () => {
  const lines = await linesOf({ ...contact, name: "Sol", company: "", phone: undefined });
  expect(lines).toContain("N:;Sol;;;");
  expect(lines.filter((line) => /^(ORG|TEL)/.test(line))).toEqual([]);
});

test("several contacts are several cards in one file", async () => {
  const lines = await linesOf(contact, { ...contact, name: "Drew Lindqvist" });
  expect(lines.filter((line) => line === "BEGIN:VCARD")).toHaveLength(2);
  expect(lines.filter((line) => line === "END:VCARD")).toHaveLength(2);
});

test("a file is named after its contact", () => {
  expect(vCardFileName("Casey Park")).toBe("casey-park.vcf");
  expect(vCardFileName("../Zoë O'Hara")).toBe("zoë-o-hara.vcf");
  expect(vCardFileName("…")).toBe("contact.vcf");
});
