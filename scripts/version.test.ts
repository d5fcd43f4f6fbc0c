import { execFileSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A repository with the files that `version.ts` reads, and these changesets. */
function repositoryWith(changesets: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "frontage-version-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifests = globSync("{apps,packages}/*/package.json", { cwd: root });
  const others = [
    ".changeset/config.json",
    "package.json",
    "pnpm-workspace.yaml",
    "scripts/version.ts",
    "scripts/release/changelog.ts",
    "scripts/release/notes.ts",
  ];
  for (const path of [...manifests, ...others]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Starts from a made-up version, whatever the product’s is.
  for (const path of [...manifests, "package.json"]) {
    const text = readFileSync(join(folder, path), "utf8");
    writeFileSync(
      join(folder, path),
      text.replace(/^ {2}"version": ".*"/m, '  "version": "0.4.2"'),
    );
  }
  writeFileSync(join(folder, ".gitignore"), "node_modules\n");
  for (const [name, text] of Object.entries(changesets)) {
    writeFileSync(join(folder, ".changeset", `${name}.md`), text);
  }
  const env = {
    PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
    HOME: folder,
    GIT_AUTHOR_NAME: "Taylor Morgan",
    GIT_AUTHOR_EMAIL: "taylor@example.com",
    GIT_COMMITTER_NAME: "Taylor Morgan",
    GIT_COMMITTER_EMAIL: "taylor@example.com",
  };
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: folder, encoding: "utf8", env, stdio: "pipe" });
  run("git", "init", "--quiet", "--initial-branch=main");
  run("git", "add", "--all");
  run("git", "commit", "--quiet", "--message=first");
  return { folder, run, read: (path: string) => readFileSync(join(folder, path), "utf8") };
}

const fixed = `---\n"@frontage/content": patch\n"@frontage/dashboard": patch\n---\n\nFixed the clock\nof Arizona.\n`;
const added = `---\n"@frontage/server": minor\n---\n\nAdded carrier pigeons.\n`;

test("changesets become a version, a changelog, a commit and a tag", () => {
  const { read, run } = repositoryWith({ fixed, added });
  expect(run(process.execPath, "scripts/version.ts")).toBe(
    "Frontage 0.5.0: committed, and tagged v0.5.0.\n",
  );

  expect(read("CHANGELOG.md").replace(/\d{4}-\d\d-\d\d/, "day")).toBe(
    `# Changelog\n\n## 0.5.0 (day)\n\n### New\n\n#### Server\n\n- Added carrier pigeons.\n\n### Improved and fixed\n\n#### Dashboard\n\n- Fixed the clock of Arizona.\n`,
  );
  for (const path of [
    "package.json",
    "apps/server/package.json",
    "packages/prerender/package.json",
  ]) {
    expect(JSON.parse(read(path)).version).toBe("0.5.0");
  }
  expect(run("git", "status", "--porcelain")).toBe("");
  expect(run("git", "describe")).toBe("v0.5.0\n");
  expect(run("git", "ls-files", ".changeset")).toBe(".changeset/config.json\n");
  const notesOf = (tag: string) => run(process.execPath, "scripts/release/notes.ts", tag);
  expect(notesOf("v0.5.0")).toContain("### New\n\n#### Server\n\n- Added carrier pigeons.\n");
  expect(() => notesOf("v0.6.0")).toThrow("no section for 0.6.0");
});

test("without changesets, with uncommitted changes, or if its tag exists or the commit fails, no version is made and nothing changes", () => {
  const none = repositoryWith({});
  expect(() => none.run(process.execPath, "scripts/version.ts")).toThrow("Nothing to release");
  writeFileSync(join(none.folder, "package.json"), "{}");
  expect(() => none.run(process.execPath, "scripts/version.ts")).toThrow("aren’t committed");

  const { folder, read, run } = repositoryWith({ added });
  const version = () => run(process.execPath, "scripts/version.ts");
  const expectUntouched = () => {
    expect(run("git", "status", "--porcelain")).toBe("");
    expect(read("package.json")).toContain('"version": "0.4.2"');
  };
  run("git", "tag", "v0.5.0");
  expect(version).toThrow("The tag v0.5.0 exists already.");
  expectUntouched();
  run("git", "tag", "--delete", "v0.5.0");

  const hook = join(folder, ".git/hooks/commit-msg");
  writeFileSync(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  expect(version).toThrow("Command failed: git commit");
  expectUntouched();
  rmSync(hook);
  expect(version()).toContain("tagged v0.5.0");
});
