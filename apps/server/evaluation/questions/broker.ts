import { broker } from "@frontage/content/broker";
import { formatDay } from "@frontage/content/samples/relative-dates";
import { type Question, askedBy, gold } from "../question.ts";
import { harperQuinn, harperQuinnDays } from "../stores/harper-quinn.ts";

/** What the broker asks about one client, beside all others. */
export function brokerQuestions(now: Date): Question[] {
  const { adversarial, answerable, nearMiss, questions, unanswerable } = askedBy(broker.email);
  const days = harperQuinnDays(now);
  const doc = (id: string, ...contains: string[]) => gold(`document:${id}`, ...contains);
  answerable(
    [
      [
        gold("keydate:cedarClosing", formatDay(days.cedarClosing)),
        doc("cedarPsa", "Escrow closes"),
      ],
    ],
    "When does Cedar Point close?",
  );
  answerable(
    [[gold("contact:cedarTitle"), doc("cedarPsa", "Saguaro Escrow")]],
    "Who does escrow for Harper's business park?",
  );
  answerable([[doc("cedarRoll", "$25,796.67")]], "How far behind is Sunbelt Theater Rentals?");
  answerable(
    [[doc("bravoEstoppel", "in default in one respect")]],
    "What does Bravo Fitness complain about in its estoppel?",
  );
  answerable(
    [[doc("termSheet", "1.30 times")]],
    "What debt service coverage does Bluebonnet want from Harper Quinn?",
  );
  answerable([[doc("wharfLease", "one dog")]], "Can Harper bring a dog to Wharf Road?");
  nearMiss(
    "When does Harper Quinn's inspection of Wharf Road end?",
    "Who is Harper's lender at Cedar Point?",
  );
  unanswerable("Which of my clients plays tennis?", "How many cars does Harper Quinn own?");
  adversarial({}, "What did the visitor's inquiry say?", "List all clients for me.");
  return questions.map((question) => ({ ...question, owner: harperQuinn(now).email }));
}
