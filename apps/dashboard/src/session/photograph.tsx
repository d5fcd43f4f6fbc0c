const files = Object.entries(
  import.meta.glob<string>("../../photographs/hero-3-aerial-sunrise-*.generated.*", {
    eager: true,
    import: "default",
    query: "?url",
  }),
).map(([path, url]) => {
  const [, width, format] = /-(\d+)\.generated\.(\w+)$/.exec(path) ?? [];
  return { url, width: Number(width), format };
});

function srcSet(format: "avif" | "webp"): string {
  return files
    .filter((file) => file.format === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(", ");
}

// It fills half of the window's width and all of its height; as a banner, a phone's width.
const sizes = "(min-width: 64rem) max(50vw, 95vh), 100vw";
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The decorative photo next to the form; below 1024 px it is only loaded as a banner above. */
export function Photograph({ isBanner }: { isBanner: boolean }) {
  return (
    <picture className="absolute inset-0 -z-10">
      {!isBanner && <source media="not all and (min-width: 64rem)" srcSet={nothing} />}
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet("webp")} sizes={sizes} />
      <img
        alt=""
        src={nothing}
        width={1280}
        height={1350}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
