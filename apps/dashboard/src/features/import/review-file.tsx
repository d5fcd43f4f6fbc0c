import { dashboardPaths } from "@frontage/content/dashboard";
import {
  type ImportPart,
  importParts,
  missingColumns,
  partOf,
} from "@frontage/records/import-columns";
import type { ImportResult } from "@frontage/records/schemas/import";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

import { FailureNote } from "../../components/failure-note.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import {
  type Decisions,
  type Edits,
  editsOf,
  importRequest,
  matchFile,
  withEdits,
  type ImportFile,
  type Matches,
} from "../../files/import-file.ts";
import {
  countRows,
  formatAll,
  formatOutcome,
  formatPreview,
  formatReady,
  formatStayingOut,
  partTitle,
} from "./import-labels.ts";
import { MatchColumns } from "./match-columns.tsx";
import { ReadyTable } from "./ready-table.tsx";
import { findProblems, RowsToFix, type SameRows } from "./rows-to-fix.tsx";

type ReviewFileProps = {
  brokerApi: BrokerApi;
  file: ImportFile;
  /** Distinguishes files that were chosen at different times. */
  chosenAt: number;
  onAnother: () => void;
  onDone: (result: ImportResult) => void;
};

/**
 * What a file would do, what has to be fixed, and the button that imports it. Nothing is stored
 * before.
 */
export function ReviewFile({ brokerApi, chosenAt, file, onAnother, onDone }: ReviewFileProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [matches, setMatches] = useState<Matches>(() => matchFile(file));
  const [opened, setOpened] = useState<readonly ImportPart[]>([]);
  const [edits, setEdits] = useState<Edits>({});
  const [out, setOut] = useState<readonly number[]>([]);
  const [decided, setDecided] = useState<readonly SameRows[]>([]);
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const parts = importParts.filter(
    (part) =>
      part === "client" ||
      opened.includes(part) ||
      Object.keys(matches).some((name) => partOf(name) === part && matches[name] !== undefined),
  );
  const leftOut = [
    ...out,
    ...decided.flatMap(({ kept, rows }) => rows.filter((row) => row !== kept)),
  ];
  const decisions: Decisions = { matches, edits, leftOut };
  const missing = missingColumns(matches, parts);
  const request = importRequest(file, decisions);
  const isEmpty = request.rows.length === 0;
  const isChecked = missing.length === 0 && !isEmpty;
  const preview = useQuery({
    queryKey: ["import", chosenAt, matches, edits, leftOut],
    queryFn: () => brokerApi.previewImport(request),
    enabled: isChecked,
    // A fixed row stays visible until it is checked again.
    placeholderData: keepPreviousData,
    // Changes by others are checked when the rows are imported.
    staleTime: Infinity,
    gcTime: 0,
  });
  // The last result stays if the next check fails.
  const [checked, setChecked] = useState(preview.data);
  if (preview.data && preview.data !== checked) setChecked(preview.data);
  const rows = isChecked ? (preview.data ?? checked)?.rows : undefined;
  const counts = countRows(rows ?? [], kept);
  const problems = findProblems(rows ?? [], { file, decisions, decided });
  const { error, isPending, mutate, submittedAt } = useMutation({
    mutationFn: () => {
      const versions = new Map(rows?.map(({ row, version }) => [row, version]));
      return brokerApi.importRows({
        ...request,
        rows: request.rows.map((row) => {
          const version = kept.has(row.row) ? undefined : versions.get(row.row);
          return version === undefined ? row : { ...row, version };
        }),
        leaveOutWrong: counts.wrong > 0,
      });
    },
    onSuccess: async (result) => {
      onDone({ ...result, leftOut: result.leftOut + leftOut.length });
      await Promise.all(
        (["clients", "deals", "contacts"] as const).map((what) => refresh(queryClient, what)),
      );
    },
    onError: () => void preview.refetch(),
  });
  function toggle(part: ImportPart) {
    if (!parts.includes(part)) return setOpened([...opened, part]);
    const isOther = (name: string) => partOf(name) !== part;
    setOpened(opened.filter((each) => each !== part));
    setMatches(Object.fromEntries(Object.entries(matches).filter(([name]) => isOther(name))));
    setEdits(editsOf(edits, isOther));
  }
  function match(next: Matches) {
    setMatches(next);
    // Fixes belong to the column they were made in.
    setEdits(editsOf(edits, (name) => next[name] === matches[name]));
  }
  const list = new Intl.ListFormat("en-US");
  const names = list.format(
    missing.map(({ label, name }) =>
      parts.length > 1 ? `${label} (${partTitle(partOf(name)).toLowerCase()})` : label,
    ),
  );
  const ready = formatReady(counts);
  const outcome = formatOutcome(counts, leftOut.length);
  const size =
    file.rows.length === 1 ? "1 row" : `${file.rows.length.toLocaleString("en-US")} rows`;
  return (
    <>
      {/* Keeps focused controls clear of the sticky bar. */}
      <div className="pb-9 **:scroll-mb-32">
        <h2
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
          className="font-display text-title wrap-anywhere outline-none"
        >
          {missing.length > 0
            ? `Choose the column for ${names}.`
            : isEmpty
              ? "Nothing is left to import."
              : preview.error
                ? `Couldn’t check ${file.name}.`
                : rows
                  ? formatPreview(counts, problems.count)
                  : `Checking ${file.name}…`}
        </h2>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ui wrap-anywhere text-fg-3">
          <span>
            {file.name}, {size}. Nothing is saved yet.
            {!file.isUtf8 &&
              " This file isn’t saved as UTF-8: check that accents and other signs look right."}
          </span>
          <TextLink asChild className="font-medium">
            <button type="button" className="cursor-pointer" onClick={onAnother}>
              Choose another file
            </button>
          </TextLink>
        </p>
        <div className="mt-6.5 grid items-start gap-x-11 gap-y-10 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          {rows && (
            <RowsToFix
              {...{ problems, file, decisions, heading }}
              onEdit={(changed) => setEdits(withEdits(edits, changed))}
              onLeaveOut={(some) => {
                setDecided(decided.filter((same) => same.rows[0] !== some[0]));
                setOut([...out, ...some]);
              }}
              onKeep={(same) =>
                setDecided([...decided.filter((each) => each.rows[0] !== same.rows[0]), same])
              }
            />
          )}
          <MatchColumns {...{ file, matches, parts }} onMatch={match} onToggle={toggle} />
        </div>
        {missing.length === 0 && preview.error && (
          <LoadFailed
            what="the preview"
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
        {isChecked && preview.isLoading && <Skeleton className="mt-9 h-56 w-full" />}
        {rows && (
          <ReadyTable
            {...{ rows, parts, file, decisions, kept }}
            names={request.columns}
            onKeep={(row) =>
              setKept(
                new Set(kept.has(row) ? [...kept].filter((each) => each !== row) : [...kept, row]),
              )
            }
          />
        )}
        {error && !isPending && (
          <FailureNote key={submittedAt} className="mt-4">
            {error.message}
          </FailureNote>
        )}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex items-center gap-x-4 gap-y-2.5 border-t border-fg bg-canvas px-4 py-4 max-sm:flex-col max-sm:items-stretch max-sm:py-3 md:-mx-8 md:-mb-8 md:px-8">
        <p className="min-w-0 grow text-ui text-fg-3 max-sm:text-caption">
          {missing.length > 0 ? (
            `Choose the column for ${names} first.`
          ) : (
            <>
              {outcome && <b className="font-semibold text-fg">{outcome}.</b>}{" "}
              {formatStayingOut(counts)}
            </>
          )}{" "}
          <span className="max-sm:hidden">Importing doesn’t invite anyone.</span>
        </p>
        <div className="flex shrink-0 gap-2.5 max-sm:*:grow">
          <Button asChild variant="outline" className="max-sm:basis-28">
            <Link to={dashboardPaths.clients}>Cancel</Link>
          </Button>
          <Button
            variant="ink"
            pending={isPending}
            disabled={!ready || preview.isPlaceholderData || preview.isError}
            onClick={() => mutate()}
          >
            Import {formatAll(counts)}
          </Button>
        </div>
      </div>
    </>
  );
}
