const formats: [type: RegExp, name: string][] = [
  [/pdf/, "PDF"],
  [/csv/, "CSV"],
  [/spreadsheet|excel/, "Excel"],
  [/word/, "Word"],
  [/presentation|powerpoint/, "PowerPoint"],
  [/^image\//, "Picture"],
  [/zip/, "ZIP"],
];

/** The format of a listing's document, and its pages: "PDF, 34 pages", "Excel". */
export function documentFormat(mediaType: string, pages?: number | null): string {
  const format = formats.find(([type]) => type.test(mediaType))?.[1] ?? "File";
  return pages ? `${format}, ${pages} ${pages === 1 ? "page" : "pages"}` : format;
}
