import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";

// Answers for stories and tests.

const exampleRoad = { dealId: "48-example-road", name: "48 Example Road", side: "Buying" };
const templateDrive = { dealId: "9-template-drive", name: "9 Template Drive", side: "Buying" };

/** Marks each of these words in the text. */
function marked(text: string, ...words: string[]): Pick<AssistantPassage, "marks" | "text"> {
  const found = words.map((word): [number, number] => {
    const start = text.indexOf(word);
    return [start, start + word.length];
  });
  return { text, marks: found.toSorted(([one], [other]) => one - other) };
}

/** A quote from a purchase agreement. */
export const roofQuote: AssistantPassage = {
  kind: "quote",
  source: "document",
  recordId: "purchase-agreement",
  version: 3,
  title: "Purchase agreement, revision 3",
  path: "/dashboard/documents?document=purchase-agreement#page=4&quote=Seller%20replaces",
  page: 4,
  section: "section 11",
  place: exampleRoad,
  ...marked(
    "Seller replaces the roof membrane over bays 1 to 4 before closing, at Seller’s cost, with a warranty of at least 15 years.",
    "replaces",
    "roof",
    "warranty",
  ),
};

/** A fact of a property. */
export const roofCard: AssistantPassage = {
  kind: "card",
  source: "deal",
  recordId: "48-example-road",
  title: "Property details",
  path: "/dashboard/deals/48-example-road",
  label: "Roof",
  by: "Jordan Avery",
  at: "2026-06-02T15:00:00.000Z",
  place: exampleRoad,
  ...marked("Membrane, last replaced 2009", "replaced"),
};

const leaseQuote: AssistantPassage = {
  kind: "quote",
  source: "document",
  recordId: "lease",
  title: "Lease, Template Software",
  path: "/dashboard/documents?document=lease#page=12&quote=The%20tenant",
  page: 12,
  section: "section 7.2",
  place: templateDrive,
  ...marked(
    "The tenant maintains the interior; structure, roof and exterior walls remain with the landlord.",
    "roof",
  ),
};

/** A sentence of a message. */
export const messageQuote: AssistantPassage = {
  kind: "quote",
  source: "message",
  recordId: "message",
  title: "Message from Jordan Avery",
  path: "/dashboard/messages?thread=broker&message=message",
  by: "Jordan Avery",
  at: "2026-07-10T15:10:00.000Z",
  place: exampleRoad,
  ...marked("Kai Okafor inspects the roof, docks and floor.", "roof"),
};

const pageQuote: AssistantPassage = {
  kind: "quote",
  source: "page",
  recordId: "buying",
  title: "Buying",
  path: "/services/buying",
  place: { name: "This site" },
  ...marked("I walk the roof with you before you offer.", "roof"),
};

/** Five passages of two properties and a page of the site. */
export const roofAnswer: AssistantAnswer = {
  id: "roof",
  question: "Who pays for the roof, and can it carry solar?",
  askedAt: "2026-07-14T14:02:00.000Z",
  sentences: [],
  passages: [roofQuote, roofCard, leaseQuote, messageQuote, pageQuote],
  unmentioned: ["solar"],
  handOff: null,
  mode: "quotes",
  searched: { documents: 14, unreadable: [] },
  isForwarded: false,
  isUnhelpful: false,
};

/** A question that nothing was found for. */
export const nothingFound: AssistantAnswer = {
  ...roofAnswer,
  id: "nothing",
  question: "Will rents rise next year?",
  passages: [],
  unmentioned: [],
  searched: { documents: 14, unreadable: ["Survey 1994.pdf"] },
};

/** The same passages behind a language model’s sentences. */
export const modelAnswer: AssistantAnswer = {
  ...roofAnswer,
  id: "model",
  mode: "model",
  sentences: [
    {
      text: "At 48 Example Road the seller replaces the roof over bays 1 to 4 before closing, at its own cost.",
      sources: [
        { ...roofQuote, ...marked("at Seller’s cost, with a warranty of at least 15 years.") },
      ],
    },
    {
      text: "At 9 Template Drive the roof stays with the landlord.",
      sources: [
        {
          ...leaseQuote,
          ...marked("structure, roof and exterior walls remain with the landlord."),
        },
      ],
    },
  ],
};
