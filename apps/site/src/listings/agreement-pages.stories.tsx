import { agreementFor } from "@frontage/content/agreements/agreements";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { OpenPage, SentPage, SignPage } from "./agreement-pages.tsx";

const of = { slug: "15-placeholder-plaza", property: "15 Placeholder Plaza, Anytown, ST" };
const agreement = agreementFor({ property: of.property, region: "ST" });
const day = "July 14, 2026";

const meta = {
  title: "Site/Agreement",
  component: SignPage,
  parameters: { bare: true },
  args: {
    ...of,
    kind: "agreement",
    interest: "sale",
    hasMemorandum: true,
    agreement: { ...agreement, sha256: "" },
    day,
    values: {},
    errors: {},
  },
} satisfies Meta<typeof SignPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Signing: Story = {
  args: {
    values: {
      name: "Dana Fairley",
      company: "Fairley Holdings",
      email: "dana@example.com",
      phone: "(555) 555-0176",
      role: "broker",
      buyerName: "Template Family Office",
      consent: "yes",
      signature: "Dana Fairley",
    },
  },
};

export const Tenant: Story = { args: { interest: "lease", hasMemorandum: false } };

export const BuyerOrTenant: Story = {
  args: { interest: "either" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Buyer or tenant" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Broker for a buyer or tenant" })).toBeVisible();
  },
};

/** The server’s answer to an invalid form. */
export const Errors: Story = {
  args: {
    errors: {
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
      role: "Please select a role.",
      consent: "Please agree to sign electronically.",
      signature: "Type your name exactly as above.",
    },
  },
};

export const Failed: Story = {
  args: { failure: "Too many tries. Please wait an hour, or call me." },
};

export const CheckYourEmail: Story = {
  render: () => <SentPage {...of} kind="email-sent" email="dana@example.com" day={day} />,
};

export const ResentTooSoon: Story = {
  render: () => (
    <SentPage {...of} kind="email-sent" email="dana@example.com" day={day} resent="wait" />
  ),
};

/** The page that the emailed link opens. */
export const Enter: Story = {
  render: () => (
    <OpenPage
      {...of}
      kind="enter"
      token="token"
      signed={{ name: "Dana Fairley", company: "Fairley Holdings", day }}
      isOver={false}
      isAsked={false}
    />
  ),
};

export const UsedLink: Story = {
  render: () => <OpenPage {...of} kind="enter" isOver isAsked={false} />,
};

export const NewLinkSent: Story = {
  render: () => <OpenPage {...of} kind="enter" isOver={false} isAsked />,
};
