import { toastMs } from "@frontage/content/timing";
import { toast, Toaster } from "@frontage/ui/toast";

/** Where the form's notices appear. Its code comes after the form's, which shows none at first. */
export function Notices() {
  return <Toaster duration={toastMs} />;
}

/** Shows a notice in place of all others, which are outdated. */
export function show(kind: "success" | "error", text: string) {
  toast.clear();
  toast[kind](text);
}

export const { clear } = toast;
