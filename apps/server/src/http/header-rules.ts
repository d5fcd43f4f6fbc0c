type Headers = Record<string, string>;

/** `dist/headers.json`: which response has which headers. Written by `compose.ts`, read by the server. */
export type HeaderRules = {
  /** On every response. */
  everywhere: Headers;
  /** On every response except hashed files, where they would only add bytes. */
  documents: Headers;
  /** On every response over HTTPS. */
  overHttps: Headers;
  /** By file of the public folder: its path, `folder/*`, or `*` for the rest. The first match applies. */
  files: { file: string; headers: Headers }[];
};

/** The headers of one file of the public folder, such as `about.html`. */
export function headersOf(file: string, rules: HeaderRules): Headers {
  const rule = rules.files.find((candidate) =>
    candidate.file.endsWith("*")
      ? file.startsWith(candidate.file.slice(0, -1))
      : file === candidate.file,
  );
  return rule?.headers ?? {};
}
