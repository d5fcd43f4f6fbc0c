import { searchKinds, type SearchKind, type SearchResult } from "@frontage/content/schemas/search";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
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
import { useLocation } from "wouter";

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

/** A pause in typing after which the search is asked, in ms. */
const pauseMs = 120;

/** What makes a combobox of a search field, for whoever listens. */
const comboboxAttributes = [
  "id",
  "role",
  "aria-activedescendant",
  "aria-autocomplete",
  "aria-controls",
  "aria-expanded",
] as const;

/** What the field does, once it is known. */
export type FieldBehaviour = Pick<
  ComponentProps<"input">,
  "onBlur" | "onChange" | "onClick" | "onKeyDown"
>;

export type SearchComboboxProps = {
  /** Is given what the field has to do. */
  behaviour: Ref<FieldBehaviour>;
  /** What stood in the field when Enter was pressed, before the combobox was there. */
  enteredText?: string;
  /** The page's field, which stays where it is, with what is in it. */
  input: HTMLInputElement;
  onChosen?: () => void;
};

/** Makes a combobox of the search's field; below it floats what it finds, grouped by kind. */
export default function SearchCombobox({
  behaviour,
  enteredText: enteredEarly,
  input,
  onChosen,
}: SearchComboboxProps) {
  const portal = usePortal();
  const [, navigate] = useLocation();
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(
    () => Boolean(input.value.trim()) && document.activeElement === input,
  );
  const id = useId();

  const wanted = text.trim();
  const asked = useDebounced(wanted, pauseMs);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(portal, asked),
    // Records change meanwhile: each time it opens, they are asked again.
    enabled: isOpen && asked !== "",
    staleTime: 0,
  });
  const results = asked && wanted ? (data ?? []) : [];
  const isSettled = data !== undefined && asked === wanted && !isPlaceholderData;

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, selectItem } =
    useCombobox<SearchResult>({
      items: [...results],
      itemToString: (result) => result?.title ?? "",
      selectedItem: null,
      inputValue: text,
      onInputValueChange: ({ inputValue, type }) => {
        // What was typed is known already, and this comes late: more may stand there by now.
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
        navigate(selectedItem.path);
        onChosen?.();
      },
    });
  const panel = usePopoverBelow(input, isOpen);

  // Enter without a choice opens the best result, once it is known.
  const enteredText = useRef(enteredEarly);
  const [best] = results;
  function openBest() {
    if (!isSettled || enteredText.current !== wanted) return;
    enteredText.current = undefined;
    if (best) selectItem(best);
  }
  const openOnceSettled = useEffectEvent(openBest);
  useEffect(() => openOnceSettled(), [best, isSettled]);

  const { onBlur, onChange, onClick, onKeyDown, ref, ...attributes } = getInputProps(
    { "aria-label": input.ariaLabel ?? undefined },
    { suppressRefError: true },
  );
  useImperativeHandle(behaviour, () => ({
    onBlur(event) {
      // Whoever goes elsewhere meanwhile is not led away from there.
      enteredText.current = undefined;
      onBlur?.(event);
    },
    onChange(event) {
      enteredText.current = undefined;
      setText(event.currentTarget.value);
      onChange?.(event);
    },
    onClick,
    onKeyDown(event) {
      const entered = event.currentTarget.value.trim();
      const opensBest = event.key === "Enter" && entered !== "" && highlightedIndex < 0;
      if (!opensBest || event.nativeEvent.isComposing) {
        onKeyDown?.(event);
        return;
      }
      event.preventDefault();
      if (error) void refetch();
      enteredText.current = entered;
      setOpen(true);
      openBest();
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
          {isOpen &&
            searchKinds.map((kind) => {
              const ofKind = results.filter((result) => result.kind === kind);
              if (ofKind.length === 0) return null;
              const { heading, Icon } = kinds[kind];
              return (
                <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                  <p
                    id={`${id}-${kind}`}
                    className="px-3 pt-2.5 pb-1 text-caption font-normal text-fg-3"
                  >
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
                        <span className="block text-ui font-medium wrap-anywhere text-fg">
                          {result.title}
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
            })}
        </div>
        {isOpen && error && (
          <div className="flex flex-col items-start gap-3 p-3 text-ui">
            <p>The search could not be done. {error.message}</p>
            {/* The keyboard stays in the field, where Enter does the same. */}
            <Button
              variant="outline"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void refetch()}
            >
              Try again
            </Button>
          </div>
        )}
        {isOpen && !error && !data && <ResultsSkeleton />}
        {isOpen && !error && isSettled && results.length === 0 && (
          <p className="p-3 text-ui wrap-anywhere">{nothingFound(wanted)}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen &&
          (error
            ? "The search could not be done. Press Enter to try again."
            : isSettled && (results.length === 0 ? nothingFound(wanted) : countOf(results)))}
      </p>
    </>
  );
}

function write(input: HTMLInputElement, text: string) {
  input.value = text;
}

const nothingFound = (text: string) => `Nothing found for “${text}”`;
const countOf = ({ length }: readonly SearchResult[]) =>
  length === 1 ? "1 result" : `${length} results`;

/** What differs from the library's own: nothing to show for an empty field, and no choice by leaving it. */
function changesOf(
  state: UseComboboxState<SearchResult>,
  { changes, type }: UseComboboxStateChangeOptions<SearchResult>,
): Partial<UseComboboxState<SearchResult>> {
  const types = useCombobox.stateChangeTypes;
  const hasText = Boolean(changes.inputValue?.trim());
  // The field keeps no choice; that the last one is gone says nothing of what was typed since.
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
