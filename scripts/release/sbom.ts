import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import type { Library } from "./sharp.ts";

const run = promisify(execFile);

type Component = {
  type: string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  "bom-ref": string;
  licenses: { license: { id: string } }[];
};
type Bom = {
  serialNumber: string;
  metadata: { timestamp: string };
  components: Component[];
  dependencies?: unknown;
};

/**
 * The libraries in the pages and the server, as a CycloneDX bill of materials in JSON, made by pnpm
 * from the lockfile.
 *
 * @param root the repository, installed
 * @param time in seconds since 1970: the same commit has the same bill
 * @param others libraries for other machines, which aren't installed
 */
export async function billOfMaterials(
  root: string,
  time: number,
  others: readonly Library[],
): Promise<string> {
  const options = ["--sbom-format=cyclonedx", "--sbom-spec-version=1.6", "--sbom-type=application"];
  const { stdout } = await run("pnpm", ["sbom", "--prod", ...options], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = JSON.parse(stdout) as Bom;
  // Whether a library is Node itself, which only runs the repository's scripts; a release runs on
  // the machine's Node.
  const isRuntime = (ref: string) => ref.startsWith("pkg:npm/node-linux-");
  bom.components = [...bom.components, ...others.map(componentOf)]
    .filter((component) => !isRuntime(component["bom-ref"]))
    .toSorted((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1));
  // Removed, because pnpm 12 gives the workspaces' dependencies in a different order and number
  // each time.
  delete bom.dependencies;
  bom.metadata.timestamp = new Date(time * 1000).toISOString();
  bom.serialNumber = "";
  bom.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bom))}`;
  return `${JSON.stringify(bom, null, 2)}\n`;
}

function componentOf({ license, name: fullName, version }: Library): Component {
  const [group = "", name = ""] = fullName.split("/");
  const purl = `pkg:npm/${encodeURIComponent(group)}/${name}@${version}`;
  const licenses = [{ license: { id: license } }];
  return { type: "library", group, name, version, purl, "bom-ref": purl, licenses };
}

/** A UUID (version 8) made from a hash of the content, so that it is reproducible. */
function uuidOf(content: string): string {
  const hash = createHash("sha256").update(content).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`];
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}
