type Headers = Record<string, string>;

/** `dist/headers.json`: which answer carries which headers. Written by the composition, read by the server. */
export type HeaderRules = {
  /** On every answer. */
  everywhere: Headers;
  /** On every answer but hashed files, where they mean nothing and cost a phone a round trip. */
  documents: Headers;
  /** On every answer to a visitor who came by https. */
  overHttps: Headers;
  /** By file of the public folder: its path, or `folder/*`, or `*` for the rest. The first match holds. */
  files: { file: string; headers: Headers }[];
};

/** The headers that belong to one file of the public folder, such as `about.html`. */
export function headersOf(file: string, rules: HeaderRules): Headers {
  const rule = rules.files.find((candidate) =>
    candidate.file.endsWith("*")
      ? file.startsWith(candidate.file.slice(0, -1))
      : file === candidate.file,
  );
  return rule?.headers ?? {};
}
