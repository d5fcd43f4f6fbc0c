import { join } from "node:path";
import type { ServerEnvironment } from "../env.ts";
import type { FileStore } from "./file-store.ts";
import { localFiles } from "./local-files.ts";

/** The file store that the settings name: a bucket where there is one, else the data folder. */
export async function openFiles({
  dataFolder,
  s3,
}: Pick<ServerEnvironment, "dataFolder" | "s3">): Promise<FileStore> {
  if (!s3) return localFiles(join(dataFolder, "files"));
  // The client of the object store is large, and most servers have none.
  const { s3Files } = await import("./s3-files.ts");
  return s3Files(s3);
}
