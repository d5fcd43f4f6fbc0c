import { globSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eicar, fakeClamd } from "../../test/clamd.ts";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";

const clamd = fakeClamd(1024 * 1024);
const store = sharedStore({ settings: { CLAMAV_SOCKET: clamd.path } });
let dealId: string;

beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
  await clamd.start();
});
afterAll(async () => {
  await clamd.stop();
  clamd.remove();
});

const upload = (body: string, name = "Notes") =>
  store.as(store.client)(
    `/api/documents?name=${name}&mediaType=text%2Fcsv&dealId=${dealId}&type=other`,
    { method: "POST", body },
  );

/** The files in the store, and those that may still have to be removed. */
async function kept() {
  const files = globSync("files/**", { cwd: store.variables["DATA_DIR"], withFileTypes: true });
  const { length } = await store.db.selectFrom("upload").selectAll().execute();
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return { files: paths.length, uploads: length };
}

test("a file that ClamAV finds nothing in is kept", async () => {
  const body = "name,value\n".repeat(20_000);
  expect((await upload(body)).status).toBe(200);
  expect(clamd.scanned).toEqual([body.length]);
  expect(await kept()).toEqual({ files: 1, uploads: 0 });
});

test("a file with a virus is refused with a sentence, and nothing of it stays", async () => {
  const before = await kept();
  const answer = await upload(`name,value\n${eicar},1\n`);
  expect(answer.status).toBe(422);
  expect((await answer.json()).error).toBe(
    "A virus was found in this file, so it wasn’t kept. Please check your computer, and send a clean copy.",
  );
  expect(await kept()).toEqual(before);
});

test("a photograph of a listing is scanned like everything else that is stored", async () => {
  const write = store.files.write("listing-photos/test", Readable.from([Buffer.from(eicar)]));
  await expect(write).rejects.toThrow("A virus was found");
});

test("nothing is kept while ClamAV can't say: too large for it, or not running", async () => {
  const before = await kept();
  const sentence = "couldn’t be checked for viruses, so it wasn’t kept. Please try again";
  const large = await upload("name,value\n".repeat(200_000));
  expect([large.status, (await large.json()).error]).toEqual([
    503,
    expect.stringContaining(sentence),
  ]);
  await clamd.stop();
  const stopped = await upload("name,value\n");
  expect([stopped.status, (await stopped.json()).error]).toEqual([
    503,
    expect.stringContaining(sentence),
  ]);
  expect(await kept()).toEqual(before);
  await clamd.start();
  expect((await upload("name,value\n1,2\n", "Later")).status).toBe(200);
});
