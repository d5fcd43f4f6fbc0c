import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import {
  importFileMaxBytes,
  importRowsMax,
  peopleColumns,
  type PeopleColumn,
} from "@frontage/records/import-columns";
import type { ImportPreview, ImportResult } from "@frontage/records/schemas/import";
import { Accordion, AccordionItem, AccordionTrigger } from "@frontage/ui/accordion";
import { Button } from "@frontage/ui/button";
import { FileDrop } from "@frontage/ui/file-drop";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";

import { imports } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { BrokerScreen } from "../../components/broker-screen.tsx";
import { FailureNote } from "../../components/failure-note.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordSkeleton } from "../../components/skeletons.tsx";
import { RecordTable, type RecordColumn } from "../../components/record-table.tsx";
import { useAction } from "../../components/use-action.ts";
import { usePageTitle } from "../../components/use-page-title.ts";
import { readImportFile, templateFile, type ImportFile } from "../../files/import-file.ts";
import { saveFile } from "../../files/save-file.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { useScreenBar } from "../../navigation/screen-bar.tsx";

/** The import screen, for brokers. */
export default function Import() {
  return <BrokerScreen Screen={BrokerImport} skeleton={<RecordSkeleton />} />;
}

const title = "Import clients";
const back = { label: screenTitles.clients, to: dashboardPaths.clients };

type PeopleFile = ImportFile<PeopleColumn>;

/** Imports clients and their contacts from a CSV file: choose a file, review it, confirm. */
function BrokerImport() {
  const [file, setFile] = useState<PeopleFile>();
  const [result, setResult] = useState<ImportResult>();
  usePageTitle(title);
  useScreenBar({ back, title });
  const restart = () => {
    setFile(undefined);
    setResult(undefined);
  };
  return (
    <div data-fill className="flex grow flex-col p-4 md:p-8">
      {result ? (
        <ImportDone result={result} onAgain={restart} />
      ) : file ? (
        <ReviewFile file={file} onAnother={restart} onDone={setResult} />
      ) : (
        <ChooseFile onChoose={setFile} />
      )}
    </div>
  );
}

/** The heading of a step, which gets the focus, because the button that led there is gone. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      aria-live="polite"
      className="font-display text-title wrap-anywhere outline-none"
    >
      {children}
    </h2>
  );
}

/** The first step: choosing or dropping a file. */
function ChooseFile({ onChoose }: { onChoose: (file: PeopleFile) => void }) {
  const { error, mutate, submittedAt } = useMutation({
    mutationFn: async (files: readonly File[]) =>
      readImportFile(files, peopleColumns, ["clientEmail"]),
    onSuccess: onChoose,
  });
  const { choose, dropProps, field, isDragging } = useFileChooser({
    label: "CSV file",
    onChoose: (files) => mutate(files),
  });
  return (
    <>
      <p className="max-w-[72ch] text-small">
        Fill in the template: a client in each row, with one of their contacts if you like. You’ll
        see what would be added before anything is saved. Clients you already have stay as they are,
        and importing doesn’t invite anyone.
      </p>
      <p className="mt-3 text-small">
        <TextLink asChild className="font-medium">
          <button
            type="button"
            className="cursor-pointer"
            onClick={() => saveFile(templateFile(peopleColumns), "clients.csv")}
          >
            Download the template
          </button>
        </TextLink>
      </p>
      <FileDrop {...dropProps} active={isDragging} className="mt-6 max-w-3xl md:py-16">
        {field}
        <p>
          Drop a CSV file here, or choose one from your device. Up to{" "}
          {importRowsMax.toLocaleString("en-US")} rows and {importFileMaxBytes / 1_000_000} MB.
        </p>
        <Button variant="ink" onClick={choose}>
          Choose a file
        </Button>
      </FileDrop>
      {error && (
        <FailureNote key={submittedAt} className="mt-4 max-w-3xl">
          {error.message}
        </FailureNote>
      )}
      <Accordion className="mt-10 max-w-3xl">
        <AccordionItem>
          <AccordionTrigger size="sm" level={2}>
            Which columns?
          </AccordionTrigger>
          <p className="max-w-[72ch] pt-1 pb-5 text-small">
            {Object.values(peopleColumns).join(", ")}. A row needs a client’s name and email; the
            rest is optional.
          </p>
        </AccordionItem>
      </Accordion>
    </>
  );
}

/** The number of rows shown at first, and added by each "Show more". */
const pageSize = 100;

type ReviewFileProps = {
  file: PeopleFile;
  onAnother: () => void;
  onDone: (result: ImportResult) => void;
};

/** The second step: the records that the file would add, its problems, and the import button. */
function ReviewFile({ file, onAnother, onDone }: ReviewFileProps) {
  const [shown, setShown] = useState(pageSize);
  const form = { rows: file.rows };
  const preview = useQuery({
    queryKey: ["import", file],
    queryFn: () => read(imports.preview.$post({ json: form })),
    // The preview isn't refetched: the import checks the rows again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useAction({
    act: async () => read(imports.rows.$post({ json: form })),
    changes: ["clients", "contacts"],
    onNote: (note) => setFailure(note?.text),
    onDone,
  });
  const rows = preview.data?.rows ?? [];
  const counts = countRows(rows);
  const records = formatRecords(counts);
  const isOnlyOne = counts.clients + counts.contacts === 1;
  const facts = [
    `${file.name}, ${formatRows(file.rows.length)}. Nothing is saved yet.`,
    !file.isUtf8 &&
      "This file isn’t saved as UTF-8: check that accents and other characters look right.",
    file.ignored.length > 0 && `Not in the template, so not imported: ${file.ignored.join(", ")}.`,
  ];
  const cells = new Map(file.rows.map((row) => [row.row, row.cells]));
  const shownRows = rows
    // Rows with problems come first, existing records last.
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, shown)
    .map((row) => ({ ...row, id: String(row.row), cells: cells.get(row.row) ?? {} }));
  return (
    <>
      <div className="pb-9 **:scroll-mb-32">
        <StepHeading>
          {preview.isPending
            ? `Checking ${file.name}…`
            : preview.error
              ? `Couldn’t check ${file.name}.`
              : records
                ? `${records} ${isOnlyOne ? "is" : "are"} ready.`
                : counts.wrong > 0
                  ? "Nothing can be imported yet."
                  : "Everything in this file is already there."}
        </StepHeading>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui wrap-anywhere text-fg-3">
          <span>{facts.filter(Boolean).join(" ")}</span>
          <TextLink asChild className="font-medium">
            <button type="button" className="cursor-pointer" onClick={onAnother}>
              Choose another file
            </button>
          </TextLink>
        </p>
        {counts.wrong > 0 && (
          <p className="mt-4 max-w-[72ch] text-small font-medium text-error">
            {formatRows(counts.wrong)} can’t be imported. Correct{" "}
            {counts.wrong === 1 ? "it" : "them"} in your spreadsheet, then import the file again:
            nothing is added twice.
          </p>
        )}
        <div className="mt-6">
          {preview.data ? (
            <RecordTable caption={`Rows of ${file.name}`} rows={shownRows} columns={columns} />
          ) : (
            <NotLoaded what="the preview" queries={[preview]}>
              <Skeleton className="h-56 w-full" />
            </NotLoaded>
          )}
          {rows.length > shown && (
            <Button variant="outline" className="mt-4" onClick={() => setShown(shown + pageSize)}>
              Show {Math.min(pageSize, rows.length - shown)} more
            </Button>
          )}
        </div>
        {failure && <FailureNote className="mt-4">{failure}</FailureNote>}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex items-center gap-x-4 gap-y-2.5 border-t border-fg bg-canvas px-4 py-4 max-sm:flex-col max-sm:items-stretch max-sm:py-3 md:-mx-8 md:-mb-8 md:px-8">
        <p className="min-w-0 grow text-ui text-fg-3 max-sm:hidden">
          Importing doesn’t invite anyone.
        </p>
        <div className="flex shrink-0 gap-2.5 max-sm:*:grow">
          <Button asChild variant="outline" className="max-sm:basis-28">
            <Link to={dashboardPaths.clients}>Cancel</Link>
          </Button>
          <Button variant="ink" pending={isPending} disabled={!records} onClick={() => run()}>
            Import {records}
          </Button>
        </div>
      </div>
    </>
  );
}

type Row = ImportPreview["rows"][number];
type ShownRow = Row & { id: string; cells: PeopleFile["rows"][number]["cells"] };

const columns: readonly RecordColumn<ShownRow>[] = [
  {
    id: "row",
    head: "Row",
    cell: ({ row }) => (
      <>
        <span className="as-table:hidden">Row </span>
        {row}
      </>
    ),
  },
  {
    id: "client",
    head: "Client",
    cell: ({ cells }) => person(cells.clientName, cells.clientEmail),
    narrow: "title",
  },
  {
    id: "contact",
    head: "Contact",
    cell: ({ cells }) => person(cells.contactName, cells.contactEmail),
    narrow: "status",
  },
  { id: "result", head: "Result", cell: resultOf, narrow: "status" },
];

const rank = ({ adds, problems }: Row) => (problems.length > 0 ? 0 : adds.length > 0 ? 1 : 2);

function person(name: string | undefined, email: string | undefined): ReactNode {
  if (!name && !email) return <span className="text-fg-3 as-list:hidden">–</span>;
  return (
    <span className="wrap-anywhere">
      {name && <span className="block font-medium text-fg">{name}</span>}
      <span className="block text-fg-3">{email}</span>
    </span>
  );
}

/** What a row adds, or its problems. */
function resultOf({ adds, problems }: Row): ReactNode {
  if (problems.length === 0) {
    return adds.length > 0 ? (
      `New ${adds.join(" and ")}`
    ) : (
      <span className="text-fg-3">Already there</span>
    );
  }
  return (
    <ul className="grid gap-1 text-error">
      {problems.map(({ column, message }) => (
        <li key={column}>
          {peopleColumns[column]}: {message}
        </li>
      ))}
    </ul>
  );
}

function countRows(rows: readonly Row[]) {
  const adding = (what: "client" | "contact") =>
    rows.filter(({ adds }) => adds.includes(what)).length;
  return {
    clients: adding("client"),
    contacts: adding("contact"),
    wrong: rows.filter(({ problems }) => problems.length > 0).length,
  };
}

const formatCount = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`;
const formatRows = (count: number) => formatCount(count, "row");

/** The number of records: "17 clients and 1 contact"; empty if there are none. */
const formatRecords = ({ clients, contacts }: { clients: number; contacts: number }) =>
  [clients > 0 && formatCount(clients, "client"), contacts > 0 && formatCount(contacts, "contact")]
    .filter(Boolean)
    .join(" and ");

/** The result as text: "11 clients imported. 2 rows were already there. 3 rows were left out." */
function formatResult({ known, leftOut, ...added }: ImportResult): string {
  const records = formatRecords(added);
  return [
    records ? `${records} imported.` : "Nothing imported.",
    known > 0 && `${formatRows(known)} ${known === 1 ? "was" : "were"} already there.`,
    leftOut > 0 && `${formatRows(leftOut)} ${leftOut === 1 ? "was" : "were"} left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The last step: the result. */
function ImportDone({ onAgain, result }: { result: ImportResult; onAgain: () => void }) {
  return (
    <>
      <StepHeading>{formatResult(result)}</StepHeading>
      {result.clients > 0 && (
        <p className="mt-2 max-w-[72ch] text-small">
          New clients haven’t been invited and get no email. Open a client and choose Invite when
          you’re ready.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <Button asChild variant="ink">
          <Link to={dashboardPaths.clients}>See clients</Link>
        </Button>
        {result.contacts > 0 && (
          <Button asChild variant="outline">
            <Link to={dashboardPaths.contacts}>See contacts</Link>
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  );
}
