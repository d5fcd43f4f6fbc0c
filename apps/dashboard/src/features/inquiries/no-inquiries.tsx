import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import { Inbox } from "lucide-react";

import { Empty } from "../../components/empty.tsx";

/** Shown instead of an empty inbox. */
export function NoInquiries() {
  return (
    <Empty
      Icon={Inbox}
      title="No inquiries yet"
      description={
        broker.inquiries.transport === "webhook"
          ? "Your contact form sends inquiries somewhere else. Ask whoever runs your site to have them delivered here."
          : "New inquiries appear here instantly."
      }
    >
      <Button asChild variant="outline">
        <a href={paths.contact}>View contact page</a>
      </Button>
    </Empty>
  );
}
