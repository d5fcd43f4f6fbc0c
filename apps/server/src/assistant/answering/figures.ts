const figures = /(?<![\p{L}\d])[$(]?\d[\d,./-]*%?/gu;
const grammar = /\b(?:shall|is|are|was|were|will|has|have|may|must|if)\b/;

/** Whether a text is a table row: names and figures without grammar, explained by its header. */
export const isOfFigures = (text: string): boolean =>
  (text.match(figures)?.length ?? 0) > 2 && !grammar.test(text) && !/[.;:]\s*$/.test(text);
