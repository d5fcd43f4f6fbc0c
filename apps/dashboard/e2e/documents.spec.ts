import { broker as owner } from "@frontage/content/broker";
import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import JSZip from "jszip";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

const ownersFirstName = owner.name.split(" ")[0];

const path = "/dashboard/documents";

const rowOf = (page: Page, name: string) => page.getByRole("row", { name });
const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.alloc(bytes, "%PDF-1.4 sample "),
});

type TestFile = { name: string; mimeType: string; buffer: Buffer };

async function upload(page: Page, files: TestFile[], deal: string, type: string) {
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload documents" });
  await dialog.locator("input[type=file]").setInputFiles(files);
  await dialog.getByLabel("Property").selectOption(deal);
  await dialog.getByLabel("Type").selectOption(type);
  await dialog.getByRole("button", { name: /^Upload \d/ }).click();
}

test("the list is accessible, and its filters and order are kept in the URL @desktop", async ({
  page,
}) => {
  await page.goto(`${path}?group=lease&deal=200-sample-avenue&sort=name`);
  await expect(page.getByText("4 documents")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Leases 4" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("row").nth(1)).toContainText("Lease abstract, Suite 3");

  await page.getByRole("tab", { name: /^All/ }).click();
  await page.getByRole("button", { name: "Filter 1" }).click();
  await expectAccessible(page);
  await page.getByLabel("Property").selectOption("All properties");
  await page.getByLabel("Status").selectOption("To sign");
  await expect(page).toHaveURL(`${path}?sort=name&status=needs-signature`);
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Filter" })).toBeHidden();
  await page.getByRole("searchbox", { name: "Search documents" }).fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No matching documents" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${path}?sort=name`);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search documents" })).toHaveValue(
    "nothing like it",
  );
  await page.getByRole("button", { name: "Clear filters" }).click();

  await page.getByRole("button", { name: "Size" }).click();
  await expect(page).toHaveURL(`${path}?sort=-size`);
  await expect(page.getByRole("columnheader", { name: "Size" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.getByRole("row").nth(1)).toContainText("Property condition assessment.pdf");
  await expectAccessible(page);

  await page.goto(`${path}?page=40`);
  await expect(page.getByText("28 to 36 of 36 documents")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("row")).toHaveCount(37);
});

test("a document opens with its pages and text, and is no longer new @phone", async ({ page }) => {
  await page.goto(`${path}?q=rent+roll`);
  const row = rowOf(page, "Rent roll, second quarter");
  await expect(row).toContainText("New");
  await row.getByRole("link").click();

  const dialog = page.getByRole("dialog", { name: "Rent roll, second quarter" });
  await expect(dialog.getByText("Page 1 of 3", { exact: true })).toBeVisible();
  const sample = dialog.getByText("This is a sample document.");
  await expect(sample).toBeVisible();
  await expect(dialog.locator("canvas")).toHaveCount(0);
  await dialog.getByRole("radio", { name: "Page" }).click();
  await expect
    .poll(() =>
      dialog.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
        const pen = canvas.getContext("2d");
        if (!pen || canvas.width === 0) return 0;
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        // Dark pixels are drawn text.
        return data.filter((value, index) => index % 4 === 0 && value < 100).length;
      }),
    )
    .toBeGreaterThan(100);
  await expect(sample).toBeAttached();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Reviewed");
  await expect(row.getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(`${path}?q=rent+roll`);
});

/** A Word document with this body and these link targets. */
async function docx(name: string, body: string, links: Record<string, string> = {}) {
  const zip = new JSZip();
  const schemas = "http://schemas.openxmlformats.org";
  const relationships = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" TargetMode="External" Target="${target}" Type="${schemas}/officeDocument/2006/relationships/hyperlink"/>`,
  );
  zip.file(
    "word/document.xml",
    `<w:document xmlns:w="${schemas}/wordprocessingml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`,
  );
  zip.file(
    "word/_rels/document.xml.rels",
    `<Relationships xmlns="${schemas}/package/2006/relationships">${relationships.join("")}</Relationships>`,
  );
  zip.file(
    "word/styles.xml",
    `<w:styles xmlns:w="${schemas}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="Heading 1"/></w:style></w:styles>`,
  );
  return {
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: await zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" }),
  };
}
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;

test("a CSV and a Word file are shown", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(path);
  await upload(
    page,
    [
      {
        name: "Suites.csv",
        mimeType: "text/csv",
        buffer: Buffer.from('Tenant;Rent\n"Placeholder Coffee; LLC";$2,400.50\n'),
      },
      await docx(
        "Draft lease.docx",
        [
          paragraph(`<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run("Premises")}`),
          paragraph(`<w:hyperlink r:id="r1">${run("The plan")}</w:hyperlink>`),
          paragraph(`<w:hyperlink r:id="r2">${run("A trap")}</w:hyperlink>`),
          paragraph(
            `<w:del><w:r><w:delText>Sixty months.</w:delText></w:r></w:del><w:ins>${run("Thirty-six months.")}</w:ins>`,
          ),
          paragraph('<w:r><w:commentReference w:id="1"/></w:r>'),
          `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell("Suite")}</w:tr><w:tr>${cell("3")}</w:tr></w:tbl>`,
        ].join(""),
        { r1: "https://example.com/plan", r2: "javascript:document.body.remove()" },
      ),
    ],
    "2 Sample Square",
    "Lease",
  );
  await expect(page.getByText("1 to 9 of 38 documents")).toBeVisible();

  const open = async (name: string) => {
    await rowOf(page, name).getByRole("link").click();
    return page.getByRole("dialog", { name });
  };
  await test.step("a CSV file is a table", async () => {
    const dialog = await open("Suites");
    await expect(dialog.getByRole("columnheader", { name: "Tenant" })).toBeVisible();
    await expect(dialog.getByRole("cell", { name: "Placeholder Coffee; LLC" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("a Word file has headings, tables and links, and runs nothing", async () => {
    const dialog = await open("Draft lease");
    await expect(dialog.getByRole("heading", { name: "Premises", level: 3 })).toBeVisible();
    await expect(dialog.getByRole("columnheader", { name: "Suite" })).toBeVisible();
    const plan = dialog.getByRole("link", { name: "The plan" });
    await expect(plan).toHaveAttribute("href", "https://example.com/plan");
    await expect(plan).toHaveAttribute("rel", "noopener noreferrer");
    await expect(dialog.getByText("[deleted: Sixty months.]")).toBeVisible();
    await expect(dialog.getByText("[inserted: Thirty-six months.]")).toBeVisible();
    await expect(dialog.getByText("This draft has open changes.")).toBeVisible();
    await expect(
      dialog.getByText("Not everything in this file could be read: comments"),
    ).toBeVisible();
    await expect(dialog.getByText("A trap")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "A trap" })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});

test(
  "a file that is too large, damaged or a placeholder only loses its preview",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.goto(path);
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA [(template) 4 0 R] >> >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
      "<< /Length 6 >>\nstream\n<xdp/>\nendstream",
    ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
    const form = Buffer.from(`%PDF-1.7\n${objects.join("")}trailer << /Root 1 0 R >>\n%%EOF\n`);
    await upload(
      page,
      [
        await docx("Flood.docx", paragraph(run(" ".repeat(41_000_000)))),
        await docx("Endless.docx", paragraph(run("a ".repeat(1_100_000)))),
        { ...pdf("Broken.docx"), buffer: Buffer.from("PK\u0003\u0004 and no more") },
        { ...pdf("Application.pdf"), buffer: form },
      ],
      "2 Sample Square",
      "Lease",
    );
    for (const [name, problem] of [
      ["Flood", "This document is too large to preview."],
      ["Endless", "This document is too large to preview."],
      ["Broken", "Couldn’t show this document"],
      ["Application", "Not everything in this file could be read: form fields"],
    ] as const) {
      await rowOf(page, name).getByRole("link").click();
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog.getByText(problem)).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Download", exact: true })).toBeEnabled();
      await expect(dialog.locator("canvas")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  },
);

test("an open document is accessible, and downloads and prints the version's file @desktop", async ({
  page,
}) => {
  await page.goto(`${path}?document=purchase-agreement-48-example-road`);
  const dialog = page.getByRole("dialog");
  await expect(page.getByText("Page 1 of 6", { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const [tab, button, fileName] of [
    ["Details", "Download", "purchase-agreement-revision-3.pdf"],
    ["Versions 3", "Download version 1", "purchase-agreement-revision-3-version-1.pdf"],
  ] as const) {
    await dialog.getByRole("tab", { name: tab }).click();
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: button, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(fileName);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  }
  await test.step("printing prints all pages, and nothing else", async () => {
    await page.evaluate(() => (window.print = () => document.body.classList.add("printing")));
    await dialog.getByRole("tab", { name: "Details" }).click();
    await dialog.getByRole("button", { name: "Print", exact: true }).click();
    await expect(page.locator("body.printing")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-slot=print-sheets] img:visible")).toHaveCount(6);
    await expect(dialog).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(dialog).toBeVisible();
  });
});

test("several files are uploaded, one is refused, one is lost in a reload, and one is undone @phone", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByText("1 to 9 of 36 documents")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload documents" });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  const noFiles = dialog.getByText("Choose at least one file that can be uploaded.");
  await expect(noFiles).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles([
    pdf("Insurance quote.pdf"),
    // This file is too large for the browser's storage.
    pdf("Drawings.pdf", 300_000),
    { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
  ]);
  await expect(dialog).toContainText("This file type isn’t supported.");
  await expect(noFiles).toBeHidden();

  await dialog.getByRole("button", { name: "Upload 2 files" }).click();
  await expect(dialog.getByLabel("Property")).toBeFocused();
  await expect(dialog).toContainText("Please select a property.");
  await expect(dialog).toContainText("Please select a type.");
  await expectAccessible(page);
  await dialog.getByLabel("Property").selectOption("48 Example Road");
  await dialog.getByLabel("Type").selectOption("Other");
  await dialog.getByRole("button", { name: "Upload 2 files" }).click();
  // The list of refused files stays.
  await expect(dialog.getByText("Added")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("1 to 9 of 38 documents")).toBeVisible();

  await page.reload();
  await rowOf(page, "Drawings").getByRole("link").click();
  await expect(page.getByRole("alert")).toContainText("only until the page is loaded again");
  await page.keyboard.press("Escape");

  const quote = rowOf(page, "Insurance quote");
  await quote.getByRole("button", { name: "More for Insurance quote" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByText("Insurance quote removed.")).toBeVisible();
  await expect(quote).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(quote).toBeVisible();
});

test(
  "an upload with an existing name asks, and becomes a new version",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.goto(`${path}?deal=2-sample-square&type=title`);
    await upload(page, [pdf("title-commitment.pdf")], "2 Sample Square", "Title");
    const question = page.getByRole("group", { name: "About Title commitment" });
    await expect(question).toContainText("“Title commitment” is already here.");
    await question.getByRole("button", { name: "New version" }).click();
    await expect(page.getByText("1 file uploaded.")).toBeVisible();
    await expect(page.getByText("1 document", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "More for Title commitment" }).click();
    await page.getByRole("menuitem", { name: "Version history" }).click();
    const dialog = page.getByRole("dialog", { name: "Title commitment" });
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await expect(dialog.getByRole("listitem").first()).toContainText("you");
  },
);

test(
  "files dropped on the list are in the upload dialog",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole("table", { name: "Documents" });
    await expect(list).toBeVisible();
    // A file being dragged over the page.
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["%PDF-1.4"], "Survey.pdf", { type: "application/pdf" }));
      return transfer;
    });
    const cover = page.getByText("Drop files to upload");
    await list.dispatchEvent("dragenter", { dataTransfer });
    await expect(cover).toBeVisible();
    await list.dispatchEvent("drop", { dataTransfer });
    await expect(cover).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Upload documents" })).toContainText(
      "Survey.pdf",
    );
  },
);

test(
  "records that can't be loaded show an error with a retry button",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const records of ["documents", "events"]) {
        sessionStorage.setItem(`sample:${records}`, '"unreadable"');
      }
    });
    await page.clock.install();
    const alert = page.getByRole("alert");
    for (const [records, address, loaded] of [
      ["documents", "/documents", page.getByText("1 to 9 of 36 documents")],
      ["the calendar", "/calendar", page.getByText("Property viewing").first()],
    ] as const) {
      await page.goto(`/dashboard${address}`);
      // Three retries come first, with growing delays.
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(alert).toContainText(`Couldn’t load ${records}.`, { timeout: 500 });
      }).toPass();
      await page.evaluate(() => {
        for (const records of ["documents", "events"]) {
          sessionStorage.removeItem(`sample:${records}`);
        }
      });
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect(loaded).toBeVisible();
    }
  },
);

test(
  "a document whose dialog or preview can't be loaded shows an error, and opens after a retry",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const name = "Environmental site assessment";
    const tryAgain = page.getByRole("button", { name: "Try again" });
    const reconnect = await makeUnreachable(page, "**/document-screen-*.js");
    const reconnectPreview = await makeUnreachable(page, "**/pdf-preview-*.js");
    await page.goto(`${path}?q=environmental`);
    await page.getByRole("link", { name }).click();
    await expect(page.getByText("Couldn’t load the document. Try again.")).toBeVisible();
    await expect(page).toHaveURL(`${path}?q=environmental`);
    reconnect();
    await page.getByRole("link", { name }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("alert")).toContainText("Couldn’t load the preview.");
    const worker = /\/pdf\.worker[^/]+\.mjs$/;
    const reconnectWorker = await makeUnreachable(page, worker);
    const refused = page.waitForEvent("requestfailed", (request) => worker.test(request.url()));
    reconnectPreview();
    await tryAgain.click();
    await refused;
    await expect(dialog.getByRole("alert")).toContainText("Check your connection.");
    reconnectWorker();
    await tryAgain.click();
    await expect(dialog.getByText(/^Page 1 of/)).toBeVisible();
    await expect(dialog.locator("canvas")).toBeVisible();
  },
);

test(
  "on a phone, a document to sign fills the screen, and is marked as signed once it was read, with Undo",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.goto(`${path}?document=purchase-agreement-48-example-road`);
    const dialog = page.getByRole("dialog", { name: "Purchase agreement, revision 3" });
    await expect(dialog.getByText(`${ownersFirstName}’s note`)).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && [box.x, box.width, box.height >= 844];
      })
      .toEqual([0, 390, true]);
    const read = dialog.getByRole("heading", { name: "Read it" });
    await expect(read).toHaveText("Now: Read it");
    await dialog.getByRole("button", { name: "See version 2" }).click();
    await expect(dialog.getByText("This is version 2.")).toBeVisible();
    await dialog.getByRole("button", { name: "Back to version 3" }).click();
    await expect(dialog.getByText("Page 1 of 6", { exact: true })).toBeVisible();
    for (let page = 2; page <= 6; page += 1) {
      await dialog.getByRole("button", { name: "Next page" }).click();
      await expect(dialog.getByText(`Page ${page} of 6`, { exact: true })).toBeVisible();
    }
    await dialog.getByRole("tab", { name: "Sign" }).click();
    await expect(read).toHaveText("Done: Read it");
    const signed = dialog.getByRole("button", { name: "I signed it" });
    await expect(signed).toBeInViewport({ ratio: 1 });
    await signed.click();
    const said = dialog.getByText(
      new RegExp(`^You said you signed it today at .*${ownersFirstName} will confirm\\.$`),
    );
    await expect(said).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(signed).toBeEnabled();
  },
);
