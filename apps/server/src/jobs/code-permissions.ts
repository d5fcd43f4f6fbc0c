import { basename, dirname, join } from "node:path";

/**
 * Node's permissions for a process that works on people's files. It reads its code and libraries,
 * but not the server's secrets or stored files, writes nothing and starts no programs. Node can't
 * block the network.
 */
export const codePermissions: readonly string[] = [
  "--permission",
  ...[...codeFolders(import.meta.dirname)].map((path) => `--allow-fs-read=${path}`),
];

/** The bundle is one folder; the sources are in `src` and load from `node_modules`. */
function* codeFolders(folder: string): Generator<string> {
  const isBundle = basename(folder) !== "jobs";
  let parent = isBundle ? folder : dirname(folder);
  yield parent;
  while (parent !== dirname(parent)) {
    parent = dirname(parent);
    yield join(parent, "package.json");
    if (!isBundle) yield join(parent, "node_modules");
  }
  if (!isBundle) yield join(folder, "../../../../packages");
}
