import { isOutForSignature, type PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ComponentType, useRef } from "react";
import { useLocation } from "react-router";

import { assistantStateQuery, questionsQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant, useIsBroker } from "../../api/visit.tsx";
import { DocumentDetails } from "./document-details.tsx";
import { canBeRead } from "./document-labels.ts";
import { DocumentPreview } from "./document-preview.tsx";
import type { OpenDocumentView } from "./document-search.ts";
import { passageIn, type QuotedPassage } from "./quoted-passage.ts";
import { SignFooter, SignSteps } from "./sign-panel.tsx";
import { useSigning } from "./use-signing.tsx";
import { VersionHistory } from "./version-history.tsx";

/** The components for asking the assistant about a document, and for its answers. */
type DocumentQuestionParts = {
  Ask: ComponentType<{
    document: PortalDocument;
    /** Whether it shows a note with suggested questions. */
    withNote: boolean;
    takesFocus: boolean;
    onAsked: () => void;
  }>;
  Answers: ComponentType<{
    documentId: string;
    /** The passage in the preview; a link to the same page with another fragment changes it. */
    passage: QuotedPassage | undefined;
  }>;
};

export type DocumentBodyProps = {
  document: PortalDocument;
  dealName: string;
  timeZone: string;
  /** The tab to open first; "history" focuses its heading. */
  view: OpenDocumentView;
  /** Absent if there is no assistant. */
  questions?: DocumentQuestionParts | undefined;
};

type Tab = "sign" | "read" | "ask" | "details" | "versions" | "answers";

/** A document's preview, and tabs beside it. In a narrow window, the preview is one of the tabs. */
export function DocumentBody({ document, dealName, questions, timeZone, view }: DocumentBodyProps) {
  const isBroker = useIsBroker();
  const hasAssistant = useHasAssistant();
  const { data: state } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  const { hash, key } = useLocation();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same link shows its passage again
  const passage = useMemo(() => passageIn(hash), [hash, key]);
  const isWide = useMediaQuery("(min-width: 64rem)");
  const isToSign = !isBroker && isOutForSignature(document.status);
  const parts = questions && state?.isOn && canBeRead(document) ? questions : undefined;
  const answers = useAnswerCount(hasAssistant && parts !== undefined, document.id);
  const [hasAsked, setAsked] = useState(false);
  const [chosen, setTab] = useState<Tab | undefined>(
    view === "history"
      ? "versions"
      : view === "ask"
        ? "ask"
        : // A link to a passage opens its page, even if the document is to be signed.
          passage && !isWide
          ? "read"
          : undefined,
  );
  const [shownPassage, setShownPassage] = useState(passage);
  const [latest] = document.versions;
  const [otherVersion, setOtherVersion] = useState<number>();
  const reading = useReading(document.id, latest?.number ?? 0);

  if (passage !== shownPassage) {
    setShownPassage(passage);
    // In a narrow window, the passage can be seen only in the preview's tab.
    if (passage && !isWide) setTab("read");
  }
  if (!latest) return null;

  const hasAnswers = parts !== undefined && !isToSign && (answers > 0 || hasAsked);
  const tabs: [Tab, string, number?][] = [
    ...(isToSign ? [["sign", "Sign"] as [Tab, string]] : []),
    ...(isWide ? [] : [["read", "Read"] as [Tab, string]]),
    ...(isToSign && parts ? [["ask", "Ask"] as [Tab, string]] : []),
    ["details", "Details"],
    ["versions", "Versions", document.versions.length],
    ...(hasAnswers ? [["answers", "Questions", answers] as [Tab, string, number]] : []),
  ];
  const [first = "details"] = tabs.map(([name]) => name);
  // Ask is a tab of its own only next to Sign; otherwise, it is part of Answers.
  const wanted = chosen === "ask" && !isToSign && hasAnswers ? "answers" : chosen;
  const tab = tabs.some(([name]) => name === wanted) ? (wanted ?? first) : first;

  const shown = document.versions.find(({ number }) => number === otherVersion) ?? latest;
  const preview = (
    <div className="flex min-h-0 min-w-0 grow flex-col border-hairline lg:border-r">
      {shown !== latest && (
        <p className="flex flex-wrap items-center gap-x-3 bg-warn-tint px-4 py-2 text-small text-fg lg:px-6">
          This is version {shown.number}.
          <TextLink asChild className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
            <button type="button" onClick={() => setOtherVersion(undefined)}>
              Back to version {latest.number}
            </button>
          </TextLink>
        </p>
      )}
      <DocumentPreview
        key={shown.number}
        document={document}
        version={shown.number}
        passage={shown === latest ? passage : undefined}
        onEnd={shown === latest ? reading.onRead : undefined}
      />
    </div>
  );
  const ask = parts && (
    <div className="shrink-0 border-t border-hairline bg-raised px-4 py-3 lg:px-7 lg:pt-4.5 lg:pb-5">
      <parts.Ask
        document={document}
        withNote={isWide && !isToSign}
        takesFocus={view === "ask"}
        onAsked={() => {
          setAsked(true);
          setTab(isToSign ? "ask" : "answers");
        }}
      />
    </div>
  );
  const pane =
    "min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-6 text-small text-fg-2 lg:px-7 data-[state=inactive]:hidden";

  return (
    <div className="flex min-h-0 grow">
      {isWide && preview}
      <Tabs
        value={tab}
        onValueChange={(name) => setTab(name as Tab)}
        className="min-h-0 w-full shrink-0 lg:w-102"
      >
        <TabsList
          aria-label="About this document"
          className="mx-0 shrink-0 border-b border-hairline px-2 before:hidden lg:px-5 lg:pt-2"
        >
          {tabs.map(([name, label, count]) => (
            <TabsTrigger key={name} value={name}>
              {label}
              {count !== undefined && count > 0 && <TabsCount>{count}</TabsCount>}
            </TabsTrigger>
          ))}
        </TabsList>
        {!isWide && (
          // Stays mounted, to keep its page while another tab is open.
          <TabsContent
            flush
            forceMount
            value="read"
            className="flex min-h-0 grow flex-col data-[state=inactive]:hidden"
          >
            {preview}
          </TabsContent>
        )}
        {isToSign && (
          <TabsContent flush value="sign" className={pane}>
            <SignSteps
              document={document}
              hasRead={reading.hasRead}
              timeZone={timeZone}
              onRead={isWide ? undefined : () => setTab("read")}
              onSeeVersion={(number) => {
                setOtherVersion(number);
                if (!isWide) setTab("read");
              }}
            />
          </TabsContent>
        )}
        {parts && (
          <TabsContent
            flush
            value={isToSign ? "ask" : "answers"}
            className="flex min-h-0 grow flex-col px-4 lg:px-7"
          >
            <parts.Answers documentId={document.id} passage={passage} />
          </TabsContent>
        )}
        <TabsContent flush value="details" className={pane}>
          {isBroker && <SigningActions document={document} />}
          <DocumentDetails
            document={document}
            latest={latest}
            dealName={dealName}
            timeZone={timeZone}
          />
        </TabsContent>
        <TabsContent flush value="versions" className={pane}>
          <VersionHistory
            document={document}
            timeZone={timeZone}
            isWanted={view === "history"}
            onSee={(number) => {
              setOtherVersion(number);
              if (!isWide) setTab("read");
            }}
          />
        </TabsContent>
        {tab === "sign" && <SignFooter document={document} timeZone={timeZone} />}
        {(!isToSign || tab === "ask") && ask}
      </Tabs>
    </div>
  );
}

/** The number of loaded answers about a document. */
function useAnswerCount(isAsked: boolean, documentId: string): number {
  const { data } = useQuery({
    ...questionsQuery,
    enabled: isAsked,
  });
  return (data?.items ?? []).filter((answer) => answer.documentId === documentId).length;
}

/** Versions that were read to their end, remembered until a reload. */
const readVersions = new Set<string>();

function useReading(id: string, version: number) {
  const key = `${id} ${version}`;
  const [, setRead] = useState(0);
  return {
    hasRead: readVersions.has(key),
    onRead: () => {
      readVersions.add(key);
      setRead(readVersions.size);
    },
  };
}

type SigningActionsProps = { document: PortalDocument };

/** A broker's actions on a document's signature. */
function SigningActions({ document }: SigningActionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { choices, dialog } = useSigning(document, () =>
    heading.current?.focus({ preventScroll: true }),
  );
  const { status: current } = document;

  return (
    <section aria-labelledby="document-signature" className="border-b border-hairline py-5">
      <h3
        ref={heading}
        id="document-signature"
        tabIndex={-1}
        className="text-section font-semibold outline-none"
      >
        Signature
      </h3>
      {current === "needs-signature" && (
        <p className="mt-1">
          Awaiting client signature.
          {!document.signature?.emailedAt && " The email to sign hasn’t been sent yet."}
        </p>
      )}
      {current === "needs-confirmation" && (
        <p className="mt-1">
          {document.client?.name ?? "The client"} signed this document, and waits for you to confirm
          it.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ label, onSelect, status }, index) => (
          <Button key={status} variant={index === 0 ? "ink" : "outline"} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </section>
  );
}
