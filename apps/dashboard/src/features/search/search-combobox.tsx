import { searchKinds, type SearchKind, type SearchResult } from "@frontage/content/schemas/search";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import {
  useCombobox,
  type UseComboboxReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from "downshift";
import {
  Building2,
  Calendar,
  FileText,
  Inbox,
  LayoutDashboard,
  MessageSquare,
  User,
  type LucideIcon,
} from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from "react";
import { useNavigate } from "react-router";

import { FileExtension } from "../../components/file-extension.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { searchQuery } from "../../portal/queries.ts";
import { useDebounced } from "./use-debounced.ts";
import { usePopoverBelow } from "./use-popover-below.ts";

const kinds: Record<SearchKind, { heading: string; Icon: LucideIcon }> = {
  screen: { heading: "Screens", Icon: LayoutDashboard },
  property: { heading: "Properties", Icon: Building2 },
  document: { heading: "Documents", Icon: FileText },
  contact: { heading: "Contacts", Icon: User },
  event: { heading: "Events", Icon: Calendar },
  message: { heading: "Messages", Icon: MessageSquare },
  inquiry: { heading: "Inquiries", Icon: Inbox },
};

/** How long typing pauses before the search starts, in ms. */
const pauseMs = 120;

/** What makes the field a combobox for assistive technology. */
const comboboxAttributes = [
  "id",
  "role",
  "aria-activedescendant",
  "aria-autocomplete",
  "aria-controls",
  "aria-expanded",
] as const;

/** The field’s event handlers. */
export type FieldHandlers = Pick<
  ComponentProps<"input">,
  "onBlur" | "onChange" | "onClick" | "onKeyDown"
>;

export type SearchComboboxProps = {
  /** Receives the field’s event handlers. */
  handlers: Ref<FieldHandlers>;
  /** The field’s text when Enter was pressed before this code had loaded. */
  enteredText?: string;
  /** The page’s field, which keeps its place and its text. */
  input: HTMLInputElement;
  onChosen?: () => void;
};

/** Turns the search field into a combobox, with the results in a popover below. */
export default function SearchCombobox({
  enteredText,
  handlers,
  input,
  onChosen,
}: SearchComboboxProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(
    () => Boolean(input.value.trim()) && document.activeElement === input,
  );
  const wanted = text.trim();
  const { error, isLoading, isSettled, refetch, results } = useResults(wanted, isOpen);

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, selectItem } =
    useCombobox<SearchResult>({
      items: [...results],
      itemToString: (result) => result?.title ?? "",
      selectedItem: null,
      inputValue: text,
      onInputValueChange: ({ inputValue, type }) => {
        // Typing is handled below. This comes later, when more may have been typed.
        if (type === useCombobox.stateChangeTypes.InputChange) return;
        setText(inputValue);
        write(input, inputValue);
      },
      isOpen,
      onIsOpenChange: (changes) => setOpen(changes.isOpen),
      stateReducer: changesOf,
      scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest" }),
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        void navigate(selectedItem.path);
        onChosen?.();
      },
    });
  const panel = usePopoverBelow(input, isOpen);
  const [best] = results;
  const entered = useEnteredText(enteredText, { best, isSettled, wanted, open: selectItem });

  const { onBlur, onChange, onClick, onKeyDown, ref, ...attributes } = getInputProps(
    { "aria-label": input.ariaLabel ?? undefined },
    { suppressRefError: true },
  );
  useImperativeHandle(handlers, () => ({
    onBlur(event) {
      entered.clear();
      onBlur?.(event);
    },
    onChange(event) {
      entered.clear();
      setText(event.currentTarget.value);
      onChange?.(event);
    },
    onClick,
    onKeyDown(event) {
      const typed = event.currentTarget.value.trim();
      const opensBest = event.key === "Enter" && typed !== "" && highlightedIndex < 0;
      if (!opensBest || event.nativeEvent.isComposing) {
        onKeyDown?.(event);
        return;
      }
      event.preventDefault();
      if (error) void refetch();
      setOpen(true);
      entered.set(typed);
    },
  }));
  useLayoutEffect(() => {
    if (typeof ref === "function") ref(input);
    for (const name of comboboxAttributes) input.setAttribute(name, String(attributes[name]));
  });

  return (
    <>
      <div
        ref={panel}
        popover="manual"
        className="inset-auto m-0 overflow-y-auto overscroll-contain rounded-control border border-hairline bg-raised p-1.5 text-fg shadow-pop"
      >
        <div {...getMenuProps({ "aria-label": "Search results" })}>
          {isOpen && <Results results={results} getItemProps={getItemProps} />}
        </div>
        {isOpen && error && <SearchFailed error={error} onRetry={() => void refetch()} />}
        {isOpen && isLoading && <ResultsSkeleton />}
        {isOpen && !error && isSettled && results.length === 0 && (
          <p className="p-3 text-ui wrap-anywhere">{formatCount(results, wanted)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen &&
          (error
            ? "Search failed. Press Enter to try again."
            : isSettled && formatCount(results, wanted))}
      </p>
    </>
  );
}

/** What the search finds for a text, once typing pauses. */
function useResults(wanted: string, isOpen: boolean) {
  const searched = useDebounced(wanted, pauseMs);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(usePortal(), searched),
    enabled: isOpen && searched !== "",
    // Each opening searches again: records may have changed.
    staleTime: 0,
  });
  return {
    error,
    isLoading: !error && !data,
    isSettled: data !== undefined && searched === wanted && !isPlaceholderData,
    refetch,
    results: searched && wanted ? (data ?? []) : [],
  };
}

type BestResult = {
  best: SearchResult | undefined;
  isSettled: boolean;
  wanted: string;
  open: (result: SearchResult) => void;
};

/** Enter without a choice opens the best result as soon as it is known. */
function useEnteredText(
  initial: string | undefined,
  { best, isSettled, open, wanted }: BestResult,
) {
  const text = useRef(initial);
  function openBest() {
    if (!isSettled || text.current !== wanted) return;
    text.current = undefined;
    if (best) open(best);
  }
  const openOnceSettled = useEffectEvent(openBest);
  useEffect(() => openOnceSettled(), [best, isSettled]);
  return {
    set(entered: string) {
      text.current = entered;
      openBest();
    },
    /** Typing on or leaving the field cancels it. */
    clear() {
      text.current = undefined;
    },
  };
}

type ResultsProps = Pick<UseComboboxReturnValue<SearchResult>, "getItemProps"> & {
  results: readonly SearchResult[];
};

/** The results by kind. */
function Results({ getItemProps, results }: ResultsProps) {
  const id = useId();
  return searchKinds.map((kind) => {
    const ofKind = results.filter((result) => result.kind === kind);
    if (ofKind.length === 0) return null;
    const { heading, Icon } = kinds[kind];
    return (
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <p id={`${id}-${kind}`} className="px-3 pt-2.5 pb-1 text-caption font-normal text-fg-3">
          {heading}
        </p>
        {ofKind.map((result) => (
          <div
            key={result.id}
            {...getItemProps({ item: result, index: results.indexOf(result) })}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 aria-selected:bg-active"
          >
            <Icon aria-hidden className="size-4.5 shrink-0 text-fg-3" strokeWidth={1.5} />
            <span className="min-w-0">
              <span className="block text-ui font-medium text-balance wrap-anywhere text-fg">
                {result.title}
                {result.fileName && <FileExtension fileName={result.fileName} />}
              </span>
              {result.detail && (
                <span className="line-clamp-2 text-caption wrap-anywhere text-fg-3">
                  {result.detail}
                </span>
              )}
            </span>
          </div>
        ))}
      </div>
    );
  });
}

function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 p-3 text-ui">
      <p>Search failed. {error.message}</p>
      {/* The focus stays in the field, where Enter tries again too. */}
      <Button
        variant="outline"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}

function write(input: HTMLInputElement, text: string) {
  input.value = text;
}

function formatCount({ length }: readonly SearchResult[], text: string): string {
  if (length === 0) return `Nothing found for “${text}”`;
  return length === 1 ? "1 result" : `${length} results`;
}

/** Changes the library’s defaults: an empty field opens nothing, and leaving it selects nothing. */
function changesOf(
  state: UseComboboxState<SearchResult>,
  { changes, type }: UseComboboxStateChangeOptions<SearchResult>,
): Partial<UseComboboxState<SearchResult>> {
  const types = useCombobox.stateChangeTypes;
  const hasText = Boolean(changes.inputValue?.trim());
  // `selectedItem` is always null, and resetting it must not change the text.
  if (type === types.ControlledPropUpdatedSelectedItem) return state;
  if (type === types.InputBlur) {
    return { ...changes, selectedItem: null, inputValue: state.inputValue };
  }
  if (type === types.InputClick) {
    return { ...changes, isOpen: hasText, highlightedIndex: state.highlightedIndex };
  }
  if (type === types.InputKeyDownEscape || changes.selectedItem) {
    return { ...changes, inputValue: "", isOpen: false };
  }
  return { ...changes, isOpen: changes.isOpen && hasText };
}

function ResultsSkeleton() {
  return (
    <div aria-hidden className="p-1.5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex h-11 items-center gap-3 px-1.5">
          <Skeleton className="size-4.5" />
          <Skeleton shape="text" className="w-48 text-ui" />
        </div>
      ))}
    </div>
  );
}
