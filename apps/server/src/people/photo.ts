import { createHash } from "node:crypto";

/** A photo's bytes and type. */
export type Photo = { bytes: Buffer; mediaType: string };

/** @param dataUrl as the profile's schema allows it, or "" for none */
export function readPhoto(dataUrl: string): Photo | undefined {
  const { data, mediaType } =
    /^data:(?<mediaType>image\/(?:jpeg|png|webp));base64,(?<data>.+)$/s.exec(dataUrl)?.groups ?? {};
  if (!data || !mediaType) return undefined;
  return { bytes: Buffer.from(data, "base64"), mediaType };
}

/** The path of a person's photo, which changes with the photo. @returns nothing without one */
export function photoPath(personId: string, dataUrl: string): string | null {
  if (!dataUrl) return null;
  const version = createHash("sha256").update(dataUrl).digest("hex").slice(0, 12);
  return `/api/photos/${personId}?v=${version}`;
}
