import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { RuleList, RuleListHeader, RuleListRow, RuleListTitle } from "@frontage/ui/rule-list";
import { Switch } from "@frontage/ui/switch";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { formatShortDayInline } from "./listing-labels.ts";

type ListingShownProps = { listing: BrokerListing; now: Date };

/** What the listing's client sees of buyers, with who decided it and when. */
export function ListingShown({ listing, now }: ListingShownProps) {
  const { areCompaniesShown, areNamesShown, client, decided, details, id, version } = listing;
  const { isPending, run } = useAction({
    act: (change: { areCompaniesShown: boolean; areNamesShown: boolean }) =>
      read(listings[":id"].visibility.$put({ param: { id }, json: { ...change, version } })),
    changes: ["listings"],
    failed: "Couldn’t save it.",
  });
  if (!client) return null;
  const first = client.name.split(" ", 1)[0];
  const rows = [
    {
      name: "Buyers’ role and company",
      isShown: areCompaniesShown,
      by: decided.companies,
      set: (isShown: boolean) => run({ areCompaniesShown: isShown, areNamesShown }),
    },
    {
      name: "Buyers’ names",
      isShown: areNamesShown,
      by: decided.names,
      set: (isShown: boolean) => run({ areCompaniesShown, areNamesShown: isShown }),
    },
  ];
  return (
    <section aria-labelledby="shown-to-client">
      <RuleListHeader>
        <RuleListTitle id="shown-to-client">Shown to {first}</RuleListTitle>
      </RuleListHeader>
      <RuleList>
        {rows.map(({ by, isShown, name, set }) => (
          <RuleListRow key={name} size="sm" className="justify-between">
            <label className="flex grow items-center gap-3">
              <span className="min-w-0 grow">
                {name}
                {by && (
                  <span className="block text-caption text-fg-3">
                    Changed by {by.by},{" "}
                    {formatShortDayInline(by.at, { now, timeZone: details.timeZone })}
                  </span>
                )}
              </span>
              <span aria-hidden className="text-fg-3">
                {isShown ? "Shown" : "Hidden"}
              </span>
              <Switch checked={isShown} disabled={isPending} onCheckedChange={set} />
            </label>
          </RuleListRow>
        ))}
        <RuleListRow size="sm" className="justify-between">
          <span>Weekly email</span>
          <span className="text-fg">Tuesday, 8am</span>
        </RuleListRow>
      </RuleList>
    </section>
  );
}
