import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router";

import { Hero } from "./hero.tsx";

const meta = {
  title: "Site/Hero",
  component: Hero,
  parameters: { bare: true, docs: { story: { inline: false, iframeHeight: 700 } } },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A separate crop, with the subject above the heading. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  tags: ["!test"],
};
