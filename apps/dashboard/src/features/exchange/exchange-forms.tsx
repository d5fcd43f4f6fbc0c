import {
  type Exchange,
  type PostponementChange,
  type PostponementForm,
  postponementFormSchema,
  type Replacement,
  type ReplacementForm,
  replacementFormSchema,
  type SoldChange,
  type SoldForm,
  soldFormSchema,
} from "@frontage/records/schemas/exchange";
import type { Deal } from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { asNumber, useRecordForm } from "../../components/use-record-form.ts";
import { KeyDatesDialog } from "../../key-dates/key-dates-dialog.tsx";
import { formatDay, formatFullDay } from "../../time/dates.ts";
import { firstName } from "./exchange-state.ts";

/** A form of an exchange, with the record that it edits. */
export type ExchangeForm =
  | { name: "dates"; start: "template" | { dateId: string } }
  | { name: "postponement" }
  | { name: "replacement"; replacement?: Replacement }
  | { name: "sold" };

type ExchangeDialogProps = {
  deal: Deal;
  exchange: Exchange;
  form: ExchangeForm;
  /** "2026-07-14" */
  today: string;
  onClose: () => void;
};

/** The open form of an exchange. */
export function ExchangeDialog({ deal, form, ...props }: ExchangeDialogProps) {
  const { onClose } = props;
  const shared = { ...props, dealId: deal.id };
  if (form.name === "dates")
    return <KeyDatesDialog deal={deal} start={form.start} {...{ onClose }} />;
  if (form.name === "postponement") return <PostponementDialog {...shared} />;
  if (form.name === "sold") return <SoldDialog {...shared} />;
  return <ReplacementDialog {...shared} replacement={form.replacement} />;
}

type FormProps = {
  dealId: string;
  exchange: Exchange;
  /** "2026-07-14" */
  today: string;
  onClose: () => void;
};

const amount = { setValueAs: asNumber };
const optionalDay = { setValueAs: (day: string | undefined) => day || undefined };
const valueText = {
  label: "Value",
  format: (value: number | undefined) => value?.toLocaleString("en-US") ?? "",
};
const formatEntered = (day: string | undefined) => (day ? formatFullDay(day) : "");

/** The form of the sold property. */
function SoldDialog({ dealId, exchange: { sold }, onClose }: FormProps) {
  const form = useRecordForm<SoldForm, void, SoldChange>({
    schema: soldFormSchema,
    values: { name: sold?.name ?? "", value: sold?.value },
    draftName: `sold-${dealId}`,
    isChange: sold !== undefined,
    edited: {
      record: sold ?? { name: "", version: 0 },
      valuesOf: ({ name, value }) => ({ name, value }),
      texts: { name: "Property sold", value: valueText },
    },
    async save(entered, seen) {
      const json = { ...entered, version: seen?.version ?? 0 };
      await read(deals[":dealId"].exchange.sold.$put({ param: { dealId }, json }));
    },
    changes: ["deals"],
    done: "Sale updated.",
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title="Edit the sale"
      description="The property that this exchange begins with. Visible to the client."
      submit="Save sale"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="Property sold" error={errors.name?.message}>
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field
        label="Value ($, optional)"
        hint="Needed for more than three properties."
        error={errors.value?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...register("value", amount)} />
      </Field>
    </RecordDialog>
  );
}

/** The form of a replacement property: a candidate until its day of identification is entered. */
function ReplacementDialog({
  dealId,
  exchange: { clientName, identify, intermediary },
  onClose,
  replacement,
  today,
}: FormProps & { replacement: Replacement | undefined }) {
  const form = useRecordForm<ReplacementForm, ReplacementForm, Replacement>({
    schema: replacementFormSchema,
    values: replacement ? replacementValues(replacement) : { name: "", note: "" },
    draftName: replacement ? `replacement-${replacement.id}` : `new-replacement-${dealId}`,
    isChange: replacement !== undefined,
    edited: replacement && {
      record: replacement,
      valuesOf: replacementValues,
      texts: {
        name: "Property",
        note: "Progress",
        value: valueText,
        identifiedOn: { label: "Identified on", format: formatEntered },
      },
    },
    async save(json, seen) {
      const { replacements } = deals[":dealId"].exchange;
      if (seen) {
        const { id, version } = seen;
        const changed = { ...json, version };
        await read(replacements[":id"].$put({ param: { dealId, id }, json: changed }));
      } else await read(replacements.$post({ param: { dealId }, json }));
      return json;
    },
    changes: ["deals"],
    done: ({ identifiedOn, name }) =>
      (identifiedOn === undefined) === (replacement?.identifiedOn === undefined)
        ? `${name} ${replacement ? "updated" : "added"}.`
        : `${name} marked as ${identifiedOn === undefined ? "not " : ""}identified.`,
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  const last = identify?.day;
  const who = intermediary ? firstName(intermediary.name) : "the intermediary";
  return (
    <RecordDialog
      title={replacement ? `Edit ${replacement.name}` : "Add a property to identify"}
      description="Visible to the client. Listing it here doesn’t identify it: that takes a signed notice to the intermediary."
      submit={replacement ? "Save property" : "Add property"}
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field
        label="Property"
        hint="As the signed notice describes it."
        error={errors.name?.message}
        className="sm:col-span-2"
      >
        <Input required autoComplete="off" {...register("name")} />
      </Field>
      <Field
        label="Progress (optional)"
        hint="Such as “Letter of intent”."
        error={errors.note?.message}
      >
        <Input autoComplete="off" {...register("note")} />
      </Field>
      <Field
        label="Fair market value ($, optional)"
        hint="Needed for more than three properties."
        error={errors.value?.message}
      >
        <Input inputMode="numeric" autoComplete="off" {...register("value", amount)} />
      </Field>
      <Field
        label="Identified on (optional)"
        hint={`When ${who} received the signed notice, once they have confirmed it${last === undefined ? "" : `: ${formatDay(last)} at the latest`}. ${firstName(clientName)} will be notified.`}
        error={errors.identifiedOn?.message}
        className="sm:col-span-2"
      >
        <Input
          type="date"
          max={last !== undefined && last < today ? last : today}
          {...register("identifiedOn", optionalDay)}
        />
      </Field>
    </RecordDialog>
  );
}

const replacementValues = ({ identifiedOn, name, note, value }: Replacement): ReplacementForm => ({
  name,
  note,
  value,
  identifiedOn,
});

const noPostponement = { notice: "", link: "", identifyBy: "", receiveBy: "", version: 0 };

/** The form of a disaster postponement: the notice, its link, and both new days. */
function PostponementDialog({ dealId, exchange, onClose }: FormProps) {
  const { postponement = noPostponement } = exchange;
  const form = useRecordForm<PostponementForm, void, PostponementChange>({
    schema: postponementFormSchema,
    values: postponementValues(postponement),
    draftName: `postponement-${dealId}`,
    isChange: postponement.notice !== "",
    edited: {
      record: postponement,
      valuesOf: postponementValues,
      texts: {
        notice: "IRS notice",
        link: "Link to the notice",
        identifyBy: { label: "Day 45 becomes", format: formatEntered },
        receiveBy: { label: "Day 180 becomes", format: formatEntered },
      },
    },
    async save(entered, seen = postponement) {
      const json = { ...entered, version: seen.version };
      await read(deals[":dealId"].exchange.postponement.$put({ param: { dealId }, json }));
    },
    changes: ["deals"],
    done: "Postponement saved. The client has been notified.",
    onSaved: onClose,
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title="Disaster postponement"
      description={`${firstName(exchange.clientName)} sees the new dates with the notice, your name and today’s date. The original dates stay on the page, crossed out.`}
      submit="Save postponement"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="IRS notice" error={errors.notice?.message}>
        <Input required autoComplete="off" {...register("notice")} />
      </Field>
      <Field label="Link to the notice" error={errors.link?.message}>
        <Input
          type="url"
          required
          autoComplete="off"
          placeholder="https://www.irs.gov/"
          {...register("link")}
        />
      </Field>
      <Field label="Day 45 becomes" error={errors.identifyBy?.message}>
        <Input type="date" required {...register("identifyBy")} />
      </Field>
      <Field label="Day 180 becomes" error={errors.receiveBy?.message}>
        <Input type="date" required {...register("receiveBy")} />
      </Field>
    </RecordDialog>
  );
}

const postponementValues = (saved: PostponementChange): PostponementForm => {
  const { identifyBy, link, notice, receiveBy } = saved;
  return { notice, link, identifyBy, receiveBy };
};
