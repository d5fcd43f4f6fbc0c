import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";

/** A docs page: the first story with its controls, and the others below. Patterns have no controls. */
function DocsPage() {
  const { component } = useOf("meta", ["meta"]).preparedMeta;
  return (
    <>
      <Title />
      <Subtitle />
      {/* What it is, by the component's comment; when to use it, by the stories'. */}
      {component && <Description of={component} />}
      <Description />
      {component && (
        <>
          <Primary />
          {/* Wider than a phone. */}
          <div style={{ overflowX: "auto" }}>
            <Controls />
          </div>
        </>
      )}
      <Stories title={component ? undefined : ""} includePrimary={!component} />
    </>
  );
}

export const parameters: Preview["parameters"] = { docs: { page: DocsPage } };
