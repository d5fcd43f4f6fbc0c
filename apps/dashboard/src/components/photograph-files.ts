/**
 * The `srcset` values of a photograph that the build has resized.
 *
 * @param files URLs by path, from `import.meta.glob` with the query `?url`:
 * "…/hero-1280.generated.avif"
 */
export function srcSetsOf(files: Record<string, string>): { avif: string; webp: string } {
  const srcSetOf = (format: string) =>
    Object.entries(files)
      .flatMap(([path, url]) => {
        const width = new RegExp(`-(\\d+)\\.generated\\.${format}$`).exec(path)?.[1];
        return width === undefined ? [] : `${url} ${width}w`;
      })
      .join(", ");
  return { avif: srcSetOf("avif"), webp: srcSetOf("webp") };
}
