import { encode } from "uqr";

/** The width of the light margin that scanners need, in modules. */
const quietZone = 4;

/** A text as a QR code: dark on light in both themes, because scanners expect that. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: quietZone, ecc: "M" });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control bg-white"
    >
      <path d={modules.join("")} fill="black" />
    </svg>
  );
}
