const figures = /(?<![\p{L}\d])[$(]?\d[\d,./-]*%?/gu;
const grammar = /\b(?:shall|is|are|was|were|will|has|have|may|must|if)\b/;

/** Whether a text is a row of a table: figures and names, and no grammar. Its header says of what they are. */
export const isOfFigures = (text: string): boolean =>
  (text.match(figures)?.length ?? 0) > 2 && !grammar.test(text) && !/[.;:]\s*$/.test(text);
