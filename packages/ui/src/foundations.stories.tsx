import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ComponentProps, type ReactNode } from "react";
import { expect } from "storybook/test";

import { Button } from "./button.tsx";

type SwatchProps = {
  name: string;
  /** Paints the swatch from the token itself. */
  fill: string;
  /** What the token comes out as. */
  hex: string;
  /** On what it is read, for the contrast ratio. */
  on?: readonly (readonly [name: string, hex: string])[];
};

const white = ["white", "#FFFFFF"] as const;

const light: SwatchProps[] = [
  { name: "ink", fill: "bg-ink", hex: "#1B1917", on: [white] },
  { name: "body", fill: "bg-body", hex: "#43413E", on: [white] },
  {
    name: "muted",
    fill: "bg-muted",
    hex: "#65635F",
    on: [white, ["stone-100", "#F1F0EE"]],
  },
  { name: "control", fill: "bg-control", hex: "#82807C", on: [white] },
  { name: "line", fill: "bg-line", hex: "#DCDBD8" },
  { name: "stone-200", fill: "bg-stone-200", hex: "#E5E4E1" },
  { name: "stone-100", fill: "bg-stone-100", hex: "#F1F0EE" },
  { name: "stone-50", fill: "bg-stone-50", hex: "#F8F8F6" },
  {
    name: "brand",
    fill: "bg-brand",
    hex: "#B91C1C",
    on: [white, ["stone-100", "#F1F0EE"]],
  },
  { name: "brand-deep", fill: "bg-brand-deep", hex: "#9B1013", on: [white] },
  { name: "brand-tint", fill: "bg-brand-tint", hex: "#FDF0EF", on: [["brand", "#B91C1C"]] },
  { name: "brand-lit", fill: "bg-brand-lit", hex: "#EA3D38", on: [["ink", "#1B1917"]] },
  { name: "positive", fill: "bg-positive", hex: "#1B683E", on: [["its tint", "#EBF8EF"]] },
  { name: "positive-tint", fill: "bg-positive-tint", hex: "#EBF8EF" },
  { name: "caution", fill: "bg-caution", hex: "#915C08", on: [["its tint", "#FDF5E4"]] },
  { name: "caution-tint", fill: "bg-caution-tint", hex: "#FDF5E4" },
  { name: "muted-on-ink", fill: "bg-muted-on-ink", hex: "#A8A6A2", on: [["ink", "#1B1917"]] },
];

const raised = ["raised", "#211F1D"] as const;

const dark: SwatchProps[] = [
  { name: "fg", fill: "bg-fg", hex: "#F1F0EE", on: [raised] },
  { name: "fg-2", fill: "bg-fg-2", hex: "#D2D1CD", on: [raised] },
  { name: "fg-3", fill: "bg-fg-3", hex: "#A8A6A2", on: [raised] },
  { name: "field", fill: "bg-field", hex: "#777471", on: [raised] },
  { name: "hairline", fill: "bg-hairline", hex: "#2F2D2B" },
  { name: "canvas", fill: "bg-canvas", hex: "#110F0E" },
  { name: "surface", fill: "bg-surface", hex: "#181715" },
  { name: "raised", fill: "bg-raised", hex: "#211F1D" },
  { name: "active", fill: "bg-active", hex: "#2A2825" },
  {
    name: "accent",
    fill: "bg-accent",
    hex: "#F3625B",
    on: [raised, ["its tint", "#3D1B18"]],
  },
  { name: "accent-tint", fill: "bg-accent-tint", hex: "#3D1B18" },
  { name: "ok", fill: "bg-ok", hex: "#73CE95", on: [["its tint", "#182C1F"]] },
  { name: "ok-tint", fill: "bg-ok-tint", hex: "#182C1F" },
  { name: "warn", fill: "bg-warn", hex: "#EABC6E", on: [["its tint", "#332615"]] },
  { name: "warn-tint", fill: "bg-warn-tint", hex: "#332615" },
  { name: "chart-bar", fill: "bg-chart-bar", hex: "#B9B7B2", on: [raised] },
];

const displays = [
  { name: "hero", note: "46 to 96, 0.98", className: "text-hero", text: "Handled personally" },
  { name: "h1", note: "40 to 72, 1.04", className: "text-h1", text: "Leasing Solutions" },
  { name: "h2", note: "34 to 52, 1.08", className: "text-h2", text: "Frequently Asked Questions" },
  { name: "h3", note: "24 to 28, 1.16", className: "text-h3", text: "Market Intelligence" },
  { name: "numeral", note: "64 to 120, 0.9", className: "text-numeral", text: "5M+ 26+ 98%" },
  { name: "stat", note: "48, 1", className: "text-stat", text: "12 24 36 3" },
  { name: "menu", note: "32, 1.2", className: "text-menu", text: "Services" },
  { name: "date", note: "30, 1", className: "text-date", text: "14" },
  { name: "title", note: "28, 1.15", className: "text-title", text: "Account Settings" },
  { name: "name", note: "24, 1.2", className: "text-name", text: "Jordan Avery" },
  { name: "fact", note: "21, 1.35", className: "text-fact", text: "24+ years" },
];

const texts = [
  {
    name: "lead",
    note: "18 to 21, 1.5",
    className: "text-lead",
    text: "I list, lease and sell commercial properties nationwide.",
  },
  {
    name: "base",
    note: "17, 1.6",
    className: "text-base",
    text: "A typical transaction takes 45 to 120 days from accepted offer to closing.",
  },
  {
    name: "section",
    note: "16, 1.4, 600",
    className: "text-section font-semibold text-fg",
    text: "Property Views Trend",
  },
  {
    name: "small",
    note: "15, 1.5",
    className: "text-small",
    text: "Monday to Friday 9am to 6pm",
  },
  {
    name: "ui",
    note: "14, 1.45, 500",
    className: "text-ui font-medium text-fg",
    text: "Upcoming Events 1,890 2,390 3,490",
  },
  { name: "caption", note: "13, 1.4", className: "text-caption", text: "Client" },
  { name: "tick", note: "12, 1.35", className: "text-tick", text: "Jan Feb Mar Apr" },
];

const steps = [
  { px: 4, className: "w-1" },
  { px: 8, className: "w-2" },
  { px: 12, className: "w-3" },
  { px: 16, className: "w-4" },
  { px: 24, className: "w-6" },
  { px: 32, className: "w-8" },
  { px: 48, className: "w-12" },
  { px: 64, className: "w-16" },
  { px: 96, className: "w-24" },
];

const radii = [
  { name: "site", note: "2, controls of the site", className: "rounded-site" },
  { name: "control", note: "4, controls of the dashboard", className: "rounded-control" },
  { name: "panel", note: "6, panels and dialogs", className: "rounded-panel" },
  { name: "full", note: "avatars and badges only", className: "rounded-full" },
];

const shadows = [
  { name: "pop", note: "dropdowns and menus", className: "shadow-pop" },
  { name: "modal", note: "dialogs and toasts", className: "shadow-modal" },
];

const motions = [
  {
    name: "fast",
    note: "120 ms, hover and press",
    className: "duration-(--duration-fast) ease-[ease-out]",
  },
  {
    name: "base",
    note: "200 ms, dropdown, accordion, toast, tabs",
    className: "duration-(--duration-base) ease-out",
  },
  {
    name: "slow",
    note: "400 ms, bar, drawer, dialog",
    className: "duration-(--duration-slow) ease-out",
  },
  {
    name: "reveal",
    note: "700 ms, once, at 10% visible",
    className: "duration-(--duration-reveal) ease-out",
  },
  {
    name: "hero-fade",
    note: "1000 ms, every 5000 ms",
    className: "duration-(--hero-fade) ease-in-out",
  },
  {
    name: "chart",
    note: "1500 ms, once",
    className: "duration-(--chart-duration) ease-[ease-out]",
  },
];

const meta = {
  title: "Foundations",
  parameters: { controls: { disable: true }, docs: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Foundations: Story = {
  render: () => (
    <main className="mx-auto max-w-7xl py-8">
      <h1 className="border-b border-fg pb-12 font-display text-h1">Foundations</h1>
      <Section title="Light" text="Concrete grays with a trace of warmth, one ink, one red.">
        <Swatches of={light} />
      </Section>
      <Section title="Dark" text="Dashboard only, by role.">
        <div data-theme="dark" className="rounded-panel bg-canvas p-6 text-fg-2">
          <Swatches of={dark} />
        </div>
      </Section>
      <Section
        title="Display"
        text="Newsreader, one cut: optical size 56, weight 360. Never below 21 px, never bold, never italic."
      >
        <Specimens>
          {displays.map(({ className, name, note, text }) => (
            <Specimen key={name} name={name} note={note}>
              <span className={`font-display text-fg ${className}`}>{text}</span>
            </Specimen>
          ))}
        </Specimens>
      </Section>
      <Section title="Text" text="Hanken Grotesk, 400 to 700. Its figures are tabular by default.">
        <Specimens>
          {texts.map(({ className, name, note, text }) => (
            <Specimen key={name} name={name} note={note}>
              <span className={className}>{text}</span>
            </Specimen>
          ))}
        </Specimens>
      </Section>
      <Section
        title="Space"
        text="Steps in px. Gutters grow from 20 to 80, sections from 72 to 144, with the window."
      >
        <ul className="flex flex-col gap-3">
          {steps.map(({ className, px }) => (
            <li key={px} className="flex items-center gap-4 text-caption">
              <span className="w-8 text-right text-fg-3">{px}</span>
              <span className={`h-3 bg-fg-2 ${className}`} />
            </li>
          ))}
          <li className="flex items-center gap-4 text-caption">
            <span className="w-8 text-right text-fg-3">gutter</span>
            <span className="h-3 w-gutter bg-accent" />
          </li>
          <li className="flex items-center gap-4 text-caption">
            <span className="w-8 text-right text-fg-3">section</span>
            <span className="h-3 w-section bg-accent" />
          </li>
        </ul>
      </Section>
      <Section title="Radius" text="Corners stay nearly square.">
        <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
          {radii.map(({ className, name, note }) => (
            <li key={name}>
              <span className={`mb-3 block size-20 border border-fg ${className}`} />
              <Caption name={name} note={note} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Shadow" text="Only on what truly floats.">
        <ul className="grid gap-10 pb-10 md:grid-cols-2">
          {shadows.map(({ className, name, note }) => (
            <li key={name} className={`rounded-panel bg-raised p-6 ${className}`}>
              <Caption name={name} note={note} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Motion"
        text="Things arrive once and stay still. Reduced motion makes each of these instant."
      >
        <Motions />
      </Section>
    </main>
  ),
  // Keeps the sheet true: each swatch is painted by its token and must come out as its hex.
  play: async ({ canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>("[data-hex]")];
    await expect(swatches).toHaveLength(light.length + dark.length);
    const drift = swatches
      .map((swatch) => ({
        expected: swatch.dataset.hex ?? "",
        painted: hexOf(getComputedStyle(swatch).backgroundColor),
      }))
      .filter(({ expected, painted }) => distance(expected, painted) > 1);
    await expect(drift).toEqual([]);
  },
};

function Section({
  children,
  text,
  title,
  ...props
}: ComponentProps<"section"> & { title: string; text: string }) {
  return (
    <section
      className="grid gap-8 border-b border-hairline py-10 last:border-b-0 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-15"
      {...props}
    >
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        <p className="mt-2 max-w-xs text-small text-fg-3">{text}</p>
      </div>
      {children}
    </section>
  );
}

function Swatches({ of }: { of: SwatchProps[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 xl:grid-cols-8">
      {of.map(({ fill, hex, name, on = [] }) => (
        <li key={name} className="text-tick text-fg-3">
          <span
            data-hex={hex}
            className={`mb-2.5 block h-18 rounded-site border border-hairline ${fill}`}
          />
          <span className="block text-caption font-medium text-fg">{name}</span>
          <span className="block">{hex}</span>
          {on.map(([ground, groundHex]) => (
            <span key={ground} className="block">
              {contrast(hex, groundHex).toFixed(1)} on {ground}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Specimens({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col gap-8">{children}</dl>;
}

function Specimen({ children, name, note }: { children: ReactNode; name: string; note: string }) {
  return (
    <div className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt>
        <Caption name={name} note={note} />
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Caption({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span className="block text-caption font-medium text-fg">{name}</span>
      <span className="block text-tick text-fg-3">{note}</span>
    </>
  );
}

function Motions() {
  const [isMoved, setMoved] = useState(false);
  return (
    <div>
      <Button variant="outline" onClick={() => setMoved(!isMoved)}>
        Play
      </Button>
      <ul className="mt-6 flex max-w-md flex-col gap-5">
        {motions.map(({ className, name, note }) => (
          <li key={name}>
            <Caption name={name} note={note} />
            <span className="mt-2 block h-2 bg-sunken">
              <span
                className={`block h-2 w-full origin-left bg-accent transition-transform ${className} ${isMoved ? "scale-x-100" : "scale-x-2"}`}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** WCAG 2.x contrast of two hex colors, 1 to 21. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [a, b]
    .map((hex) => {
      const [r = 0, g = 0, blue = 0] = channels(hex).map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
    })
    .toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Any CSS color as the hex that a screen shows. */
function hexOf(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("No canvas: the swatches cannot be compared with their hex.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The largest difference of a channel, 0 to 255. */
function distance(a: string, b: string): number {
  const other = channels(b);
  return Math.max(...channels(a).map((channel, index) => Math.abs(channel - (other[index] ?? 0))));
}
