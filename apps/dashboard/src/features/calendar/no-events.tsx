import { Card } from "@frontage/ui/card";
import { CalendarDays } from "lucide-react";

import { Empty } from "../../components/empty.tsx";
import { RequestButton } from "./month-header.tsx";

/** Shown instead of an empty calendar. */
export function NoEvents() {
  return (
    <Card>
      <Empty
        Icon={CalendarDays}
        title="No events yet"
        description="Tours, calls and deadlines will appear here."
      >
        <RequestButton label="Request a tour" />
      </Empty>
    </Card>
  );
}
