import { lazyPart } from "@frontage/ui/lazy-part";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";

import { openPart } from "../../navigation/open-part.ts";
import type { PaletteProps } from "./palette.tsx";
import { useRememberOpened } from "./use-remember-opened.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

// The field renders with the page; the rest loads on interest.
const palette = lazyPart<PaletteProps>(() => import("./palette.tsx"));

/** A request to open the palette, maybe from a search field, whose text moves over. */
export type SearchRequest = {
  field?: HTMLInputElement;
  /** The field’s text when Enter was pressed, before this code had loaded. */
  enteredText?: string;
  /** It comes with a letter, not with a press. */
  isTyped?: boolean;
  onChosen?: () => void;
};

type Search = {
  preload: () => void;
  open: (request: SearchRequest) => void;
  /** The focus has left the field before the palette could open. */
  cancel: () => void;
};

const SearchContext = createContext<Search | undefined>(undefined);

/** The ways to open the search. */
export function useSearch(): Search {
  const search = useContext(SearchContext);
  if (!search) throw new Error("Missing SearchProvider.");
  return search;
}

type Opening = Omit<PaletteProps, "onClose"> & { returnTo: Element | null };

/** Has the search for the fields below. Ctrl+K or ⌘K opens it from anywhere. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>();
  const search = useLoadedSearch(setOpening);
  useRememberOpened();
  useReturnedFocus(opening);
  useSearchShortcut(() => {
    if (opening) setOpening(undefined);
    else if (isFormOpen()) return false;
    else search.open({});
    return true;
  });
  return (
    <SearchContext value={search}>
      {children}
      {opening && <palette.Part {...opening} onClose={() => setOpening(undefined)} />}
    </SearchContext>
  );
}

/** Opens the palette once its code has loaded, unless the focus has left the field by then. */
function useLoadedSearch(show: (opening: Opening) => void): Search {
  const wanted = useRef<SearchRequest & Pick<Opening, "returnTo">>(null);
  const hasFailed = useRef(false);
  return useMemo(() => {
    async function load() {
      try {
        await palette.preload();
        hasFailed.current = false;
      } catch (error) {
        hasFailed.current = true;
        throw error;
      }
    }
    function open() {
      const { current } = wanted;
      if (!current) return;
      wanted.current = null;
      const { enteredText, field, onChosen, returnTo } = current;
      const text = field?.value ?? "";
      // At once, so that no key goes to the field that is left.
      flushSync(() =>
        show({
          text,
          caret: field?.selectionStart ?? text.length,
          isEntered: enteredText !== undefined && enteredText === text.trim(),
          onChosen,
          returnTo,
        }),
      );
      if (field) field.value = "";
    }
    return {
      preload: () => void palette.preload().catch(() => undefined),
      open(request) {
        const isLoading = wanted.current !== null && !hasFailed.current;
        const { activeElement, body } = document;
        const { field } = request;
        wanted.current = {
          returnTo: activeElement === body && field ? field : activeElement,
          ...wanted.current,
          ...request,
        };
        field?.focus();
        // A failure is said once, not with each letter.
        if (!isLoading && !(hasFailed.current && request.isTyped)) openPart("search", load, open);
      },
      cancel() {
        // After a failure, the focus is on the way to “Try again”.
        if (!hasFailed.current) wanted.current = null;
      },
    };
  }, [show]);
}

/** Returns the focus when the palette closes, before a dialog that was chosen takes it. */
function useReturnedFocus(opening: Opening | undefined): void {
  const returnTo = useRef<Element>(null);
  useEffect(() => {
    const { current } = returnTo;
    returnTo.current = opening?.returnTo ?? null;
    if (!opening && current instanceof HTMLElement && current.isConnected) current.focus();
  }, [opening]);
}

/** Whether leaving could lose what is in a form, or a question waits for its answer. */
function isFormOpen(): boolean {
  return (
    document.querySelector(
      '[role="alertdialog"], [role="dialog"]:has(form), [data-slot="session"]',
    ) !== null
  );
}
