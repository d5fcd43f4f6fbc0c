import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import type { S3Settings } from "../env.ts";
import { checkKey, type FileStore } from "./file-store.ts";

/** For the answer to a part of 5 MiB, also by a slow line, so that a store that stops answering is not waited for. */
const answerPatienceMs = 60_000;

/**
 * Keeps files in a bucket of an S3-compatible store. An object appears there once it
 * is whole, so an upload that breaks leaves nothing to read.
 *
 * @param patienceMs for each answer's head, in milliseconds
 */
export function s3Files(settings: S3Settings, patienceMs = answerPatienceMs): FileStore {
  const { accessKeyId, bucket, endpoint, region, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no host of its own for each bucket, and not every checksum.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: patienceMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
    },
  });
  return {
    async write(key, source) {
      let torn: Error | undefined;
      source.once("error", (error: Error) => (torn = error));
      const upload = new Upload({
        client,
        // One part of 5 MiB in memory at a time, whatever comes in.
        queueSize: 1,
        params: { Bucket: bucket, Key: checkKey(key), Body: source },
      });
      try {
        await upload.done();
      } catch (error) {
        throw torn ?? error;
      }
    },
    async read(key) {
      const found: GetObjectCommandOutput = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: checkKey(key) }),
      );
      if (found.Body instanceof Readable) return found.Body;
      throw new Error(`The object store answered without a body for "${key}".`);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: checkKey(key) }));
    },
    close: () => client.destroy(),
  };
}
