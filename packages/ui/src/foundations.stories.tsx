import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { expect } from "storybook/test";

import { Button } from "./button.tsx";
import darkCss from "./dark.css?raw";
import stylesCss from "./styles.css?raw";

/** The names of a stylesheet's colors, in its order. */
const colorsOf = (css: string) =>
  [...css.matchAll(/^\s*--color-([\w-]+): (?!initial|transparent|currentColor|CanvasText)/gm)].map(
    ([, name = ""]) => name,
  );

/** Colors that are fixed in both themes, and those that `dark.css` overrides. */
const dark = colorsOf(darkCss);
const palette = colorsOf(stylesCss).filter((name) => !dark.includes(name));
const roles = colorsOf(stylesCss).filter((name) => dark.includes(name));

/** The backgrounds behind a color. */
const grounds: Record<string, readonly string[]> = {
  ink: ["white"],
  body: ["white"],
  muted: ["white", "stone-100"],
  "muted-on-ink": ["ink"],
  control: ["white"],
  brand: ["white", "stone-100", "brand-tint"],
  "brand-deep": ["white"],
  "brand-lit": ["ink"],
  "accent-on-ink": ["ink", "accent-tint-on-ink"],
  danger: ["white", "danger-tint"],
  "danger-deep": ["white"],
  "danger-lit": ["ink"],
  positive: ["white", "positive-tint"],
  "positive-lit": ["ink"],
  caution: ["white", "caution-tint"],
  fg: ["canvas", "raised"],
  "fg-2": ["canvas", "raised"],
  "fg-3": ["canvas", "sunken"],
  field: ["raised"],
  accent: ["raised", "active", "accent-tint"],
  error: ["raised", "active", "error-tint"],
  ok: ["raised", "ok-tint"],
  warn: ["raised", "warn-tint"],
  "chart-bar": ["raised"],
  "tip-fg": ["tip"],
};
/** The minimum contrast of text; other colors are only for borders, bars, and large figures. */
const readable = 4.5;
const visible = 3;
const onlySeen = new Set(["control", "field", "brand-lit", "chart-bar"]);

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
  title: "Foundations/Tokens",
  parameters: { controls: { disable: true }, docs: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  render: () => (
    <main className="mx-auto max-w-7xl py-8">
      <h1 className="border-b border-fg pb-12 font-display text-h1">Foundations</h1>
      <Section
        title="Palette"
        text="Fixed in both themes. The brand’s follow from one color; danger is red, whatever the brand is."
      >
        <Swatches of={palette} />
      </Section>
      <Section title="Light" text="By role.">
        <Swatches of={roles} />
      </Section>
      <Section title="Dark" text="Dashboard only, by role.">
        <div data-theme="dark" className="rounded-panel bg-canvas p-6 text-fg-2">
          <Swatches of={roles} />
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
              <span className={`h-3 bg-fg-2 forced-mark ${className}`} />
            </li>
          ))}
          <li className="flex items-center gap-4 text-caption">
            <span className="w-8 text-right text-fg-3">gutter</span>
            <span className="h-3 w-gutter bg-accent forced-mark" />
          </li>
          <li className="flex items-center gap-4 text-caption">
            <span className="w-8 text-right text-fg-3">section</span>
            <span className="h-3 w-section bg-accent forced-mark" />
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
  // Each color is readable on its backgrounds, whatever the brand's color.
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll<HTMLElement>("[data-ratio]")];
    await expect(ratios.length).toBeGreaterThan(40);
    const faint = ratios
      .filter(({ dataset: { name = "", ratio } }) => {
        return Number(ratio) < (onlySeen.has(name) ? visible : readable);
      })
      .map(({ dataset, textContent }) => `${dataset.name}: ${textContent}`);
    await expect(faint).toEqual([]);
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

function Swatches({ of }: { of: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [hexes, setHexes] = useState<Record<string, string>>({});
  useLayoutEffect(() => {
    if (!list.current) return;
    const style = getComputedStyle(list.current);
    const names = new Set([...of, ...of.flatMap((name) => grounds[name] ?? [])]);
    setHexes(
      Object.fromEntries(
        [...names].map((name) => [name, hexOf(style.getPropertyValue(`--color-${name}`))]),
      ),
    );
  }, [of]);
  return (
    <ul ref={list} className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 xl:grid-cols-8">
      {of.map((name) => (
        <li key={name} className="text-tick text-fg-3">
          <span
            className="mb-2.5 block h-18 rounded-site border border-hairline"
            style={{ background: `var(--color-${name})` }}
          />
          <span className="block text-caption font-medium text-fg">{name}</span>
          <span className="block uppercase">{hexes[name]}</span>
          {grounds[name]?.map((ground) => {
            const [color, on] = [hexes[name], hexes[ground]];
            if (!color || !on) return null;
            const ratio = contrast(color, on);
            return (
              <span key={ground} data-name={name} data-ratio={ratio} className="block">
                {ratio.toFixed(1)} on {ground}
              </span>
            );
          })}
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
                className={`block h-2 w-full origin-left bg-accent forced-mark transition-transform ${className} ${isMoved ? "scale-x-100" : "scale-x-2"}`}
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
  if (!context) throw new Error("No canvas: the colors cannot be computed.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
