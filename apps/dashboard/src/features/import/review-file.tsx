import { dashboardPaths } from "@frontage/content/dashboard";
import { importColumns, missingColumns, type ImportKind } from "@frontage/content/import-columns";
import type { ImportResult } from "@frontage/content/schemas/import";
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
  importRequest,
  withEdits,
  type Edits,
  type ImportFile,
  type Matches,
} from "./import-file.ts";
import { countStates, formatCount, formatOutcome, formatPreview } from "./import-labels.ts";
import { MatchColumns } from "./match-columns.tsx";
import { ReadyTable } from "./ready-table.tsx";
import { RowsToFix } from "./rows-to-fix.tsx";

export type ReviewFileProps = {
  kind: ImportKind;
  brokerApi: BrokerApi;
  file: ImportFile;
  /** Another time is another file, whatever its name. */
  chosenAt: number;
  matches: Matches;
  onMatch: (matches: Matches) => void;
  onAnother: () => void;
  onDone: (result: ImportResult) => void;
};

/** What a file would do, what has to be fixed, and the button that does it. Nothing is stored before. */
export function ReviewFile({
  brokerApi,
  chosenAt,
  file,
  kind,
  matches,
  onAnother,
  onDone,
  onMatch,
}: ReviewFileProps) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [edits, setEdits] = useState<Edits>({});
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const missing = missingColumns(kind, matches);
  const request = importRequest(kind, file, matches, { edits, leftOut });
  const isEmpty = request.rows.length === 0;
  const isChecked = missing.length === 0 && !isEmpty;
  const preview = useQuery({
    queryKey: ["import", kind, chosenAt, matches, edits, leftOut],
    queryFn: () => brokerApi.previewImport(request),
    enabled: isChecked,
    // A fixed row stays in sight until it is checked again.
    placeholderData: keepPreviousData,
    // What others change meanwhile is checked again when the rows are imported.
    staleTime: Infinity,
    gcTime: 0,
  });
  const rows = isChecked ? preview.data?.rows : undefined;
  const counts = countStates(rows ?? []);
  const { error, isPending, mutate, submittedAt } = useMutation({
    mutationFn: () => brokerApi.importRows({ ...request, leaveOutWrong: counts.wrong > 0 }),
    onSuccess: async (result) => {
      onDone({ ...result, leftOut: result.leftOut + leftOut.length });
      await refresh(queryClient, kind === "deals" ? "properties" : kind);
    },
    onError: () => void preview.refetch(),
  });
  const names = new Intl.ListFormat("en-US").format(missing.map(({ label }) => label));
  const inUse = new Set(request.columns);
  const columns = importColumns[kind].filter(({ name }) => inUse.has(name));
  const count =
    file.rows.length === 1 ? "1 row" : `${file.rows.length.toLocaleString("en-US")} rows`;
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="mt-6 font-display text-title wrap-anywhere outline-none"
      >
        {missing.length > 0
          ? `Choose the column for ${names}.`
          : isEmpty
            ? "Nothing is ready."
            : rows
              ? formatPreview(kind, counts, preview.data?.clients)
              : `Checking ${file.name}…`}
      </h2>
      <p className="mt-2 max-w-[72ch] text-small wrap-anywhere">
        {file.name}, {count}. Nothing is saved yet.
        {!file.isUtf8 &&
          " This file isn’t saved as UTF-8: check that accents and other signs look right."}{" "}
        <TextLink asChild className="ml-2">
          <button type="button" className="cursor-pointer" onClick={onAnother}>
            Choose another file
          </button>
        </TextLink>
      </p>
      <div className="mt-7 grid gap-x-11 gap-y-9 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <MatchColumns {...{ kind, file, matches, onMatch }} />
        {rows && (
          <RowsToFix
            {...{ rows, columns: importColumns[kind], file, matches, edits }}
            onEdit={(changed) => setEdits(withEdits(edits, changed))}
            onLeaveOut={(row) => setLeftOut([...leftOut, row])}
          />
        )}
      </div>
      {missing.length === 0 && preview.error && (
        <LoadFailed
          what="the preview"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {isChecked && preview.isLoading && <Skeleton className="mt-9 h-56 w-full" />}
      {rows && <ReadyTable {...{ rows, columns, file, matches, edits }} />}
      {error && !isPending && (
        <FailureNote key={submittedAt} className="mt-4">
          {error.message}
        </FailureNote>
      )}
      <div className="sticky bottom-0 z-10 mt-9 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-fg bg-surface py-4">
        <p className="min-w-0 grow basis-80 text-ui text-fg-2">
          {missing.length > 0
            ? `Choose the column for ${names} first.`
            : formatOutcome(counts, { leftOut: leftOut.length })}{" "}
          Importing doesn’t invite anyone.
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col-reverse">
          <Button asChild variant="outline" className="max-sm:w-full">
            <Link to={dashboardPaths.clients}>Cancel</Link>
          </Button>
          <Button
            variant="ink"
            className="max-sm:w-full"
            pending={isPending}
            disabled={counts.new === 0 || preview.isPlaceholderData}
            onClick={() => mutate()}
          >
            Import {formatCount(counts.new, kind)}
          </Button>
        </div>
      </div>
    </>
  );
}
