import type { Portal } from "../portal.ts";

const soon = () => Promise.reject(new Error("Not written yet."));

export const records: Pick<Portal, "profile" | "saveProfile"> = {
  profile: soon,
  saveProfile: soon,
};
