import { isOutForSignature, type PortalDocument } from "@frontage/content/schemas/document";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo, useState, type ComponentType } from "react";
import { useLocation } from "react-router";

import { assistantStateQuery } from "../../portal/assistant-queries.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { DocumentDetails } from "./document-details.tsx";
import { canBeRead } from "./document-labels.ts";
import type { DocumentOpeningsProps } from "./document-openings.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import type { OpenDocumentView } from "./document-search.ts";
import { passageIn, type QuotedPassage } from "./quoted-passage.ts";
import type { SigningActionsProps } from "./signing-actions.tsx";
import type { SigningRequestProps } from "./signing-request.tsx";
import { useDownload } from "./use-document-actions.ts";
import { VersionHistory } from "./version-history.tsx";

const documentOpenings = lazyPart<DocumentOpeningsProps>(() => import("./document-openings.tsx"));
const signingActions = lazyPart<SigningActionsProps>(() => import("./signing-actions.tsx"));
const signingRequest = lazyPart<SigningRequestProps>(() => import("./signing-request.tsx"));

/** What asks the assistant about a document. */
type DocumentQuestions = ComponentType<{
  documentId: string;
  /** What the preview shows; a link to the same page with another fragment changes it. */
  passage: QuotedPassage | undefined;
}>;

export type DocumentBodyProps = {
  document: PortalDocument;
  propertyName: string;
  timeZone: string;
  /** The tab to begin with; the history takes the focus. */
  view: OpenDocumentView;
  /** Absent where there is no assistant. */
  Questions?: DocumentQuestions | undefined;
};

/** A document’s preview, and beside it its details, signature and history, or questions about it. */
export function DocumentBody({
  document,
  propertyName,
  Questions,
  timeZone,
  view,
}: DocumentBodyProps) {
  const { assistant, brokerApi } = usePortal();
  const { data: state, isLoading } = useQuery(assistantStateQuery(assistant));
  const { hash, key } = useLocation();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same link shows its passage again
  const passage = useMemo(() => passageIn(hash), [hash, key]);
  const [latest] = document.versions;

  if (!latest) return null;
  const isOut = isOutForSignature(document.status);
  const hasSignature = brokerApi !== undefined || isOut;
  const parts = { document, propertyName, timeZone, view };
  return (
    // What is asked for comes first at every width; otherwise a broker has it beside the preview.
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_25rem]">
      {hasSignature && (
        <div className={isOut ? "lg:col-span-2" : "text-small max-lg:order-1 lg:col-start-2"}>
          {brokerApi ? (
            <signingActions.Part brokerApi={brokerApi} document={document} />
          ) : (
            <signingRequest.Part document={document} />
          )}
        </div>
      )}
      <div
        className={cn(
          "min-w-0 lg:col-start-1",
          isOut ? "lg:row-start-2" : "lg:row-span-2 lg:row-start-1",
        )}
      >
        <DocumentPreview document={document} version={latest.number} passage={passage} />
      </div>
      <div
        className={cn(
          "text-small max-lg:order-2 max-lg:border-t max-lg:border-hairline max-lg:pt-6 lg:col-start-2",
          !hasSignature && "lg:row-span-2 lg:row-start-1",
        )}
      >
        {Questions && (isLoading || state?.isOn) ? (
          <BodyTabs {...parts} Questions={state?.isOn ? Questions : undefined} passage={passage} />
        ) : (
          <div className="flex flex-col gap-6">
            <Details {...parts} />
            <VersionHistory document={document} timeZone={timeZone} isWanted={view === "history"} />
            <Openings {...parts} />
          </div>
        )}
      </div>
    </div>
  );
}

type PartsProps = Omit<DocumentBodyProps, "Questions"> & { isInTab?: boolean };

function Details({ document, isInTab, propertyName, timeZone }: PartsProps) {
  const { brokerApi } = usePortal();
  const download = useDownload();
  const [latest] = document.versions;
  if (!latest) return null;
  const isAsked = isOutForSignature(document.status) && !brokerApi;
  return (
    <>
      <Button
        variant={isAsked ? "outline" : "ink"}
        pending={download.isPending}
        onClick={() => download.mutate({ document, version: latest.number })}
      >
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Download
      </Button>
      <DocumentDetails
        document={document}
        latest={latest}
        propertyName={propertyName}
        timeZone={timeZone}
        isInTab={isInTab}
      />
    </>
  );
}

function Openings({ document, timeZone }: PartsProps) {
  const { documentOpenings: openings } = usePortal();
  return (
    openings && <documentOpenings.Part id={document.id} openings={openings} timeZone={timeZone} />
  );
}

type BodyTabsProps = PartsProps & {
  /** Absent until it is known that the assistant is on. */
  Questions: DocumentQuestions | undefined;
  passage: QuotedPassage | undefined;
};

const tabs = { history: "versions", ask: "ask" } as const;

function BodyTabs({ passage, Questions, ...parts }: BodyTabsProps) {
  const { document, timeZone, view } = parts;
  const [tab, setTab] = useState<string>(view ? tabs[view] : "details");
  const isAsking = tab === "ask" && Questions !== undefined;
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      className={cn(
        // Beside a long page, the field stays in reach.
        isAsking && "lg:sticky lg:top-4 lg:h-[calc(100dvh-11rem)] lg:min-h-100",
      )}
    >
      <TabsList aria-label="About this document" className="-mt-2 shrink-0">
        <TabsTrigger value="details">Details</TabsTrigger>
        <TabsTrigger value="versions">
          Versions <TabsCount>{document.versions.length}</TabsCount>
        </TabsTrigger>
        {Questions && <TabsTrigger value="ask">Ask</TabsTrigger>}
      </TabsList>
      <TabsContent value="details" className="flex flex-col gap-6">
        <Details {...parts} isInTab />
        <Openings {...parts} />
      </TabsContent>
      <TabsContent value="versions">
        <VersionHistory
          document={document}
          timeZone={timeZone}
          isWanted={view === "history"}
          isInTab
        />
      </TabsContent>
      {Questions && (
        <TabsContent value="ask" flush className="flex min-h-0 grow flex-col">
          {canBeRead(document) ? (
            <Questions documentId={document.id} passage={passage} />
          ) : (
            <p className="py-5 text-small">
              The assistant can’t read this kind of file. It reads PDF, Word and CSV files.
            </p>
          )}
        </TabsContent>
      )}
    </Tabs>
  );
}
