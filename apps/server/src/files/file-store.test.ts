import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3 } from "../../test/s3.ts";
import { hanging, openReceiver } from "../../test/webhook-receiver.ts";
import type { FileStore } from "./file-store.ts";
import { openFiles } from "./open-files.ts";
import { s3Files } from "./s3-files.ts";

type OpenStore = {
  files: FileStore;
  /** The names of all stored files, including those that shouldn't be there. */
  kept: () => Promise<string[]>;
  stop: () => Promise<void>;
};

async function onThisDisk(): Promise<OpenStore> {
  const dataFolder = await mkdtemp(join(tmpdir(), "frontage-files-"));
  const files = await openFiles({ dataFolder, s3: undefined });
  return {
    files,
    kept: async () => {
      const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    stop: () => rm(dataFolder, { recursive: true }),
  };
}

async function inABucket(): Promise<OpenStore> {
  const { settings, stop } = await startS3();
  const files = await openFiles({ dataFolder: "", s3: settings });
  return {
    files,
    kept: async () => {
      const listing = await (await fetch(`${settings.endpoint}/${settings.bucket}`)).text();
      return [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? "");
    },
    stop: async () => {
      files.close();
      await stop();
    },
  };
}

/** How a disk and a bucket report a missing file. */
const missing = /no such file|does not exist/;

describe.each([
  ["this disk", onThisDisk],
  ["a bucket", inABucket],
])("on %s", (_, open) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.stop());
  const read = async (key: string) => buffer(await store.files.read(key));

  test("a file comes back as it went in, small or of several parts", async () => {
    for (const size of [1, 12 * 1024 * 1024]) {
      const bytes = randomBytes(size);
      const key = `documents/${randomUUID()}`;
      await store.files.write(key, Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]));
      expect((await read(key)).equals(bytes)).toBe(true);
    }
  });

  test("a source that breaks leaves nothing, and says why", async () => {
    const before = await store.kept();
    for (const size of [10, 6 * 1024 * 1024]) {
      const key = `documents/${randomUUID()}`;
      const torn = Readable.from(
        (function* () {
          yield Buffer.alloc(size);
          throw new Error("The line is dead.");
        })(),
      );
      await expect(store.files.write(key, torn)).rejects.toThrow("The line is dead.");
      await expect(store.files.read(key)).rejects.toThrow(missing);
    }
    expect(await store.kept()).toEqual(before);
  });

  test("what is removed is gone, and removing it again is fine", async () => {
    const key = `documents/${randomUUID()}`;
    await store.files.write(key, Readable.from([Buffer.from("x")]));
    await store.files.remove(key);
    await store.files.remove(key);
    await expect(store.files.read(key)).rejects.toThrow(missing);
  });

  test("no key leads out of the store", async () => {
    for (const key of ["../secret", "/etc/passwd", "a//b", "a/../b", "a\0b", "a b", "", "a.part"]) {
      await expect(store.files.read(key)).rejects.toThrow("is not a file key");
      await expect(store.files.write(key, Readable.from([]))).rejects.toThrow("is not a file key");
      await expect(async () => store.files.remove(key)).rejects.toThrow("is not a file key");
    }
  });
});

test("a bucket that stops answering is not waited for", async () => {
  const silent = await openReceiver(hanging);
  const settings = {
    endpoint: new URL(silent.url).origin,
    region: "us-east-1",
    bucket: "frontage",
  };
  const files = s3Files({ ...settings, accessKeyId: "a", secretAccessKey: "b" }, 100);
  const key = `documents/${randomUUID()}`;
  const asked = [
    files.write(key, Readable.from([Buffer.from("x")])),
    files.read(key),
    files.remove(key),
  ];
  for (const one of await Promise.allSettled(asked)) {
    expect(one).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
  }
  files.close();
  await silent.close();
});
