// @evaluated-by-the-build
import { services } from "./services.ts";

/** The ends of the service pages' paths, in the order of every menu and grid. */
export const serviceSlugs: readonly string[] = services.map(({ slug }) => slug);

const { length } = services;
const words = ["Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
/** How many services there are, as the first word of a sentence. */
const count = words[length - 3] ?? String(length);
const labels = services.map(({ menu }) => menu.label.toLowerCase());
const listed = `${count} services for commercial property: ${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}, alone or together.`;

export const servicesHeading: string = `${count} ways I can help`;

/** For search engines, which show about 160 characters. */
export const servicesDescription: string =
  listed.length <= 160
    ? listed
    : `${count} services for commercial property, alone or together, each handled by one broker from the first call to closing.`;
