import { join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { localFiles } from "./local-files.ts";
import type { S3Settings } from "./s3-files.ts";

/** The bucket in the settings, or the data folder. */
export async function openFiles({
  dataFolder,
  s3,
}: {
  dataFolder: string;
  s3: S3Settings | undefined;
}): Promise<FileStore> {
  if (!s3) return localFiles(join(dataFolder, "files"));
  // The S3 client is large, and most servers don't need it.
  const { s3Files } = await import("./s3-files.ts");
  return s3Files(s3);
}
