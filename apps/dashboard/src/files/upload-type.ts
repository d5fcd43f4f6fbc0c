import { uploadTypes } from "@frontage/records/schemas/document";

type MediaType = keyof typeof uploadTypes;

/** The accepted media types with their extensions, for a file dialog. */
export const uploadAccept: Record<string, string[]> = Object.fromEntries(
  Object.entries(uploadTypes).map(([type, ending]) => [
    type,
    ending === ".jpg" ? [".jpg", ".jpeg"] : [ending],
  ]),
);

/**
 * A file's media type by its extension, because some systems report another type, or none.
 *
 * @returns undefined for a type that isn't accepted
 */
export function mediaTypeOf({ name }: File): MediaType | undefined {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? "";
  return (Object.keys(uploadTypes) as MediaType[]).find((type) =>
    uploadAccept[type]?.includes(ending),
  );
}
