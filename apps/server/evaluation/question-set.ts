import type { Question } from "./question.ts";
import { asTypedQuestions } from "./questions/as-typed.ts";
import { brokerQuestions } from "./questions/broker.ts";
import { firstVisitQuestions } from "./questions/first-visit.ts";
import { harperQuinnQuestions } from "./questions/harper-quinn.ts";
import { ownRecordsQuestions } from "./questions/own-records.ts";
import { phrasings } from "./questions/phrasings.ts";
import { plainWordsQuestions } from "./questions/plain-words.ts";
import { quincyAhnQuestions } from "./questions/quincy-ahn.ts";
import { sampleClientReservedQuestions } from "./questions/sample-client-reserved.ts";
import { sampleClientQuestions } from "./questions/sample-client.ts";
import { rowanCastleQuestions } from "./questions/rowan-castle.ts";
import type { ClientStore } from "./stores/description.ts";
import { harperQuinn } from "./stores/harper-quinn.ts";
import { rowanCastle } from "./stores/rowan-castle.ts";
import { quincyAhn } from "./stores/quincy-ahn.ts";

/** The part by which the assistant is improved. */
export const openClients = (now: Date): ClientStore[] => [harperQuinn(now), rowanCastle(now)];
export const openQuestions = (now: Date): Question[] => [
  ...sampleClientQuestions(now),
  ...phrasings(now),
  ...harperQuinnQuestions(now),
  ...rowanCastleQuestions(now),
  ...plainWordsQuestions(now),
  ...asTypedQuestions(now),
  ...ownRecordsQuestions(),
  ...firstVisitQuestions(),
  ...brokerQuestions(now),
];

/** For testing only: nothing is chosen by it. */
export const reservedClients = (now: Date): ClientStore[] => [quincyAhn(now)];
export const reservedQuestions = (now: Date): Question[] => [
  ...quincyAhnQuestions(now),
  ...sampleClientReservedQuestions(now),
];
