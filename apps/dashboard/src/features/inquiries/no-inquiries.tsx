import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { Inbox } from "lucide-react";

/** Stands where inquiries would be, and says how they get here. */
export function NoInquiries() {
  return (
    <EmptyState>
      <EmptyStateGlyph>
        <Inbox />
      </EmptyStateGlyph>
      <EmptyStateTitle>No inquiries yet</EmptyStateTitle>
      <EmptyStateDescription>
        {broker.inquiries.transport === "webhook" ? (
          <>
            Your contact page hands inquiries to a webhook. To receive them here, set{" "}
            <code>inquiries.transport</code> to <code>"server"</code> in <code>broker.ts</code>; the
            README says how.
          </>
        ) : (
          "What visitors send with your contact page appears here at once."
        )}
      </EmptyStateDescription>
      <Button asChild variant="outline">
        <a href={paths.contact}>Show the contact page</a>
      </Button>
    </EmptyState>
  );
}
