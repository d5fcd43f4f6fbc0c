import { contactPath } from "@frontage/content/dashboard";
import { contactRoleNames } from "@frontage/records/record-names";
import type { Contact } from "@frontage/records/schemas/contact";
import { Link as TextLink } from "@frontage/ui/link";
import {
  RuleList,
  RuleListActions,
  RuleListCount,
  RuleListHeader,
  RuleListRow,
  RuleListTitle,
} from "@frontage/ui/rule-list";
import { Skeleton } from "@frontage/ui/skeleton";
import { Phone } from "lucide-react";
import { Link } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { contactsOfPath } from "../../navigation/paths.ts";
import { ContactAvatar } from "./contact-avatar.tsx";
import type { useDealParties } from "./contacts.ts";

const shownPartiesMax = 4;

type DealPartiesProps = {
  dealId: string;
  parties: ReturnType<typeof useDealParties>;
  /** For brokers only. */
  onAdd: (() => void) | undefined;
};

/** A list of the parties in a deal. */
export function DealParties({ dealId, onAdd, parties }: DealPartiesProps) {
  const { data, error, refetch } = parties;
  return (
    <section aria-labelledby="deal-parties">
      <RuleListHeader>
        <RuleListTitle id="deal-parties" tabIndex={-1} className="scroll-mt-32 outline-none">
          Parties
        </RuleListTitle>
        {data && data.length > 0 && <RuleListCount>{data.length}</RuleListCount>}
        <RuleListActions>
          {onAdd && (
            <TextLink asChild>
              <button type="button" className="cursor-pointer" onClick={onAdd}>
                Add
              </button>
            </TextLink>
          )}
          {data && data.length > 0 && (
            <TextLink asChild>
              <Link to={contactsOfPath(dealId)}>All{data.length > 1 && ` ${data.length}`}</Link>
            </TextLink>
          )}
        </RuleListActions>
      </RuleListHeader>
      {data?.length === 0 && (
        <p className="border-t border-fg py-4 text-ui text-fg-3">No parties yet.</p>
      )}
      {!data && error && (
        <LoadFailed what="the parties" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-56" />}
      {data && data.length > 0 && (
        <RuleList>
          {data.slice(0, shownPartiesMax).map((party) => (
            <Row key={party.id} party={party} />
          ))}
        </RuleList>
      )}
    </section>
  );
}

function Row({ party }: { party: Contact }) {
  const { company, id, name, phone, role } = party;
  return (
    <RuleListRow className="min-h-15">
      <ContactAvatar contact={party} />
      <span className="min-w-0 grow wrap-anywhere">
        <Link
          to={contactPath(id)}
          className="block covers-row font-semibold text-fg hover:text-accent"
        >
          {name}
        </Link>
        <span className="block text-caption text-fg-3">
          {role === "broker"
            ? "Your broker"
            : [contactRoleNames[role], company].filter(Boolean).join(", ")}
        </span>
      </span>
      {phone && (
        <a
          href={`tel:${phone.e164}`}
          aria-label={`Call ${name}, ${phone.display}`}
          className="relative -mr-2.5 grid size-10 shrink-0 place-items-center rounded-control text-fg-3 transition-colors hover:text-accent pointer-coarse:size-11"
        >
          <Phone aria-hidden className="size-4.5" strokeWidth={1.5} />
        </a>
      )}
    </RuleListRow>
  );
}
