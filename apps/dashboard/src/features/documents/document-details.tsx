import { broker } from "@frontage/content/broker";
import { dealPath } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/records/record-names";
import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import { Chip } from "@frontage/ui/chip";
import { Link as StyledLink } from "@frontage/ui/link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { read } from "../../api/request.ts";
import { documents } from "../../api/clients.ts";
import { fileSize } from "../../files/file-size.ts";
import { messageToPath } from "../../navigation/paths.ts";
import { useClientName, useIsBrokerPage, useIsSample } from "../../api/visit.tsx";
import { subjects } from "../../api/queries.ts";
import { formatMomentInline } from "../../time/date-phrases.ts";
import { useNow } from "../../time/use-now.ts";
import { statusOf } from "./document-labels.ts";
import { useAuthorName } from "./use-author-name.ts";
import { useDownload, usePrint } from "./use-document-actions.ts";

type DocumentDetailsProps = {
  document: PortalDocument;
  latest: DocumentVersion;
  dealName: string;
  timeZone: string;
};

/** A document's status, deal, type and latest version, and its actions. */
export function DocumentDetails({ document, latest, dealName, timeZone }: DocumentDetailsProps) {
  const client = useClientName()(document);
  const isSample = useIsSample();
  const isBroker = useIsBrokerPage();
  const authorName = useAuthorName();
  const download = useDownload();
  const print = usePrint();
  const { label, tone } = statusOf(document, { isBroker });
  const author = authorName(latest);
  const clock = { now: useNow(), timeZone };
  return (
    <section aria-labelledby="document-details">
      <h3 id="document-details" className="sr-only">
        Details
      </h3>
      <dl className="mt-2 grid grid-cols-[5.75rem_minmax(0,1fr)] gap-x-3">
        <Detail term="Status">
          <Chip tone={tone}>{label}</Chip>
        </Detail>
        {client && <Detail term="Client">{client}</Detail>}
        <Detail term="Deal">
          <StyledLink asChild>
            <Link to={dealPath(document.dealId)}>{dealName}</Link>
          </StyledLink>
        </Detail>
        <Detail term="Type">{documentTypeNames[document.type]}</Detail>
        {document.request && <Detail term="Requested">{document.request.label}</Detail>}
        <Detail term="Added by">
          {author === "you" ? "You" : author},{" "}
          <time dateTime={latest.addedAt}>{formatMomentInline(latest.addedAt, clock)}</time>
        </Detail>
        {!isSample && <OpenedDetail document={document} timeZone={timeZone} />}
        <Detail term="File">
          <span className="wrap-anywhere">{document.fileName}</span>, {fileSize(latest.bytes)}
        </Detail>
      </dl>
      <p className="flex flex-wrap gap-x-5 pt-4">
        <StyledLink asChild className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
          <button
            type="button"
            disabled={download.isPending}
            onClick={() => download.run({ document, version: latest.number })}
          >
            Download
          </button>
        </StyledLink>
        {/^(application\/pdf$|image\/)/.test(document.mediaType) && (
          <StyledLink asChild className="cursor-pointer py-1 font-medium pointer-coarse:py-2.5">
            <button type="button" disabled={print.isPending} onClick={() => print.run(document)}>
              Print
            </button>
          </StyledLink>
        )}
        {!isBroker && (
          <StyledLink asChild className="py-1 font-medium pointer-coarse:py-2.5">
            <Link to={messageToPath("broker")}>Message {broker.name.split(" ")[0]} about it</Link>
          </StyledLink>
        )}
      </p>
    </section>
  );
}

/** When the recipient last opened the document. */
function OpenedDetail({ document, timeZone }: Pick<DocumentDetailsProps, "document" | "timeZone">) {
  const isBroker = useIsBrokerPage();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: [subjects.documents, "openings", document.id],
    queryFn: () => read(documents[":id"].openings.$get({ param: { id: document.id } })),
    staleTime: 0,
  });
  const isReader = isBroker === document.isOwn;
  const reader = (document.isOwn ? broker.name : document.client?.name)?.split(" ")[0];
  const term = isReader ? "You opened it" : `${reader} opened it`;
  if (!data && error) {
    return (
      <Detail term={term}>
        Couldn’t load.{" "}
        <StyledLink asChild className="cursor-pointer font-medium">
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </StyledLink>
      </Detail>
    );
  }
  const opened = data?.find(({ isClient }) => isClient !== document.isOwn);
  if (!data || (isReader && !opened)) return null;
  return (
    <Detail term={term}>
      {opened ? (
        <time dateTime={opened.at} className="block first-letter:uppercase">
          {formatMomentInline(opened.at, { now, timeZone })}
        </time>
      ) : (
        "Not yet"
      )}
    </Detail>
  );
}

function Detail({ children, term }: { children: ReactNode; term: string }) {
  return (
    <>
      <dt className="border-b border-hairline py-2.5">{term}</dt>
      <dd className="-ml-3 border-b border-hairline py-2.5 pl-3 text-fg">{children}</dd>
    </>
  );
}
