import type { Meta, StoryObj } from "@storybook/react-vite";

import { SampleNotice } from "./sample-notice.tsx";

const meta = {
  title: "Dashboard/Sample notice",
  component: SampleNotice,
} satisfies Meta<typeof SampleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { names: ["Jordan Avery", "Noor Haddad", "Taylor Morgan", "Riley Chen"] },
};

export const OneLeft: Story = { args: { names: ["Riley Chen"] } };
