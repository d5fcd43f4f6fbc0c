import { Button, Spinner, type ButtonProps } from "@frontage/ui/button";
import { DialogClose, DialogFooter } from "@frontage/ui/dialog";

/** A dialog’s buttons: its main action, and Cancel. */
export function DialogButtons({ children, className, pending, ...props }: ButtonProps) {
  return (
    <DialogFooter className={className}>
      <Button type="submit" variant="primary" pending={pending} {...props}>
        {pending && <Spinner />}
        {children}
      </Button>
      <DialogClose asChild>
        <Button variant="outline">Cancel</Button>
      </DialogClose>
    </DialogFooter>
  );
}
