import JSZip from "jszip";
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { docxOf, docxOfBody } from "../../../test/docx.ts";
import { pdfOf, pdfOfContents } from "../../../test/pdf.ts";
import { docxType } from "../../../test/sample-files.ts";
import type { ExtractorLimits, FromExtractor, ToExtractor } from "./extractor-process.ts";
import { createExtractor, permissions } from "./extractor.ts";

const pdfType = "application/pdf";
const extractor = createExtractor({ cpuMs: 6000, heapMiB: 64, memoryMiB: 300 });
afterAll(() => extractor.close());

const read = (mediaType: string, file: Buffer) =>
  extractor.extract(mediaType, Readable.from([file]));

const lease = pdfOf([["The tenant pays the rent on the first of the month."]]);
const isRead = async () => expect(await read(pdfType, lease)).toHaveProperty("parts");

/** With each part deflated. */
async function compressed(docx: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(docx);
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

test("the stems of a text come with it", async () => {
  const text = await read(pdfType, lease);
  expect(text).toMatchObject({ parts: [{ page: 1, stems: expect.arrayContaining(["tenant"]) }] });
});

test("a PDF that unpacks to more than the memory costs only its own text", async () => {
  const bomb = pdfOfContents([{ content: Buffer.alloc(240 * 2 ** 20, "0 w "), times: 2 }]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await read(pdfType, bomb)).toEqual({ problem: "too-large" });
  await isRead();
});

test("pages that draw nothing, slowly, are given up", async () => {
  const page = { content: Buffer.from(`BT ${"0 0 Td ".repeat(1_000_000)} ET`) };
  const pages = Array.from({ length: 400 }, () => page);
  const hasty = createExtractor({ cpuMs: 2000, heapMiB: 64, memoryMiB: 300 });
  const text = await hasty.extract(pdfType, Readable.from([pdfOfContents(pages)]));
  hasty.close();
  expect(text).toEqual({ problem: "too-large" });
});

test("a Word file that unpacks to gigabytes, or to a million paragraphs, is given up", async () => {
  const long = await compressed(await docxOf(["x".repeat(50_000_000)]));
  expect(await read(docxType, long)).toEqual({ problem: "too-large" });
  const many = await compressed(
    await docxOfBody("<w:p><w:r><w:t>a</w:t></w:r></w:p>".repeat(500_000)),
  );
  expect(await read(docxType, many)).toEqual({ problem: "too-large" });
  await isRead();
});

test("a file that waits for the processor is read, however long", async () => {
  // Enough for a machine whose caches others are filling.
  const cpuMs = 4000;
  const limits: ExtractorLimits = { cpuMs, heapMiB: 64, memoryMiB: 300 };
  const child = fork(join(import.meta.dirname, "extractor-process.ts"), [JSON.stringify(limits)], {
    serialization: "advanced",
  });
  const answered = once(child, "message");
  const messages: ToExtractor[] = [
    { type: "file", mediaType: pdfType },
    { type: "chunk", chunk: lease },
    { type: "end" },
  ];
  for (const message of messages) child.send(message);
  // As if the machine had no time for it while it starts to read.
  await pause(200);
  child.kill("SIGSTOP");
  await pause(cpuMs + 500);
  child.kill("SIGCONT");
  const [{ text }] = (await answered) as [FromExtractor];
  child.kill("SIGKILL");
  expect(text).toHaveProperty("parts");
});

test.each([
  ["nonsense", pdfType, Buffer.from("%PDF-1.7\nnothing of a PDF follows")],
  ["an empty file", pdfType, Buffer.alloc(0)],
  ["no Word file", docxType, Buffer.from("PK\u0003\u0004 nothing of a zip file")],
])("%s is damaged", async (_, mediaType, file) => {
  expect(await read(mediaType, file)).toEqual({ problem: "damaged" });
});

const words = (text: string) => `BT /F1 6 Tf 72 30 Td (${text}) Tj ET`;
/** A gray picture as wide and high as these shares of the page. */
const picture = (share: number) =>
  `q ${612 * share} 0 0 ${792 * share} 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x\nEI Q`;
const envelope = "Docusign Envelope ID: 4B1D6A0E-7C1F-4E6B-9B7C-2A5D1E8F0A11";
const paragraph = "The tenant pays the rent on the first of the month, without notice. ".repeat(2);

test.each([
  ["a page number", [`${words("12")} ${picture(0.3)}`, words(paragraph)]],
  ["the number of its envelope", [`${words(envelope)} ${picture(1)}`]],
  [
    "a line that is on every page",
    [1, 2, 3].map(() => `${words(envelope)} ${picture(0.3)}`).concat(words(paragraph)),
  ],
])("a scanned page with only %s isn't read", async (_, pages) => {
  const file = pdfOfContents(pages.map((page) => ({ content: Buffer.from(page) })));
  expect(await read(pdfType, file)).toMatchObject({ unread: ["pictures of text"] });
});

test.each([
  ["with its recognized text", `${words(paragraph)} ${picture(1)}`],
  ["with a logo over a title", `${words("Lease of Suite 9")} ${picture(0.3)}`],
])("a page %s is read", async (_, page) => {
  const file = pdfOfContents([{ content: Buffer.from(page) }]);
  expect(await read(pdfType, file)).toMatchObject({ unread: [] });
});

test("a source that breaks off is an error, and the next file is read", async () => {
  const broken = new Readable({
    read() {
      this.push(lease.subarray(0, 100));
      this.destroy(new Error("The bucket is gone."));
    },
  });
  await expect(extractor.extract(pdfType, broken)).rejects.toThrow("The bucket is gone.");
  await isRead();
});

test("text that a database refuses is left out", async () => {
  const text = await read("text/csv", Buffer.from("Tenant,Rent\u0000\nZephyr\u0001,3\n"));
  expect(text).toMatchObject({ parts: [{ page: null, text: "Tenant,Rent\nZephyr,3" }] });
});

test("of many pages, the first five hundred are read", async () => {
  // In letters: lines that differ only in a number are a running title.
  const nameOf = (at: number) => `${at}`.replaceAll(/\d/g, (digit) => "abcdefghij"[+digit] ?? "");
  const pages = Array.from({ length: 510 }, (_, at) => [`Parcel ${nameOf(at)} is an orchard.`]);
  const text = await read(pdfType, pdfOf(pages));
  expect(text && "parts" in text && text.parts.length).toBe(500);
});

test("what reads files reads nothing that is stored, nor the server's environment", () => {
  const reads = `
    const paths = ["/proc/${process.pid}/environ", "/proc/self/environ", "${tmpdir()}", "../../.env", "package.json"];
    const { openSync } = require("node:fs");
    console.log(JSON.stringify(paths.map((path) => {
      try { openSync(path, "r"); return "read"; } catch ({ code }) { return code; }
    })));`;
  const { stdout } = spawnSync(process.execPath, [...permissions, "--eval", reads], {
    cwd: join(import.meta.dirname, "../../.."),
    encoding: "utf8",
  });
  const denied = "ERR_ACCESS_DENIED";
  expect(JSON.parse(stdout)).toEqual([denied, denied, denied, denied, "read"]);
});
