import { Input } from "@frontage/ui/input";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Command, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

import { isReachable, useSearchShortcut } from "../../lib/use-search-shortcut.ts";
import type { SearchComboboxProps, SearchStart } from "./search-combobox.tsx";
import { fieldProps } from "./search-field.ts";

// The page needs the field at once, and what it finds only when somebody comes near it.
const combobox = lazyPart<SearchComboboxProps>(() => import("./search-combobox.tsx"));

export type SearchBoxProps = {
  /** Called when a result is opened. */
  onChosen?: () => void;
};

/** The dashboard's search. Ctrl+K, or ⌘K, leads to it from anywhere. */
export function SearchBox({ onChosen }: SearchBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const [start, setStart] = useState<SearchStart>();
  const [hasFailed, setFailed] = useState(false);
  const field = () => box.current?.querySelector("input");

  useSearchShortcut(() => {
    const input = field();
    if (!isReachable(input)) return false;
    input.focus();
    input.select();
    return true;
  });

  function load() {
    combobox.preload().then(
      () => {
        const input = field();
        // A word that is being composed would be lost; this is called again when it stands.
        if (!input || isComposing.current) return;
        // At once: a letter typed between the reading and the exchange would be lost.
        flushSync(() => {
          setFailed(false);
          setStart((current) => current ?? startOf(input));
        });
      },
      () => setFailed(true),
    );
  }

  // Who opened the drawer may be about to search: there it comes without waiting for more.
  const loadInDrawer = useEffectEvent(() => onChosen && load());
  useEffect(() => {
    loadInDrawer();
  }, []);

  return (
    <div ref={box} role="search" className="relative" onPointerEnter={start ? undefined : load}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      {start ? (
        <combobox.Part start={start} onChosen={onChosen} />
      ) : (
        <Input
          {...fieldProps}
          onFocus={load}
          onInput={load}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
            load();
          }}
        />
      )}
      <ShortcutHint />
      {hasFailed && (
        <p role="alert" className="pt-2 text-caption text-accent">
          The search could not be loaded. Type on to try again.
        </p>
      )}
    </div>
  );
}

/** Where somebody was in the plain field when the search arrived. */
function startOf(input: HTMLInputElement): SearchStart {
  return {
    text: input.value,
    selection:
      document.activeElement === input
        ? { from: input.selectionStart ?? 0, to: input.selectionEnd ?? 0 }
        : undefined,
  };
}

/** The keys, where there is a keyboard; gone while there is something in the field. */
function ShortcutHint() {
  const system = useSyncExternalStore(
    () => () => {},
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other"),
    () => undefined,
  );
  if (!system) return null;
  return (
    <kbd
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 items-center rounded-control border border-hairline px-1.5 py-0.5 font-sans text-tick text-fg-3 peer-not-placeholder-shown:invisible lg:pointer-fine:flex"
    >
      {system === "apple" ? <Command className="size-3" strokeWidth={1.75} /> : "Ctrl "}K
    </kbd>
  );
}
