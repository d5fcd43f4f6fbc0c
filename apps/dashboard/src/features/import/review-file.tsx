import { importColumns, missingColumns, type ImportKind } from "@frontage/content/import-columns";
import type { ImportResult } from "@frontage/content/schemas/import";
import { Button } from "@frontage/ui/button";
import {
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Link as TextLink } from "@frontage/ui/link";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { FailureNote } from "../../components/failure-note.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { importRequest, type ImportFile, type Matches } from "./import-file.ts";
import { countStates, formatCount, formatPreview, type PreviewRow } from "./import-labels.ts";
import { MatchColumns } from "./match-columns.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { ProblemList } from "./problem-list.tsx";

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

/** What a file would do, and the button that does it. Nothing is stored before. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened this is gone.
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const missing = missingColumns(kind, matches);
  const preview = useQuery({
    queryKey: ["import", kind, chosenAt, matches],
    queryFn: () => brokerApi.previewImport(importRequest(kind, file, matches)),
    enabled: missing.length === 0,
    // What others change meanwhile is checked again when the rows are imported.
    staleTime: Infinity,
    gcTime: 0,
  });
  const rows = missing.length === 0 ? preview.data?.rows : undefined;
  const names = new Intl.ListFormat("en-US").format(missing.map(({ label }) => label));
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="mt-6 font-display text-title wrap-anywhere outline-none"
      >
        {missing.length > 0
          ? `Select the column for ${names}.`
          : rows
            ? formatPreview(kind, countStates(rows))
            : `Checking ${file.name}…`}
      </h2>
      <p className="mt-2 max-w-[72ch] text-small">
        Nothing is saved yet.
        {!file.isUtf8 &&
          " This file isn’t saved as UTF-8: check that accents and other signs look right."}
      </p>
      <section aria-labelledby="import-file" className="mt-6">
        <RuleListHeader className="max-sm:flex-wrap">
          <RuleListTitle id="import-file" level={3} className="wrap-anywhere">
            {file.name}
          </RuleListTitle>
          <RuleListCount>
            {file.rows.length === 1 ? "1 row" : `${file.rows.length.toLocaleString("en-US")} rows`}
          </RuleListCount>
          <RuleListActions>
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={onAnother}>
                Choose another file
              </button>
            </TextLink>
          </RuleListActions>
        </RuleListHeader>
        <MatchColumns {...{ kind, file, matches, onMatch }} />
      </section>
      {missing.length === 0 && preview.error && (
        <LoadFailed
          what="the preview"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      {missing.length === 0 && preview.isLoading && <Skeleton className="mt-9 h-56 w-full" />}
      {rows && (
        <Preview
          key={JSON.stringify(matches)}
          {...{ kind, brokerApi, file, matches, onDone, rows }}
          onChanged={() => void preview.refetch()}
        />
      )}
    </>
  );
}

type PreviewProps = Omit<ReviewFileProps, "chosenAt" | "onAnother" | "onMatch"> & {
  rows: readonly PreviewRow[];
  /** Called when something was refused that this preview doesn’t show. */
  onChanged: () => void;
};

function Preview({ brokerApi, file, kind, matches, onChanged, onDone, rows }: PreviewProps) {
  const queryClient = useQueryClient();
  const counts = countStates(rows);
  const { error, isPending, mutate, submittedAt } = useMutation({
    mutationFn: () =>
      brokerApi.importRows({
        ...importRequest(kind, file, matches),
        leaveOutWrong: counts.wrong > 0,
      }),
    onSuccess: async (result) => {
      onDone(result);
      await refresh(queryClient, kind === "deals" ? "properties" : kind);
    },
    onError: onChanged,
  });
  const matched = importColumns[kind].filter(({ name }) => matches[name] !== undefined);
  const labels = new Map(importColumns[kind].map(({ label, name }) => [name, label]));
  return (
    <>
      <ProblemList rows={rows} labels={labels} />
      <PreviewTable rows={rows} columns={matched} file={file} matches={matches} />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        {counts.new > 0 && (
          <Button
            variant="ink"
            className="max-sm:w-full"
            pending={isPending}
            onClick={() => mutate()}
          >
            Import {formatCount(counts.new, kind)}
            {counts.wrong > 0 && `, leave out ${counts.wrong.toLocaleString("en-US")}`}
          </Button>
        )}
        <p className="max-w-[60ch] text-ui text-fg-3">
          {counts.wrong > 0
            ? "Or fix the rows in your file and choose it again. If you import the others now, they’re recognized then and stay as they are."
            : counts.new === 0 && "Everything in this file is already there."}
        </p>
      </div>
      {error && !isPending && (
        <FailureNote key={submittedAt} className="mt-4">
          {error.message}
        </FailureNote>
      )}
    </>
  );
}
