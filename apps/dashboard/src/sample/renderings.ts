import placeholderPlaza from "./renderings/15-placeholder-plaza.jpg";
import exampleRoad from "./renderings/48-example-road.jpg";

/** The URLs of the pictures of sample properties that have one, by the deal's id. */
export const renderingUrls: Readonly<Partial<Record<string, string>>> = {
  "15-placeholder-plaza": placeholderPlaza,
  "48-example-road": exampleRoad,
};
