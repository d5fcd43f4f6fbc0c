import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { toast } from "@frontage/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { RecordOptions } from "../../components/options.tsx";
import { clientsQuery } from "../../api/queries.ts";
import { DealDialog } from "./deal-dialog.tsx";

type AddDealProps = {
  /** The deal's client; if absent, the dialog first asks for one. */
  clientId: string | undefined;
  onClose: () => void;
};

/** Adds a deal of any client. */
export function AddDeal({ clientId: given, onClose }: AddDealProps) {
  const { data: clients = [] } = useQuery(clientsQuery);
  const [chosen, setChosen] = useState("");
  const [clientId, setClientId] = useState(given);
  if (clientId !== undefined) {
    return (
      <DealDialog
        clientId={clientId}
        deal={undefined}
        onClose={onClose}
        onSaved={({ name }) => {
          onClose();
          toast.success(`${name} added.`);
        }}
      />
    );
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Add a deal</DialogTitle>
        <form
          noValidate
          className="mt-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen) setClientId(chosen);
          }}
        >
          <Field label="Client">
            <Select required value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Select a client</option>
              <RecordOptions records={clients} />
            </Select>
          </Field>
          <DialogFooter>
            <Button type="submit" variant="ink" disabled={!chosen}>
              Continue
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
