import { Button } from "@frontage/ui/button";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";

type LoadFailedProps = {
  /** The plural noun of what failed to load: "documents". */
  what: string;
  error: Error;
  onRetry: () => void;
};

/** Shown in place of records that failed to load. */
export function LoadFailed({ error, onRetry, what }: LoadFailedProps) {
  return (
    <div role="alert" className="rounded-panel border border-hairline bg-surface p-6 text-base">
      <p className="font-semibold text-fg">Couldn’t load {what}.</p>
      <p className="mt-1 text-fg-3">{error.message}</p>
      <Button variant="outline" className="mt-4" onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
        Try again
      </Button>
    </div>
  );
}

type NotLoadedProps = {
  /** The plural noun of what is loading: "documents". */
  what: string;
  queries: readonly { data: unknown; error: Error | null; refetch: () => unknown }[];
  /** The skeleton. */
  children: ReactNode;
};

/** Shown in place of records that haven't loaded: their skeleton, or the error and a retry. */
export function NotLoaded({ children, queries, what }: NotLoadedProps) {
  const failed = queries.filter(({ data, error }) => error && data === undefined);
  const error = failed[0]?.error;
  if (!error) return children;
  const retry = () => failed.forEach((query) => void query.refetch());
  return <LoadFailed what={what} error={error} onRetry={retry} />;
}
