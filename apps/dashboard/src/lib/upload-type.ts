import { uploadTypes } from "@frontage/content/schemas/document";

type MediaType = keyof typeof uploadTypes;

/** What the browser's file dialog offers: media types, and the endings of each. */
export const uploadAccept: Record<string, string[]> = Object.fromEntries(
  Object.entries(uploadTypes).map(([type, ending]) => [
    type,
    ending === ".jpg" ? [".jpg", ".jpeg"] : [ending],
  ]),
);

/**
 * A file's media type. Its ending decides: some systems report another type, or none.
 *
 * @returns `undefined` for a type that cannot be taken in
 */
export function mediaTypeOf({ name }: File): MediaType | undefined {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? "";
  return (Object.keys(uploadTypes) as MediaType[]).find((type) =>
    uploadAccept[type]?.includes(ending),
  );
}
