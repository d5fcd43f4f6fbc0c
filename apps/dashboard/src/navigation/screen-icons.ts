import type { ScreenName } from "@frontage/content/dashboard";
import {
  Bell,
  Building2,
  Calendar,
  FileText,
  Handshake,
  Inbox,
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  Settings,
  Signpost,
  User,
  Users,
  type LucideIcon,
} from "lucide-react";

export const screenIcons: Record<ScreenName, LucideIcon> = {
  overview: LayoutDashboard,
  documents: FileText,
  contacts: Users,
  calendar: Calendar,
  settings: Settings,
  notifications: Bell,
  messages: MessageSquare,
  profile: User,
  deals: Building2,
  clients: Users,
  inquiries: Inbox,
  listings: Signpost,
};

/** Icons for brokers, whose overview is a to-do list and whose properties are deals. */
export const brokerScreenIcons: typeof screenIcons = {
  ...screenIcons,
  overview: ListChecks,
  deals: Handshake,
};
