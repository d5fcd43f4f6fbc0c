import type { ScreenName } from "@frontage/content/dashboard";
import {
  Bell,
  BriefcaseBusiness,
  Building2,
  Calendar,
  FileText,
  Inbox,
  LayoutDashboard,
  MessageSquare,
  Settings,
  User,
  Users,
  type LucideIcon,
} from "lucide-react";

/** Each screen's glyph. */
export const screenIcons: Record<ScreenName, LucideIcon> = {
  overview: LayoutDashboard,
  documents: FileText,
  contacts: Users,
  calendar: Calendar,
  settings: Settings,
  notifications: Bell,
  messages: MessageSquare,
  profile: User,
  properties: Building2,
  clients: BriefcaseBusiness,
  inquiries: Inbox,
};
