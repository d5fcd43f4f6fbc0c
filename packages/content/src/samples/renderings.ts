export type Rendering = "lobby" | "shops" | "warehouse";

const byType: Readonly<Record<string, Rendering>> = {
  industrial: "warehouse",
  "mixed-use": "shops",
  retail: "shops",
};

/** Which of the three renderings shows a sample property: one of its kind of building. */
export const renderingOf = (type: string): Rendering => byType[type] ?? "lobby";
