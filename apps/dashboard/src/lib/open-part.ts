import { toast } from "@frontage/ui/toast";

/**
 * Opens a part whose code travels apart, once that is there. Where it cannot be
 * had, a notice says so and offers to try again.
 *
 * @param what the part, as the sentence's subject: "The menu"
 * @param preload fetches the code; see `lazyPart`
 */
export function openPart(what: string, preload: () => Promise<unknown>, open: () => void): void {
  preload().then(open, () =>
    toast.error(`${what} could not be loaded. Please check your connection.`, {
      label: "Try again",
      onSelect: () => openPart(what, preload, open),
    }),
  );
}
