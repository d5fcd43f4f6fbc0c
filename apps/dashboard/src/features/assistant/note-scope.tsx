import type { ClientRef } from "@frontage/records/schemas/record";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { useQuery } from "@tanstack/react-query";
import type { Ref } from "react";

import { RecordOptions } from "../../components/options.tsx";

import { dealNamesQuery } from "../../api/queries.ts";
import { firstName } from "./unanswered-text.ts";

/** An option with an empty value would count as the placeholder. */
const all = "all";

type NoteScopeProps = {
  client: ClientRef;
  /** `null`: all of the client’s deals. */
  dealId: string | null;
  onChange: (dealId: string | null) => void;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
  /** Esc closes it. */
  onClose?: () => void;
};

/** Which of a client’s deals the assistant quotes a note for. */
export function NoteScope({ className, client, dealId, onChange, onClose, ref }: NoteScopeProps) {
  const { data: deals = [] } = useQuery(dealNamesQuery(client.id));
  return (
    <Field
      label="Quoted for"
      className={className}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onClose) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <Select
        ref={ref}
        className="max-w-90"
        value={dealId ?? all}
        onChange={({ target }) => onChange(target.value === all ? null : target.value)}
      >
        <option value={all}>All of {firstName(client.name)}’s deals</option>
        <RecordOptions records={deals} />
      </Select>
    </Field>
  );
}

type NoteScopeLineProps = Pick<NoteScopeProps, "client" | "dealId"> & {
  /** The deal, if its name is known. */
  deal: { id: string; name: string } | undefined;
};

/** "Blake only, for 410 Model Avenue." */
export function NoteScopeLine({ client, deal, dealId }: NoteScopeLineProps) {
  const isKnown = dealId === null || dealId === deal?.id;
  const { data: deals = [] } = useQuery({
    ...dealNamesQuery(client.id),
    enabled: !isKnown,
  });
  const who = firstName(client.name);
  if (dealId === null) return `${who} only, for all their deals.`;
  const chosen = isKnown ? deal : deals.find(({ id }) => id === dealId);
  return `${who} only, for ${chosen?.name ?? "one deal"}.`;
}
