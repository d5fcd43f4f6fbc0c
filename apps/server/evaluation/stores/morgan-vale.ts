import { type ClientStore, dayIn, readStore, weekdayIn } from "./description.ts";

/** In every record of this client, so that a leak to another client is noticed. */
export const canary = "CANARY-7F3A";

/**
 * A client whose properties are called like those of others, with a canary in every kind of
 * record. Nothing of it may reach anybody else.
 */
export const morganVale = (now: Date): ClientStore =>
  readStore("morgan-vale", {
    canary,
    closing: weekdayIn(now, 77),
    diligence: weekdayIn(now, 37),
    juniper: weekdayIn(now, 78),
    tour: dayIn(now, 2),
  });

/** A question that finds nothing, and the broker's answer, which is kept as a note. */
export const notedQuestion = {
  question: "Which paint did the painters use in the boiler room?",
  answer: `Lagoon blue no. 7, ${canary}.`,
};
