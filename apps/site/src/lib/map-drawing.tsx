import { useId } from "react";

/** Buildings in a tile of twelve blocks: x, y, width and height. */
const buildings = [
  [12, 12, 38, 26],
  [56, 34, 14, 14],
  [86, 10, 30, 24],
  [160, 12, 42, 30],
  [208, 38, 12, 14],
  [236, 10, 34, 28],
  [12, 76, 28, 24],
  [46, 100, 18, 16],
  [86, 74, 42, 20],
  [160, 78, 26, 30],
  [236, 76, 40, 26],
  [12, 138, 40, 28],
  [86, 140, 26, 18],
  [122, 158, 14, 16],
  [160, 136, 38, 22],
  [236, 142, 30, 26],
] as const;

/** A drawn plan of streets, not of a real place, with a pin; shown until a map covers it. */
export function MapDrawing({ className }: { className: string }) {
  const id = useId();
  return (
    <svg
      aria-hidden
      viewBox="0 0 1920 500"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-stone-100 ${className}`}
    >
      <pattern
        id={id}
        width="296"
        height="186"
        patternUnits="userSpaceOnUse"
        className="stroke-paper"
      >
        {buildings.map(([x, y, width, height]) => (
          <rect
            key={`${x} ${y}`}
            {...{ x, y, width, height }}
            stroke="none"
            className="fill-stone-200"
          />
        ))}
        <path d="M74 0v186M148 0v186M222 0v186M0 62h296M0 124h296" strokeWidth="6" />
        <path d="M0 0h296M0 0v186" strokeWidth="22" />
      </pattern>
      <rect width="1920" height="500" fill={`url(#${id})`} />
      <path d="M0 560 1190 -60" strokeWidth="12" className="stroke-paper" />
      <g className="fill-brand">
        <rect x="926" y="223" width="68" height="52" opacity=".12" />
        <rect x="951" y="240" width="18" height="18" strokeWidth="3" className="stroke-paper" />
      </g>
    </svg>
  );
}
