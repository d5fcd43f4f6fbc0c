import { Input } from "@frontage/ui/input";
import { Kbd } from "@frontage/ui/kbd";
import { useBrowserValue, useHydrated } from "@frontage/ui/use-browser-value";
import { useQuery } from "@tanstack/react-query";
import { Command, Search } from "lucide-react";
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from "react";

import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { useSearch, type SearchRequest } from "./search-provider.tsx";
import { isReachable, useSearchShortcut } from "./use-search-shortcut.ts";

type SearchBoxProps = {
  /** Called when a row is opened. */
  onChosen?: () => void;
};

/**
 * The dashboard's search field. A click or the first letter opens the palette, which takes over the
 * text.
 */
export function SearchBox({ onChosen }: SearchBoxProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const search = useSearch();
  const hasAssistant = useHasAssistant();
  const { data: assistant } = useQuery({ ...assistantStateQuery, enabled: hasAssistant });
  // The prerendered page is everyone's.
  const canAsk = useHydrated() && assistant?.isOn === true;

  function open(how?: Pick<SearchRequest, "isEntered">) {
    if (field) search.open({ field, onChosen, ...how });
  }
  useSearchShortcut(() => {
    if (!isReachable(field)) return false;
    open();
    return true;
  });
  // Opens the palette if text was typed before hydration.
  const openIfWanted = useEffectEvent(() => {
    if (field?.value) open();
  });
  useEffect(() => openIfWanted(), [field]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") open({ isEntered: event.currentTarget.value.trim() !== "" });
    if (event.key === "ArrowDown") open();
  }

  return (
    <div role="search" className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-fg-3"
        strokeWidth={1.75}
      />
      {/* An uncontrolled input keeps what was typed before hydration. */}
      <Input
        ref={setField}
        type="search"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={canAsk ? "Search or ask" : "Search"}
        autoComplete="off"
        className="peer indent-6.5"
        onClick={() => open()}
        onChange={({ currentTarget, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (currentTarget.value && !isComposing) open();
        }}
        onCompositionEnd={() => open()}
        onKeyDown={onKeyDown}
      />
      <ShortcutHint />
    </div>
  );
}

/** The shortcut's keys, on devices with a keyboard, while the field is empty. */
function ShortcutHint() {
  const system = useBrowserValue(
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other"),
    undefined,
  );
  if (!system) return null;
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-2 hidden items-center peer-not-placeholder-shown:invisible lg:pointer-fine:flex"
    >
      <Kbd>{system === "apple" ? <Command strokeWidth={1.75} /> : "Ctrl "}K</Kbd>
    </span>
  );
}
