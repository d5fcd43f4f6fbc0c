import type { Overview } from "@frontage/records/schemas/overview";

/** Sample figures: a screen that shows them says so. */
export const overview: Overview & Required<Pick<Overview, "monthlyViews" | "portfolio">> = {
  client: { name: "Taylor Morgan", role: "Client" },
  statCards: [
    {
      label: "Active Properties",
      value: 12,
      change: "+2",
      note: "from last month",
      icon: "building-2",
    },
    { label: "Total Contacts", value: 24, change: "+4", note: "new this month", icon: "users" },
    { label: "Documents", value: 36, change: "+8", note: "new documents", icon: "file-text" },
    {
      label: "Upcoming Events",
      value: 3,
      note: "Next: property viewing tomorrow",
      icon: "calendar",
    },
  ],
  monthlyViews: [
    { name: "Jan", views: 4000 },
    { name: "Feb", views: 3000 },
    { name: "Mar", views: 2000 },
    { name: "Apr", views: 2780 },
    { name: "May", views: 1890 },
    { name: "Jun", views: 2390 },
    { name: "Jul", views: 3490 },
  ],
  portfolio: [
    { name: "Office", value: 40 },
    { name: "Retail", value: 25 },
    { name: "Industrial", value: 20 },
    { name: "Mixed Use", value: 15 },
  ],
  activity: [
    {
      icon: "inbox",
      title: "New inquiry",
      description: "Leasing request for 200 Sample Avenue, Suite 3",
      timestamp: "2 hours ago",
    },
    {
      icon: "file-pen",
      title: "Contract document updated",
      description: "Purchase agreement, revision 3, is ready for review",
      timestamp: "5 hours ago",
    },
    {
      icon: "user-plus",
      title: "New contact added",
      description: "Robin Hale, property manager",
      timestamp: "Yesterday",
    },
    {
      icon: "handshake",
      title: "Offer submitted",
      description: "Warehouse at 48 Example Road",
      timestamp: "2 days ago",
    },
  ],
};
