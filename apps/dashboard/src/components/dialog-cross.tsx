import { Button } from "@frontage/ui/button";
import { DialogClose } from "@frontage/ui/dialog";
import { X } from "lucide-react";

/** Closes a dialog that has no form. */
export function DialogCross({ className = "" }: { className?: string }) {
  return (
    <DialogClose asChild>
      <Button variant="ghost" size="icon" aria-label="Close" className={`shrink-0 ${className}`}>
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </Button>
    </DialogClose>
  );
}
