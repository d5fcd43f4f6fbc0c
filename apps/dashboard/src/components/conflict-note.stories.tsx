import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { StoryFrame } from "../story-frame.tsx";
import { ConflictNote } from "./conflict-note.tsx";

const title = {
  name: "title",
  label: "Title",
  saved: { value: "Roof walk", text: "Roof walk" },
  yours: { value: "Tour of the roof", text: "Tour of the roof" },
};
const day = {
  name: "day",
  label: "Day",
  saved: { value: "2099-07-16", text: "Thu, Jul 16, 2099" },
};

const meta = {
  title: "Dashboard/Changed meanwhile",
  component: ConflictNote,
  args: { conflict: { fields: [title, day], news: [] }, onChoose: fn() },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof ConflictNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveFocus();
    await expect(canvas.getByText("Day, now saved: Thu, Jul 16, 2099")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Now saved: Roof walk" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(title, "Roof walk");
    await userEvent.click(canvas.getByRole("radio", { name: "Yours: Tour of the roof" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(title, "Tour of the roof");
  },
};

export const OnlyNews: Story = {
  args: {
    conflict: {
      fields: [],
      news: ["Another time is wanted: Thursday, July 16, 2099, 9am to 10am in Chicago."],
    },
  },
};
