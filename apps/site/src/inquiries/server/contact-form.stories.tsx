import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router";
import { expect, waitFor } from "storybook/test";

import { AnswerContext } from "./answer-context.ts";
import { ContactForm } from "./contact-form.tsx";

const meta = {
  title: "Site/Contact form",
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
  // Typed values are kept as a draft.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** After Send: errors appear next to each field, and the first one has the focus. */
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /send/i }));
    const name = await canvas.findByRole("textbox", { name: /name/i });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAttribute("aria-invalid", "true");
  },
};

/** Stored by the server, under a reference. */
export const Sent: Story = {
  decorators: [
    (Story) => (
      <AnswerContext value="receipt">
        <Story />
      </AnswerContext>
    ),
  ],
};

/** Without JavaScript: the server’s answer to a form that it refused. */
export const Refused: Story = {
  decorators: [
    (Story) => (
      <AnswerContext value="refusal">
        <Story />
      </AnswerContext>
    ),
  ],
};
