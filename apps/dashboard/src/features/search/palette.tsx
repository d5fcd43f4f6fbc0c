import type { SearchResult } from "@frontage/records/schemas/search";
import { Button } from "@frontage/ui/button";
import {
  Command,
  CommandClose,
  CommandDialog,
  CommandFooter,
  CommandGroup,
  CommandHeading,
  CommandInput,
  CommandList,
  CommandMatch,
  CommandNote,
  CommandOption,
} from "@frontage/ui/command";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefCallback,
} from "react";
import { useLocation, useNavigate } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant, useIsBroker } from "../../api/visit.tsx";
import { clientsQuery, searchQuery, subjects } from "../../api/queries.ts";
import { matchesIn } from "../../components/search-matches.ts";
import type { Place } from "./actions.ts";
import type { PaletteRow, PaletteSection } from "./palette-row.ts";
import { recordAt } from "./open-record.ts";
import { foundSections, offeredSections } from "./sections.ts";

/** How long typing must pause before a search starts. */
const pauseMs = 120;

const movingKeys = ["ArrowDown", "ArrowUp", "End", "Home", "PageDown", "PageUp"];

export type PaletteProps = {
  /** The text typed in the search field that opened the palette. */
  text: string;
  caret: number;
  /** Whether Enter was pressed in that field, too. */
  isEntered: boolean;
  onClose: () => void;
  /** Called when a row is chosen. */
  onChosen?: () => void;
};

/** The command palette, which finds screens, records and actions. */
export function Palette({ caret, isEntered, onChosen, onClose, ...initial }: PaletteProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(initial.text);
  const wanted = text.trim();
  const { isLoading: mayAsk, place } = usePlace();
  const { clients, error, refetch, results, ...search } = useResults(wanted);
  const isSettled = search.isSettled && !mayAsk;

  const sections = useMemo(
    () =>
      wanted
        ? foundSections(wanted, error ? (results ?? []) : results, place, clients)
        : offeredSections(place),
    [clients, error, place, results, wanted],
  );
  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);

  function choose({ state, target }: PaletteRow) {
    onClose();
    if (typeof target === "string") void navigate(target, { state });
    else target();
    onChosen?.();
  }
  const [best] = rows;
  const hasMoved = useRef(false);
  const entered = useEnteredText(isEntered ? wanted : undefined, {
    best,
    isSettled: isSettled || Boolean(error),
    wanted,
    open: choose,
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (movingKeys.includes(event.key)) hasMoved.current = true;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !wanted) return;
    if (error && !best) {
      event.preventDefault();
      void refetch();
    } else if (!isSettled && !error && !hasMoved.current) {
      // Enter opens the best row once the results have loaded.
      event.preventDefault();
      entered.set(wanted);
    }
  }

  const note = wanted && isSettled && rows.length === 0 && `Nothing found for “${wanted}”`;
  return (
    // Radix must not move the focus, because `useReturnedFocus` does so earlier.
    <CommandDialog
      title="Search"
      onClose={onClose}
      onCloseAutoFocus={(event) => event.preventDefault()}
    >
      <Command options={rows} text={text} onChoose={choose}>
        <CommandInput
          ref={useInitialCaret(caret)}
          aria-label="Search"
          placeholder={place.canAsk ? "Search or ask" : "Search or type a command"}
          maxLength={200}
          onChange={(event) => {
            entered.clear();
            hasMoved.current = false;
            setText(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        >
          <CommandClose>Cancel</CommandClose>
        </CommandInput>
        <CommandList label="Search results">
          {sections.map((section) => (
            <Section key={section.heading} section={section} text={wanted} />
          ))}
        </CommandList>
        {note && <CommandNote>{note}</CommandNote>}
        {wanted && error && <SearchFailed error={error} onRetry={() => void refetch()} />}
        <CommandFooter />
      </Command>
      <p role="status" className="sr-only">
        {wanted && (error ? "Search failed." : isSettled && (note || formatCount(rows)))}
      </p>
    </CommandDialog>
  );
}

function usePlace(): { place: Place; isLoading: boolean } {
  const { pathname, search } = useLocation();
  const hasAssistant = useHasAssistant();
  const { data, isLoading } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  const isBroker = useIsBroker();
  const canAsk = data?.isOn ?? false;
  const place = useMemo(
    () => ({ pathname, record: recordAt(pathname, search), isBroker, canAsk }),
    [canAsk, isBroker, pathname, search],
  );
  return { place, isLoading };
}

/** The results for a text, searched once typing pauses. */
function useResults(wanted: string) {
  const searched = useDebounced(wanted, pauseMs);
  const isBroker = useIsBroker();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(searched),
    enabled: searched !== "",
    // Searches again each time the palette opens, because records may have changed.
    staleTime: 0,
  });
  const clients = useQuery(
    isBroker ? clientsQuery : { queryKey: [subjects.clients], enabled: false },
  );
  const results: readonly SearchResult[] | undefined = data;
  return {
    clients: clients.data,
    error,
    isSettled:
      data !== undefined && searched === wanted && !isPlaceholderData && !clients.isLoading,
    refetch,
    results,
  };
}

type BestRow = {
  best: PaletteRow | undefined;
  isSettled: boolean;
  wanted: string;
  open: (row: PaletteRow) => void;
};

/** Remembers Enter until the results have loaded, and then opens the best row. */
function useEnteredText(initial: string | undefined, { best, isSettled, open, wanted }: BestRow) {
  const text = useRef(initial);
  const openOnceSettled = useEffectEvent(() => {
    if (!isSettled || text.current !== wanted) return;
    text.current = undefined;
    if (best) open(best);
  });
  useEffect(() => openOnceSettled(), [best, isSettled]);
  return {
    set(entered: string) {
      text.current = entered;
    },
    /** Cancels that, because typing goes on. */
    clear() {
      text.current = undefined;
    },
  };
}

/** A ref that moves the caret, once, to its position in the field where the text was typed. */
function useInitialCaret(caret: number): RefCallback<HTMLInputElement> {
  const isPlaced = useRef(false);
  return (input) => {
    if (isPlaced.current || !input) return;
    isPlaced.current = true;
    input.setSelectionRange(caret, caret);
  };
}

function Section({
  section: { expected, heading, rows },
  text,
}: {
  section: PaletteSection;
  text: string;
}) {
  if (rows.length === 0) return <ExpectedRows heading={heading} count={expected ?? 0} />;
  return (
    <CommandGroup heading={heading}>
      {rows.map((row) => (
        <CommandOption
          key={row.id}
          option={row}
          Icon={row.Icon}
          className={row.quoted === undefined ? undefined : "[&>svg]:text-accent"}
          title={
            <>
              {row.quoted === undefined ? (
                <Matches in={row.title} of={text} />
              ) : (
                <>
                  {row.title} <span className="font-semibold">{row.quoted}</span>
                </>
              )}
              {row.fileName && <FileExtension fileName={row.fileName} />}
            </>
          }
          detail={row.detail && <Matches in={row.detail} of={text} />}
          meta={row.meta}
        />
      ))}
    </CommandGroup>
  );
}

function Matches({ in: text, of: typed }: { in: string; of: string }) {
  return matchesIn(text, typed).map((part) =>
    part.isMatch ? <CommandMatch key={part.start}>{part.text}</CommandMatch> : part.text,
  );
}

/** Placeholders for rows that are loading. */
function ExpectedRows({ count, heading }: { count: number; heading: string }) {
  return (
    <div aria-hidden>
      <CommandHeading>{heading}</CommandHeading>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex h-13 items-center gap-3.5 px-3 sm:h-11">
          <Skeleton className="size-5" />
          <Skeleton shape="text" className="w-48 text-ui" />
        </div>
      ))}
    </div>
  );
}

function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <CommandNote className="flex flex-col items-start gap-3">
      <p>Search failed. {error.message}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </CommandNote>
  );
}

/** The number of rows found, not counting the assistant's. */
function formatCount(rows: readonly PaletteRow[]): string {
  const count = rows.filter(({ quoted }) => quoted === undefined).length;
  if (count === 0) return "No results. You can ask the assistant.";
  return count === 1 ? "1 result" : `${count} results`;
}

/** A value, once it hasn't changed for this many milliseconds. */
function useDebounced<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [ms, value]);
  return settled;
}
