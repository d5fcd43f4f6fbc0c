import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { confirmUpload, discardUpload, takeUpload, type Upload } from "./upload.ts";

const store = sharedStore();

const content = "Suite;Tenant";

const upload = (keep: (file: Upload) => Promise<Upload> = async (file) => file) =>
  takeUpload(
    store,
    new Request("http://localhost", {
      method: "POST",
      body: content,
      headers: { "Content-Length": String(content.length) },
    }),
    { folder: "documents", mediaType: "text/csv" },
    keep,
  );

const contentOf = async ({ fileKey }: Upload) =>
  String(await buffer(await store.files.read(fileKey)));

test("a discarded upload leaves nothing, and cannot be kept any more", async () => {
  const file = await upload();
  await discardUpload(store, file.fileKey);
  await expect(contentOf(file)).rejects.toThrow("ENOENT");
  const kept = store.db.transaction().execute((transaction) => {
    return confirmUpload(transaction, file.fileKey);
  });
  await expect(kept).rejects.toThrow("Please try again.");
});

test("an upload that is refused once its file is stored leaves nothing", async () => {
  let stored: Upload | undefined;
  const refused = upload(async (file) => {
    stored = file;
    throw new Error("This PDF has no pages.");
  });
  await expect(refused).rejects.toThrow("This PDF has no pages.");
  await expect(stored && contentOf(stored)).rejects.toThrow("ENOENT");
});

test("an upload that was kept is not discarded, though the answer to its commit got lost", async () => {
  const file = await upload();
  let discarded = Promise.resolve();
  await store.db.transaction().execute(async (transaction) => {
    await confirmUpload(transaction, file.fileKey);
    // The process that lost the connection discards the upload before the database has committed.
    discarded = discardUpload(store, file.fileKey);
  });
  await discarded;
  expect(await contentOf(file)).toBe(content);
});
