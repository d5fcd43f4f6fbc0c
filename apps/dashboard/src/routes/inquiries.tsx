import { lazyPart } from "@frontage/ui/lazy-part";

import { InquiriesSkeleton } from "../features/inquiries/inquiries-skeleton.tsx";
import type { BrokerApi } from "../portal/portal.ts";
import { BrokerScreen } from "./broker-screen.tsx";

const brokerInquiries = lazyPart<{ brokerApi: BrokerApi }>(() => import("./broker-inquiries.tsx"));

/** The inquiries screen, for brokers. */
export default function Inquiries() {
  return <BrokerScreen part={brokerInquiries} Skeleton={InquiriesSkeleton} />;
}
