/** Ends a sentence with a period, unless its last word has one: "… through Fairley Realty Inc." */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
