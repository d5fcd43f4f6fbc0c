/** Adds a period to a sentence, unless it ends with one: "… through Fairley Realty Inc." */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
