import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { CalendarDays } from "lucide-react";

import { usePortal } from "../../portal/portal-context.tsx";

/** Stands where the calendar would be while it holds nothing at all. */
export function NoDates({ onRequest }: { onRequest: () => void }) {
  const { desk } = usePortal();
  return (
    <Card>
      <EmptyState>
        <EmptyStateGlyph>
          <CalendarDays />
        </EmptyStateGlyph>
        <EmptyStateTitle>No dates yet</EmptyStateTitle>
        <EmptyStateDescription>
          Viewings, calls and deadlines of your deals will stand here.
        </EmptyStateDescription>
        <Button variant="ink" onClick={onRequest}>
          {desk ? "Add an event" : "Request a viewing"}
        </Button>
      </EmptyState>
    </Card>
  );
}
