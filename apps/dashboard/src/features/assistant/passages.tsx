import { assistantPath } from "@frontage/content/dashboard";
import { paths } from "@frontage/content/navigation";
import type { AssistantAnswer, AssistantPassage } from "@frontage/records/schemas/assistant";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode, type Ref } from "react";
import { Link } from "react-router";

import { dealsQuery } from "../../api/queries.ts";
import { DealThumbnail } from "../../components/deal-thumbnail.tsx";
import { unreadText } from "../../components/unread-text.ts";
import { dayIn, formatDate, formatRecentDate, type Clock } from "../../time/dates.ts";
import {
  appendGroups,
  formatPlace,
  formatPlaceInText,
  groupByPlace,
  isInDocument,
  passageKey,
  passagesOf,
  sentencesOf,
  type ListedPassage,
  type PassageGroup,
} from "./answer-texts.ts";
import { firstName } from "./unanswered-text.ts";

/** The document next to which a question was asked, and the passage shown in it. */
export type BesideDocument = {
  documentId: string;
  passage: { page: number | undefined; quote: string | undefined } | undefined;
};

type PassagesProps = {
  answer: AssistantAnswer;
  clock: Clock;
  beside: BesideDocument | undefined;
  /** Also those beyond the first. */
  showsAll: boolean;
  /** The first of those beyond the first. */
  firstNew: Ref<HTMLElement>;
};

/** What was found: quotes and facts under the property they are about. */
export function Passages({ answer, beside, clock, firstNew, showsAll }: PassagesProps) {
  const { all, shown } = passagesOf(answer);
  const group = (passages: readonly ListedPassage[]) => groupByPlace(passages, answer.dealId);
  const more = showsAll ? group(all.slice(shown)) : [];
  const groups = appendGroups(group(all.slice(0, shown)), more);
  const firstKey = more[0]?.passages[0] && passageKey(more[0].passages[0]);
  return groups.map(({ passages, place }, index) => (
    <PlaceGroup
      // oxlint-disable-next-line react/no-array-index-key -- groups are only appended
      key={index}
      place={place}
      // Everything is from the document beside it.
      hasHeading={!beside}
    >
      {passages.map((passage) => {
        const key = passageKey(passage);
        return (
          <Passage
            key={key}
            ref={key === firstKey ? firstNew : undefined}
            passage={passage}
            beside={beside}
            clock={clock}
          />
        );
      })}
    </PlaceGroup>
  ));
}

type PlaceGroupProps = {
  place: PassageGroup<AssistantPassage>["place"];
  hasHeading: boolean;
  children: ReactNode;
};

function PlaceGroup({ children, hasHeading, place }: PlaceGroupProps) {
  const id = useId();
  return (
    <div className="@container/passages mt-6.5 first:mt-5">
      {hasHeading && (
        <h4
          id={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-fg pb-2.25 text-section font-semibold text-fg"
        >
          {place.dealId !== undefined && <DealPicture dealId={place.dealId} />}
          <span className="min-w-0 wrap-anywhere">{place.name}</span>
          {place.side && (
            <span className="text-ui font-normal text-fg-3">You’re {place.side.toLowerCase()}</span>
          )}
        </h4>
      )}
      <ul aria-labelledby={hasHeading ? id : undefined}>{children}</ul>
    </div>
  );
}

function DealPicture({ dealId }: { dealId: string }) {
  const { data: deals } = useQuery(dealsQuery());
  const deal = deals?.find(({ id }) => id === dealId);
  if (!deal) return <span className="h-6.25 w-9 rounded-site bg-sunken forced-colors:border" />;
  return (
    <DealThumbnail src={deal.photo} type={deal.type} alt="" className="h-6.25 w-9 rounded-site" />
  );
}

type PassageProps = {
  passage: ListedPassage;
  clock: Clock;
  beside: BesideDocument | undefined;
  ref: Ref<HTMLElement> | undefined;
};

/** A quote or a fact, with its source at the right, or below it where there is no room. */
function Passage({ beside, clock, passage, ref }: PassageProps) {
  const isCard = passage.kind === "card";
  const isOfDocument = beside?.documentId === passage.recordId && isInDocument(passage);
  const isShown =
    isOfDocument &&
    beside.passage?.quote === quoteIn(passage.path) &&
    beside.passage?.page === passage.page;
  return (
    <li className={cn("border-b border-hairline py-4", isCard && "group/card relative")}>
      <figure
        ref={ref}
        tabIndex={-1}
        className="grid scroll-my-8 gap-x-10 gap-y-2 outline-offset-8 @xl/passages:grid-cols-[minmax(0,1fr)_12.25rem]"
      >
        {isCard ? (
          <Card passage={passage} />
        ) : (
          <Quote passage={passage} isQuiet={isOfDocument && !isShown} />
        )}
        <figcaption
          className={cn(
            "flex flex-wrap items-baseline gap-x-2 gap-y-1 text-caption text-fg-3 wrap-anywhere @xl/passages:flex-col @xl/passages:items-start @xl/passages:pl-0",
            !isCard && "pl-4.5",
          )}
        >
          <span className="max-w-full text-ui text-balance">
            {passage.numbers.map((number) => (
              <SentenceNumber key={number} number={number} className="mr-2" />
            ))}
            {isOfDocument ? (
              <PlaceBeside passage={passage} isShown={isShown} />
            ) : (
              <SourceLink passage={passage} />
            )}
          </span>
          {detailsOf(passage, clock, isOfDocument && !isShown).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </figcaption>
      </figure>
    </li>
  );
}

/** The document’s words, in quotation marks. */
function Quote({ isQuiet, passage }: { passage: AssistantPassage; isQuiet: boolean }) {
  const { hasOpenChanges, lead, unread } = passage;
  return (
    <div className="min-w-0 text-small">
      {lead && <p className="mb-1 pl-4.5 text-caption text-fg-3">{lead}</p>}
      <blockquote
        className={cn(
          "max-w-[64ch] border-l-2 pl-4 leading-[1.55] text-fg-2 wrap-anywhere",
          isQuiet ? "border-field" : "border-fg",
        )}
      >
        “<Marked passage={passage} />”
      </blockquote>
      {hasOpenChanges && (
        <p className="mt-2 pl-4.5 text-caption font-medium">This draft has open changes.</p>
      )}
      {unread && <p className="mt-2 pl-4.5 text-caption text-fg-3">{unreadText(unread)}</p>}
    </div>
  );
}

/** One fact of a record: its label over its value. */
function Card({ passage }: { passage: AssistantPassage }) {
  return (
    <p className="min-w-0 justify-self-stretch rounded-panel border border-hairline bg-side px-4 pt-2.75 pb-3 text-ui transition-colors wrap-anywhere group-hover/card:border-field @xl/passages:min-w-56 @xl/passages:justify-self-start">
      {passage.label && (
        <span className="mb-0.5 block text-caption text-fg-3">
          {passage.label}
          <span className="sr-only">:</span>
        </span>
      )}
      <span className="block font-medium text-fg">
        <Marked passage={passage} />
      </span>
    </p>
  );
}

/** A passage’s text, with the words marked that the question has. */
function Marked({ passage: { marks, text } }: { passage: AssistantPassage }) {
  const endOf = (index: number) => marks[index]?.[1] ?? 0;
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(endOf(index - 1), from)}
          <mark className="-mx-0.5 rounded-site box-decoration-clone bg-warn-tint px-0.5 py-px font-semibold text-fg">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(endOf(marks.length - 1))}
    </>
  );
}

/** The number of a sentence that a passage supports, in a box. */
function SentenceNumber({ className, number }: { number: number; className?: string }) {
  return (
    <span
      className={cn(
        "inline-grid size-5 shrink-0 place-items-center rounded-site border border-field text-tick font-semibold text-fg tabular-nums",
        className,
      )}
    >
      <span className="sr-only">For sentence </span>
      {number}
    </span>
  );
}

function SourceLink({ passage }: { passage: AssistantPassage }) {
  const { by, kind, path, source, title } = passage;
  const name = source === "message" && by ? by : title;
  // A broker's note is only here.
  if (path === assistantPath) return <span className="font-medium text-fg">{name}</span>;
  // The whole row of a card leads to its record.
  const className = cn("font-medium", kind === "card" && "after:absolute after:inset-0");
  return (
    <TextLink asChild className={className}>
      {path.startsWith(paths.dashboard) ? <Link to={path}>{name}</Link> : <a href={path}>{name}</a>}
    </TextLink>
  );
}

/** For the document that is open: shows the passage in it. */
function PlaceBeside({ isShown, passage }: { passage: AssistantPassage; isShown: boolean }) {
  const place = formatPlace(passage);
  if (isShown) {
    return (
      <span className="font-medium text-fg">
        <span className="max-lg:hidden">Shown at left</span>
        <span className="lg:hidden">Shown above</span>
      </span>
    );
  }
  return (
    <TextLink asChild className="font-medium">
      {/* The screen stays as it is behind the document. */}
      <Link
        to={{ search: window.location.search, hash: passage.path.slice(passage.path.indexOf("#")) }}
        replace
        aria-label={`Show the passage${place && `, ${place}`}`}
      >
        {place || "Show the passage"}
      </Link>
    </TextLink>
  );
}

/** The quote that a document’s path marks. */
const quoteIn = (path: string) => new URLSearchParams(path.split("#")[1]).get("quote") ?? undefined;

/** Below the source: where in it, by whom and when. */
function detailsOf(passage: AssistantPassage, clock: Clock, isPlaceLinked: boolean): string[] {
  const { at, by, kind, source } = passage;
  const details: string[] = [];
  const place = formatPlace(passage);
  if (place && !isPlaceLinked) details.push(place);
  if (kind === "card") {
    const day =
      at &&
      formatDate(dayIn(at, clock.timeZone), dayIn(clock.now, clock.timeZone), {
        month: "short",
        day: "numeric",
      });
    const entered = [by && `Entered by ${by === "You" ? "you" : firstName(by)}`, day]
      .filter(Boolean)
      .join(", ");
    if (entered) details.push(entered);
  } else if (source === "message" && at) {
    details.push(formatRecentDate(at, clock));
  }
  return details;
}

/** A language model’s sentences, each with the quotes that say so. */
export function Sentences({ answer }: { answer: AssistantAnswer }) {
  return (
    <ol aria-label="Sentences" className="mt-5 grid max-w-180 gap-3.5">
      {sentencesOf(answer).map(({ sources, text }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- an answer's sentences never change
          key={index}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3.5 wrap-anywhere"
        >
          <span
            aria-hidden
            className="mt-0.75 grid size-5 place-items-center rounded-site border border-field text-tick font-semibold text-fg tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <p className="text-base/normal text-fg">{text}</p>
            {sources.map((source) => (
              <p key={passageKey(source)} className="mt-0.5 text-ui text-fg-3">
                {source.kind === "quote"
                  ? `“${/^\p{Ll}/u.test(source.text) ? "…" : ""}${source.text}”`
                  : [source.label, source.text].filter(Boolean).join(": ")}{" "}
                {[source.title, formatPlaceInText(source)].filter(Boolean).join(", ")}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
