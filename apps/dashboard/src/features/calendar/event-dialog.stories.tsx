import type { TimedEvent } from "@frontage/records/schemas/event";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { shownDialog, storyClock, StoryFrame } from "../../story-frame.tsx";
import { EventDialog } from "./open-dialogs.tsx";

const tour: TimedEvent = {
  id: "tour",
  kind: "viewing",
  title: "Property tour",
  dealId: "48-example-road",
  location: "Front office, dock side",
  attendees: "Kai Okafor",
  note: "Inspection window agreed with the seller. Kai Okafor inspects roof, docks and floor.",
  status: "confirmed",
  start: "2026-07-15T15:00:00.000Z",
  end: "2026-07-15T19:00:00.000Z",
  timeZone: "America/Chicago",
  version: 1,
};

const meta = {
  title: "Dashboard/Event dialog",
  component: EventDialog,
  args: {
    event: tour,
    viewer: {
      ...storyClock,
      today: "2026-07-14",
      deals: new Map([
        [
          "48-example-road",
          {
            id: "48-example-road",
            name: "48 Example Road",
            place: "Anytown, ST",
            timeZone: "America/Chicago",
          },
        ],
      ]),
    },
    isOpen: true,
    onClose: () => undefined,
  },
  render: (args) => (
    <StoryFrame>
      <EventDialog {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof EventDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Day, title, time, place and people; the main action first. */
export const Confirmed: Story = {
  play: async () => {
    const inside = await shownDialog();
    await expect(inside.getByText("Confirmed")).toBeVisible();
    await expect(inside.getByText(/^Tomorrow, /)).toBeVisible();
    await expect(inside.getByText("Kai Okafor", { exact: true })).toBeVisible();
    await expect(inside.getByRole("button", { name: "Close" })).toBeVisible();
  },
};

/** A request that waits for the broker. */
export const Requested: Story = {
  args: { event: { ...tour, status: "requested", isRequest: true } },
};

/** The event of an outdated link doesn't exist. */
export const Missing: Story = { args: { event: undefined } };

/** The event couldn't be loaded. */
export const Failed: Story = {
  args: {
    event: undefined,
    failure: {
      error: new Error("You seem to be offline."),
      isRetrying: false,
      onRetry: () => undefined,
    },
  },
};
