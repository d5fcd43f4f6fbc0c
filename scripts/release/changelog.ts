/** A noticeable change, as described by a file in `.changeset`. */
export type Changeset = {
  releases: { name: string; type: string }[];
  /** One or more sentences. */
  summary: string;
};

/** The areas in which readers notice changes, most visible first. */
const areas = {
  "@frontage/site": "Site",
  "@frontage/dashboard": "Dashboard",
  "@frontage/server": "Server",
  "@frontage/content": "Content",
  "@frontage/records": "Records",
  "@frontage/ui": "Components",
  "@frontage/prerender": "Pages",
  "@frontage/reading": "Files",
};

const kinds = [
  { heading: "New", isOfKind: isNew },
  { heading: "Improved and fixed", isOfKind: (changeset: Changeset) => !isNew(changeset) },
];

/**
 * The section of a version, in Markdown, with each change once, in its most visible area.
 *
 * @param day such as "2026-11-23"
 */
export function changelogSection(
  version: string,
  day: string,
  changesets: readonly Changeset[],
): string {
  const lines = [`## ${version} (${day})`];
  for (const { heading, isOfKind } of kinds) {
    const byArea = Map.groupBy(changesets.filter(isOfKind), areaOf);
    if (byArea.size > 0) lines.push(`### ${heading}`);
    for (const area of Object.values(areas)) {
      const summaries = byArea.get(area)?.map(({ summary }) => summary.replaceAll(/\s+/g, " "));
      if (!summaries) continue;
      lines.push(
        `#### ${area}`,
        summaries
          .toSorted()
          .map((one) => `- ${one.trim()}`)
          .join("\n"),
      );
    }
  }
  return `${lines.join("\n\n")}\n`;
}

/** Adds a section above those of earlier versions. */
export function withSection(changelog: string, section: string): string {
  const title = "# Changelog\n";
  const earlier = changelog.replace(title, "").trim();
  return `${[title.trim(), section.trim(), earlier].filter(Boolean).join("\n\n")}\n`;
}

function isNew({ releases }: Changeset): boolean {
  return releases.some(({ type }) => type !== "patch");
}

/** The area of a change. @throws if the changelog knows none of its packages */
function areaOf({ releases, summary }: Changeset): string {
  const known = Object.entries(areas).find(([name]) =>
    releases.some((release) => release.name === name),
  );
  if (!known) throw new Error(`The changelog has no area for this change: ${summary}`);
  return known[1];
}
