import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");
const attributes = readFileSync(join(root, ".gitattributes"), "utf8");
const owned = [...attributes.matchAll(/^\/(\S+?)(\/\*\*)? merge=ours$/gm)].map(([, path]) => path);

test("what is an owner's is there, and named in the page about upgrading", () => {
  const page = readFileSync(join(root, "docs/upgrading.md"), "utf8");
  expect(owned.length).toBeGreaterThan(7);
  for (const path of owned) {
    expect(existsSync(join(root, String(path)))).toBe(true);
    expect(page).toContain(`\`${String(path).replace("packages/content/src/", "")}\``);
  }
});

test("a new version is merged around an owner's content, by the commands of that page", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-merge-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const git = (where: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: join(folder, where),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  const write = async (where: string, path: string, content: string) => {
    await mkdir(dirname(join(folder, where, path)), { recursive: true });
    await writeFile(join(folder, where, path), content);
  };
  const broker = "packages/content/src/broker.ts";
  const photograph = "apps/site/photographs/hero.jpg";
  const code = "apps/server/src/serve.ts";

  await mkdir(join(folder, "product"));
  git("product", "init", "-q", "-b", "main");
  await cp(join(root, ".gitattributes"), join(folder, "product/.gitattributes"));
  for (const path of [broker, photograph, code]) await write("product", path, "sample\n");
  git("product", "add", ".");
  git("product", "commit", "-qm", "First version");
  git(".", "clone", "-q", "product", "mine");
  git("mine", "config", "merge.ours.driver", "true");

  for (const path of [broker, photograph]) await write("mine", path, "mine\n");
  git("mine", "commit", "-qam", "My content");
  for (const path of [broker, photograph, code]) await write("product", path, "newer\n");
  git("product", "commit", "-qam", "Next version");
  git("product", "tag", "v2.0.0");

  git("mine", "fetch", "-q", "--tags");
  git("mine", "merge", "-q", "-m", "v2.0.0", "v2.0.0");
  const contents = [broker, photograph, code].map((path) =>
    readFile(join(folder, "mine", path), "utf8"),
  );
  expect(await Promise.all(contents)).toEqual(["mine\n", "mine\n", "newer\n"]);
  expect(git("mine", "diff", "HEAD^1...HEAD^2", "--", "packages/content/src")).toContain("+newer");
});
