import type { AssistantSource } from "@frontage/records/schemas/assistant";
import { assistantPath, documentQuotePath } from "@frontage/content/dashboard";
import { paths } from "@frontage/content/navigation";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { Link } from "react-router";

import { unreadText } from "../../components/unread-text.ts";
import { isInDocument, placeOf } from "./answer-texts.ts";

/** The document next to which a question was asked, and the passage shown in it. */
export type BesideDocument = {
  documentId: string;
  passage: { page: number | undefined; quote: string | undefined } | undefined;
};

type QuotationProps = {
  source: AssistantSource;
  /** Its number in the answer, from 1. */
  number: number;
  beside?: BesideDocument | undefined;
};

/** A record's words, and a numbered link to them. */
export function Quotation({ beside, number, source }: QuotationProps) {
  const isOfDocument = beside?.documentId === source.recordId && isInDocument(source);
  const isShown =
    isOfDocument && beside.passage?.quote === source.quote && beside.passage.page === source.page;
  return (
    <figure className="not-first:mt-3.5">
      {source.lead && <p className="mb-1 pl-4 text-caption text-fg-3">{source.lead}</p>}
      <blockquote
        className={cn(
          "border-l-2 pl-4 text-fg-2 wrap-anywhere",
          isOfDocument && !isShown ? "border-field" : "border-fg",
        )}
      >
        “{source.quote.trim()}”
      </blockquote>
      {source.hasOpenChanges && (
        <p className="mt-2 pl-4 text-caption font-medium">This draft has open changes.</p>
      )}
      {source.unread && (
        <p className="mt-2 pl-4 text-caption text-fg-3">{unreadText(source.unread)}</p>
      )}
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-fg-3">
        <SourceNumber number={number} isShown={isShown} />
        {isOfDocument ? (
          <PlaceBeside source={source} isShown={isShown} />
        ) : (
          <>
            <SourceLink source={source} />
            {placeOf(source) && <span>{placeOf(source)}</span>}
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** A source’s number, in a box. */
export function SourceNumber({ isShown = false, number }: { number: number; isShown?: boolean }) {
  return (
    <span
      className={cn(
        "inline-grid size-5 shrink-0 place-items-center border text-tick font-semibold tabular-nums",
        isShown ? "border-fg bg-fg text-canvas" : "border-field text-fg",
      )}
    >
      <span className="sr-only">Source </span>
      {number}
    </span>
  );
}

function SourceLink({ source: { path, title } }: { source: AssistantSource }) {
  // A broker's note is only here.
  if (path === assistantPath) return <span className="font-medium text-fg">{title}</span>;
  return (
    <TextLink asChild className="font-medium">
      {path.startsWith(paths.dashboard) ? (
        <Link to={path}>{title}</Link>
      ) : (
        <a href={path}>{title}</a>
      )}
    </TextLink>
  );
}

/** For the document that is open: shows the passage in it. */
function PlaceBeside({ isShown, source }: { source: AssistantSource; isShown: boolean }) {
  const place = placeOf(source);
  if (isShown) {
    return (
      <>
        <span className="font-medium text-fg">
          <span className="max-lg:hidden">Shown at left</span>
          <span className="lg:hidden">Shown above</span>
        </span>
        {place && <span>{place}</span>}
      </>
    );
  }
  const { page, quote, recordId } = source;
  const [, hash] = documentQuotePath(recordId, { page, quote }).split("#");
  return (
    <TextLink asChild className="font-medium">
      {/* The screen stays as it is behind the document. */}
      <Link
        to={{ search: window.location.search, hash: `#${hash}` }}
        replace
        aria-label={`Show the passage${place && `, ${place}`}`}
      >
        {place || "Show the passage"}
      </Link>
    </TextLink>
  );
}
