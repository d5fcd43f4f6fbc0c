import { toast } from "@frontage/ui/toast";

/**
 * Opens a lazy part once its code has loaded. If that fails, a toast offers to try again.
 *
 * @param what the part, in the middle of a sentence: "the menu"
 * @param preload see `lazyPart`
 */
export function openPart(what: string, preload: () => Promise<unknown>, open: () => void): void {
  preload().then(open, () =>
    toast.error(`Couldn’t open ${what}. Check your connection.`, {
      label: "Try again",
      onSelect: () => openPart(what, preload, open),
    }),
  );
}
