import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { icons, places } from "virtual:used-icons";

import { SearchInput } from "./search-input.tsx";

const meta = {
  title: "Icons",
  parameters: { controls: { disable: true }, docs: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { px: 32, stroke: 1.25, className: "size-8" },
  { px: 20, stroke: 1.5, className: "size-5" },
  { px: 16, stroke: 1.75, className: "size-4" },
];

export const Icons: Story = { render: () => <Page /> };

export const Search: Story = {
  ...Icons,
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      within(canvas.getByRole("list", { name: "All icons" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    await expect(names().length).toBeGreaterThan(80);
    const search = canvas.getByRole("searchbox", { name: "Find an icon" });
    await userEvent.type(search, "calendar");
    await expect(names().every((name) => name?.startsWith("Calendar"))).toBe(true);
    await userEvent.clear(search);
  },
};

function Page() {
  const [query, setQuery] = useState("");
  const shown = Object.entries(icons).filter(([name]) =>
    name.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <main className="mx-auto max-w-7xl py-8">
      <h1 className="font-display text-h1">Icons</h1>
      <p className="mt-6 max-w-measure text-lead">
        Every Lucide icon that the product uses, by the name it is imported with. Ink or muted and
        bare: no tile, no circle, no color. An icon beside words is hidden from screen readers; one
        alone needs a name.
      </p>
      <ul aria-label="Sizes" className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
        {sizes.map(({ className, px, stroke }) => (
          <li key={px} className="flex items-center gap-3 text-caption text-fg-3">
            {["Building2", "KeyRound", "Ruler"].map((name) => {
              const Icon = icons[name];
              return (
                Icon && (
                  <Icon
                    key={name}
                    aria-hidden
                    className={`text-fg ${className}`}
                    strokeWidth={stroke}
                  />
                )
              );
            })}
            {px} px, stroke {stroke}
          </li>
        ))}
      </ul>
      <SearchInput
        label="Find an icon"
        className="mt-10 max-w-sm"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="mt-3 text-caption text-fg-3" aria-live="polite">
        {shown.length === 1 ? "1 icon" : `${shown.length} icons`}
      </p>
      <ul
        aria-label="All icons"
        className="mt-6 grid grid-cols-2 gap-px border border-hairline bg-hairline sm:grid-cols-4 lg:grid-cols-6"
      >
        {shown.map(([name, Icon]) => (
          <li key={name} className="bg-canvas p-4">
            <Icon aria-hidden className="size-5 text-fg" strokeWidth={1.5} />
            <span className="mt-3 block text-caption font-medium break-words text-fg">{name}</span>
            <span className="block text-tick text-fg-3">{places[name]?.join(", ")}</span>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-measure text-small">
        Lucide has no brands: the social profiles are four marks of our own, on the same grid, in
        the site’s <code>social-links.tsx</code>.
      </p>
    </main>
  );
}
