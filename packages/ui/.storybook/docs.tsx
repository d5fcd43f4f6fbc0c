import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";

/** A docs page: the first story with its controls, and the others below. */
function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {/* Wider than a phone. */}
      <div style={{ overflowX: "auto" }}>
        <Controls />
      </div>
      <Stories includePrimary={false} />
    </>
  );
}

export const parameters: Preview["parameters"] = { docs: { page: DocsPage } };
