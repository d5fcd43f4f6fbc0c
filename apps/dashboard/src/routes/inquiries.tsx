import { lazyPart } from "@frontage/ui/lazy-part";

import { InquiriesSkeleton } from "../features/inquiries/inquiries-skeleton.tsx";
import type { BrokerDesk } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const inquiryDesk = lazyPart<{ desk: BrokerDesk }>(() => import("./inquiry-desk.tsx"));

/** The inquiries screen, for brokers. */
export default function Inquiries() {
  return <BrokerScreen part={inquiryDesk} Skeleton={InquiriesSkeleton} />;
}
