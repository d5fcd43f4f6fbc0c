import type { ScreenName } from "@frontage/content/dashboard";
import { dashboardPaths } from "@frontage/content/dashboard";
import type { StatCard } from "@frontage/records/schemas/overview";
import { Skeleton } from "@frontage/ui/skeleton";
import { Stat, StatDelta, StatGroup, StatLabel, StatNote, StatValue } from "@frontage/ui/stat";
import { Building2, Calendar, FileText, Users } from "lucide-react";
import { Link } from "react-router";

const cards = {
  "building-2": { Icon: Building2, screen: "deals", label: "Active Properties" },
  users: { Icon: Users, screen: "contacts", label: "Total Contacts" },
  "file-text": { Icon: FileText, screen: "documents", label: "Documents" },
  calendar: { Icon: Calendar, screen: "calendar", label: "Upcoming Events" },
} as const satisfies Record<StatCard["icon"], { Icon: unknown; screen: ScreenName; label: string }>;

type StatCardsProps = {
  /** Absent while loading, with cells of the final height. */
  cards?: readonly StatCard[];
};

/** The four figures, each with a link to its screen. */
export function StatCards({ cards: loaded }: StatCardsProps) {
  return (
    <StatGroup aria-busy={!loaded} className="max-[16rem]:grid-cols-1">
      {Object.entries(cards).map(([icon, { Icon, label, screen }]) => {
        const card = loaded?.find((candidate) => candidate.icon === icon);
        return (
          <Stat key={icon} className="group @container relative transition-colors hover:bg-side">
            <StatLabel>
              {/* The link covers the whole cell. */}
              <Link to={dashboardPaths[screen]} className="covers-row">
                {card?.label ?? label}
              </Link>
              {/* In a narrow cell, an icon would force the longest label to wrap. */}
              <Icon aria-hidden strokeWidth={1.5} className="@max-[8.75rem]:hidden" />
            </StatLabel>
            <StatValue>{card?.value ?? <Skeleton className="h-12 w-16" />}</StatValue>
            <StatNote>
              {card ? (
                <>
                  {card.change && (
                    <>
                      <StatDelta value={Number(card.change)} />{" "}
                    </>
                  )}
                  {card.note}
                </>
              ) : (
                <>
                  <Skeleton shape="text" className="w-28 max-w-full" />
                  {/* On a phone, the last note takes two lines. */}
                  {icon === "calendar" && <Skeleton shape="text" className="w-16 sm:hidden" />}
                </>
              )}
            </StatNote>
          </Stat>
        );
      })}
    </StatGroup>
  );
}
