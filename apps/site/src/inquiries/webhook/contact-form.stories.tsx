import type { Meta, StoryObj } from "@storybook/react-vite";
import { toast } from "@frontage/ui/toast";
import { MemoryRouter } from "react-router";
import { expect, screen } from "storybook/test";

import { ContactForm } from "./contact-form.tsx";

const meta = {
  title: "Site/Contact form by webhook",
  component: ContactForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main className="mx-auto max-w-3xl">
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
  beforeEach: () => {
    localStorage.clear();
    toast.clear();
    return toast.clear;
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** All fields are valid, but no webhook URL is set. */
export const Blocked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /name/i }), "Riley Quinn");
    await userEvent.type(canvas.getByRole("textbox", { name: /email/i }), "riley@example.com");
    await userEvent.type(canvas.getByRole("textbox", { name: /phone/i }), "5555550100");
    await userEvent.selectOptions(
      canvas.getByRole("combobox"),
      canvas.getAllByRole("option")[1] as HTMLOptionElement,
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: /message/i }),
      "I own a small office building and would like to know what it is worth.",
    );
    await userEvent.click(canvas.getByRole("button", { name: /send/i }));
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};
