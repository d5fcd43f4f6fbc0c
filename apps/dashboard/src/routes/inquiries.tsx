import { InquiriesSkeleton } from "../features/inquiries/inquiries-skeleton.tsx";
import { BrokerInquiries } from "./broker-inquiries.tsx";
import { BrokerScreen } from "./broker-screen.tsx";

/** The inquiries screen, for brokers. */
export default function Inquiries() {
  return <BrokerScreen Screen={BrokerInquiries} Skeleton={InquiriesSkeleton} />;
}
