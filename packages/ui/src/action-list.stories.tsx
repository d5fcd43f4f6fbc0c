import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import {
  ActionList,
  ActionRow,
  ActionRowActions,
  ActionRowDetail,
  ActionRowEditor,
  ActionRowHead,
  ActionRowMeta,
  ActionRowMore,
  ActionRowText,
  ActionRowTitle,
  ActionRowTitleButton,
  ActionRowVerb,
  type ActionListProps,
} from "./action-list.tsx";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";
import { Input } from "./input.tsx";
import { RuleListCount, RuleListHeader, RuleListTitle } from "./rule-list.tsx";
import { useLeaving } from "./use-leaving.ts";

type Item = { id: string; name: string; kind: string; text: string; when: string; verb: string };

const items: Item[] = [
  {
    id: "riley",
    name: "Riley Chen",
    kind: "New inquiry",
    text: "“Looking for 4,000 sq ft at 200 Sample Avenue, Suite 3, from September.”",
    when: "2 hours ago",
    verb: "Reply",
  },
  {
    id: "taylor",
    name: "Taylor Morgan",
    kind: "Says it’s signed",
    text: "Confidentiality agreement, 9 Template Drive",
    when: "8:05am",
    verb: "Confirm",
  },
  {
    id: "noor",
    name: "Noor Haddad",
    kind: "Asked for a time",
    text: "Tour of 5 Demo Court, Thu, July 16, 2 to 3pm",
    when: "Yesterday",
    verb: "Answer",
  },
];

const acted = fn();

type RowsProps = ActionListProps & { rows?: Item[]; editing?: string; pending?: string };

function Rows({ editing, pending, rows = items, ...props }: RowsProps) {
  const [done, setDone] = useState<string[]>([]);
  const { shown, onLeft } = useLeaving(
    rows.filter(({ id }) => !done.includes(id)),
    ({ id }) => id,
  );
  return (
    <section aria-labelledby="needs-you">
      <RuleListHeader>
        <RuleListTitle id="needs-you">Needs you</RuleListTitle>
        <RuleListCount>{rows.length - done.length}</RuleListCount>
      </RuleListHeader>
      <ActionList aria-labelledby="needs-you" {...props}>
        {shown.map(({ isLeaving, item: { id, kind, name, text, verb, when } }) => (
          <ActionRow key={id} leaving={isLeaving} onAnimationEnd={() => onLeft(id)}>
            <Avatar name={name} aria-hidden />
            <ActionRowHead>
              <ActionRowTitle>
                <a href={`#${id}`}>{name}</a>
              </ActionRowTitle>
              <ActionRowDetail>{kind}</ActionRowDetail>
            </ActionRowHead>
            <ActionRowText>{text}</ActionRowText>
            <ActionRowActions>
              <ActionRowMeta>{when}</ActionRowMeta>
              <ActionRowVerb
                pending={id === pending}
                onClick={() => {
                  acted(verb, name);
                  setDone([...done, id]);
                }}
              >
                {verb}
              </ActionRowVerb>
              <DropdownMenu>
                <DropdownMenuTrigger asChild>
                  <ActionRowMore name={name} />
                </DropdownMenuTrigger>
                <DropdownMenuContent>
                  <DropdownMenuItem>Remind me tomorrow</DropdownMenuItem>
                  <DropdownMenuItem>Dismiss</DropdownMenuItem>
                </DropdownMenuContent>
              </DropdownMenu>
            </ActionRowActions>
            {editing === id && (
              <ActionRowEditor>
                <div className="flex gap-2">
                  <Input aria-label={`Reply to ${name}`} defaultValue="I’ll call you at 2." />
                  <Button variant="ink">Send</Button>
                </div>
              </ActionRowEditor>
            )}
          </ActionRow>
        ))}
      </ActionList>
    </section>
  );
}

/**
 * - **When to use:** what waits for someone, with the action on the row.
 * - **When not:** records to compare, which are a `Table`; a few plain lines are a `RuleList`.
 * - **Keyboard:** one tab stop; the arrows move, Enter opens, Shift+F10 opens the row’s menu.
 * - **Content:** a title says what to do; the verb is one word.
 */
const meta = {
  title: "Actions/Action list",
  component: ActionList,
  subcomponents: {
    ActionRow,
    ActionRowHead,
    ActionRowTitle,
    ActionRowTitleButton,
    ActionRowDetail,
    ActionRowText,
    ActionRowActions,
    ActionRowMeta,
    ActionRowVerb,
    ActionRowMore,
    ActionRowEditor,
  },
  render: () => <Rows />,
} satisfies Meta<typeof ActionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The focused row has a button and a menu. */
export const Focused: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Riley Chen" })).toHaveFocus());
    const more = (name: string) => canvas.getByRole("button", { name: `More for ${name}` });
    await waitFor(() => expect(more("Riley Chen")).toHaveStyle({ opacity: "1" }));
    await expect(more("Taylor Morgan")).toHaveStyle({ opacity: "0" });
  },
};

export const Hovered: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText("Says it’s signed"));
  },
};

export const Editing: Story = { render: (args) => <Rows {...args} editing="riley" /> };

export const Pending: Story = { render: (args) => <Rows {...args} pending="taylor" /> };

const long: Item = {
  id: "long",
  name: "Bartholomew Featherstonehaugh-Cholmondeley",
  kind: "New inquiry, through the page of a listing",
  text: "“We are looking for twelve thousand square feet of flexible warehouse space with two dock doors, a fenced yard and room to grow, ideally near the interstate.”",
  when: "September 30",
  verb: "Reply",
};
export const LongText: Story = { render: (args) => <Rows {...args} rows={[long, ...items]} /> };

/** Rows with dates in front, not faces. */
export const Dates: Story = {
  render: () => (
    <ActionList aria-label="Deadlines">
      {[
        {
          day: "17",
          weekday: "Fri",
          name: "Due diligence ends",
          left: "3 days left",
          isNear: true,
        },
        { day: "26", weekday: "Sun", name: "1031 identification", left: "12 days", isNear: false },
      ].map(({ day, isNear, left, name, weekday }) => (
        <ActionRow key={name} lead="date">
          <div>
            <span className="block font-display text-date text-fg">{day}</span>
            <span className="block text-caption text-fg-3">{weekday}</span>
          </div>
          <ActionRowHead>
            <ActionRowTitle>
              <a href="#deal">{name}</a>
            </ActionRowTitle>
            <ActionRowDetail>Taylor Morgan</ActionRowDetail>
          </ActionRowHead>
          <ActionRowText>48 Example Road, due from the buyer</ActionRowText>
          <ActionRowActions>
            <ActionRowMeta near={isNear}>{left}</ActionRowMeta>
          </ActionRowActions>
        </ActionRow>
      ))}
    </ActionList>
  ),
};

/** Rows of a table. */
export const TableRows: Story = {
  render: () => (
    <ActionList aria-label="Parties">
      {items.map(({ id, kind, name, when }) => (
        <ActionRow
          key={id}
          lead="none"
          className="grid-cols-[minmax(0,1fr)_1.5rem] @xl/action-list:min-h-12 @xl/action-list:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_6rem_1.5rem]"
        >
          <ActionRowTitle>
            <a href={`#${id}`}>{name}</a>
          </ActionRowTitle>
          <p className="@max-xl/action-list:col-start-1">{kind}</p>
          <p className="@max-xl/action-list:hidden">{when}</p>
          <ActionRowActions last>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <ActionRowMore name={name} />
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <DropdownMenuItem>Edit</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
          </ActionRowActions>
        </ActionRow>
      ))}
    </ActionList>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Riley Chen" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "More for Taylor Morgan" })).toHaveFocus();
  },
};

/** Rows without a link: the title opens the row's own form, once per press of Enter or space. */
export const TitleOpens: Story = {
  tags: ["!autodocs", "!dev"],
  render: function TitleOpens() {
    const [open, setOpen] = useState<string>();
    return (
      <ActionList aria-label="Questions">
        {items.map(({ id, name, text }) => (
          <ActionRow key={id}>
            <Avatar name={name} aria-hidden />
            <ActionRowHead>
              <ActionRowTitleButton
                aria-expanded={open === id}
                onClick={() => setOpen(open === id ? undefined : id)}
              >
                {text}
              </ActionRowTitleButton>
              <ActionRowDetail>{name}</ActionRowDetail>
            </ActionRowHead>
            {open === id && (
              <ActionRowEditor>
                <Input aria-label={`Answer ${name}`} />
              </ActionRowEditor>
            )}
          </ActionRow>
        ))}
      </ActionList>
    );
  },
  async play({ canvas, userEvent }) {
    const [first, second] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("textbox")).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** A finished row disappears, and the next one gets the focus. */
export const Keyboard: Story = {
  tags: ["!autodocs", "!dev"],
  play: async ({ canvas, userEvent }) => {
    acted.mockClear();
    const link = (name: string) => canvas.getByRole("link", { name });
    await userEvent.tab();
    await waitFor(() => expect(link("Riley Chen")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(link("Taylor Morgan")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(link("Noor Haddad")).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Confirm" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Shift>}{F10}{/Shift}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Remind me tomorrow" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link("Taylor Morgan")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(acted).toHaveBeenCalledWith("Confirm", "Taylor Morgan");
    await waitFor(() => expect(link("Noor Haddad")).toHaveFocus());
    await waitFor(() => expect(canvas.queryByText("Taylor Morgan")).toBeNull());
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(link("Riley Chen")).toHaveFocus());
    // One tab stop: the next one is outside.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** The verbs end where the times do; the menu’s button is before them, and covers none. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list").getBoundingClientRect();
    for (const verb of canvas.getAllByRole("button", { name: /^(Answer|Confirm|Reply)$/ })) {
      const { left, right } = verb.getBoundingClientRect();
      await expect(Math.abs(right - list.right)).toBeLessThan(2);
      const more = verb.nextElementSibling?.getBoundingClientRect();
      await expect(more?.right ?? Infinity).toBeLessThanOrEqual(left + 1);
    }
  },
};

/** The menu’s button is right of the verb, and covers none of it. */
export const Tablet: Story = {
  tags: ["!autodocs", "!dev"],
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    for (const verb of canvas.getAllByRole("button", { name: /^(Answer|Confirm|Reply)$/ })) {
      const more = verb.nextElementSibling?.getBoundingClientRect();
      await expect(verb.getBoundingClientRect().right).toBeLessThanOrEqual(more?.left ?? 0);
    }
  },
};

export const Dark: Story = {
  globals: { theme: "dark", viewport: { value: "desktop" } },
  play: Focused.play,
};
