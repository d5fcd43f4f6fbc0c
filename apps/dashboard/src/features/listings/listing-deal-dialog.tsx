import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { openDealsQuery, refresh } from "../../portal/queries.ts";

const formSchema = z.object({ dealId: z.string() });

type ListingDealDialogProps = { listing: BrokerListing; onClose: () => void };

/** Connects a listing with a client's deal, whose client then sees its report. */
export function ListingDealDialog({ listing, onClose }: ListingDealDialogProps) {
  const queryClient = useQueryClient();
  const { deal, id, kind, version } = listing;
  const { data: deals = [] } = useQuery(openDealsQuery);
  const form = useRecordForm<z.infer<typeof formSchema>, void>({
    schema: formSchema,
    values: { dealId: deal?.id ?? "" },
    isChange: true,
    save: async ({ dealId }) => {
      await read(
        listings[":id"].deal.$put({ param: { id }, json: { dealId: dealId || null, version } }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved: onClose,
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  const offered = deals.filter(({ progress }) => progress.side === kind);
  const isListed = deal === undefined || offered.some((one) => one.id === deal.id);
  return (
    <RecordDialog
      title="Client’s deal"
      description="The deal’s client sees the listing’s report and offers."
      submit="Save"
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <Field
        label={kind === "sale" ? "Sale" : "Lease"}
        error={errors.dealId?.message}
        className="sm:col-span-2"
      >
        {/* Keyed, because its options load later. */}
        <Select key={offered.length} {...register("dealId")}>
          <option value="">None yet</option>
          {!isListed && <option value={deal.id}>{deal.name}</option>}
          <RecordOptions records={offered} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
