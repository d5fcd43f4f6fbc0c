import { composeStories, type Meta, type StoryFn } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";

const files = import.meta.glob<{ default: Meta } & Record<string, StoryFn>>("./*.stories.tsx", {
  eager: true,
});

for (const [path, stories] of Object.entries(files)) {
  test(`${path.slice(2, -".stories.tsx".length)} renders on the server`, () => {
    const complaint = vi.spyOn(console, "error");
    for (const Story of Object.values(composeStories(stories))) {
      expect(() => renderToString(<Story />)).not.toThrow();
    }
    expect(complaint).not.toHaveBeenCalled();
  });
}
