import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion.tsx";

const entries = [
  {
    question: "What types of commercial property do you work with?",
    answer: "Office, retail, industrial and mixed use, from a single suite to a whole portfolio.",
  },
  {
    question: "How long does a typical transaction take?",
    answer: "A typical transaction takes 45 to 120 days from accepted offer to closing.",
  },
  {
    question: "Do you represent landlords and tenants?",
    answer: "Both, never in the same lease, and I say so in writing before we begin.",
  },
];

/**
 * - **When to use:** questions a reader picks from, or details few need.
 * - **When not:** what everybody has to read; a choice between views is `Tabs`.
 * - **Keyboard:** Tab reaches each question, Enter or Space opens it.
 * - **Content:** a question in the reader’s words; the answer starts with the answer.
 */
const meta = {
  title: "Data/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  render: (args) => (
    <Accordion {...args}>
      {entries.map(({ answer, question }) => (
        <AccordionItem key={question}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { answer } of entries) await expect(canvas.getByText(answer)).not.toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(entries.length);
  },
};

/** Two rows are open; a second click closes only the clicked one. */
export const TwoOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = entries.map(({ answer }) => canvas.getByText(answer));
    await userEvent.click(canvas.getByText("What types of commercial property do you work with?"));
    await userEvent.click(canvas.getByText("How long does a typical transaction take?"));
    await waitFor(() => expect(first).toBeVisible());
    await waitFor(() => expect(second).toBeVisible());
    await userEvent.click(canvas.getByText("What types of commercial property do you work with?"));
    await waitFor(() => expect(first).not.toBeVisible());
    await expect(second).toBeVisible();
  },
};

export const Open: Story = {
  render: (args) => (
    <Accordion {...args}>
      {entries.map(({ answer, question }, index) => (
        <AccordionItem key={question} open={index === 1}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
};

export const LongLabel: Story = {
  render: (args) => (
    <Accordion {...args} className="max-w-xs">
      <AccordionItem open>
        <AccordionTrigger level={2}>
          What happens to the deposit when the inspection finds something unexpected?
        </AccordionTrigger>
        <AccordionContent>
          Within the inspection period you may withdraw without giving a reason, and the escrow
          agent returns the whole of it.
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};

/** Smaller rows with descriptions below their headings, as in Settings. */
export const Described: Story = {
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem>
        <AccordionTrigger size="sm" description="Used to log in and to reset your password.">
          Login email
        </AccordionTrigger>
        <AccordionContent>taylor@example.com</AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTrigger size="sm" description="Where you’re logged in.">
          Sessions
        </AccordionTrigger>
        <AccordionContent>Chrome on Linux</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};
