import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from "react";

import { TableBody } from "./table.tsx";

/** Above this many rows, only those near the window are rendered. */
const virtualFrom = 100;

/** Props for the `TableRow` of each row. */
export type VirtualRowProps = {
  ref?: (row: HTMLTableRowElement | null) => void;
  "data-index"?: number;
  "aria-rowindex"?: number;
};

export type VirtualTableBodyProps = Omit<ComponentProps<"tbody">, "children" | "ref"> & {
  /** The number of rows. Also set `aria-rowcount` on the `Table`, including the head's row. */
  count: number;
  /** Estimates a row's height in px until it is measured. */
  estimateHeight?: (index: number) => number;
  /** Renders a row, a `TableRow` with its key, onto which it spreads the given props. */
  children: (index: number, rowProps: VirtualRowProps) => ReactNode;
};

/**
 * Any number of table rows: above a hundred, only those near the window are rendered, and empty
 * rows keep the space of the others. The page itself scrolls. The focused row is always rendered.
 */
export function VirtualTableBody({
  children,
  count,
  estimateHeight = () => 56,
  onBlur,
  onFocus,
  ...props
}: VirtualTableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [bodyTop, setBodyTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  const isVirtual = count > virtualFrom;

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it troubles, is not used here
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isVirtual,
    estimateSize: estimateHeight,
    overscan: 10,
    scrollMargin: bodyTop,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].toSorted((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    if (!isVirtual) return;
    const measure = () => {
      const { current } = body;
      if (current) setBodyTop(Math.round(current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Measures again, because the height above the table may change at any time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isVirtual]);

  if (!isVirtual) {
    return (
      <TableBody onBlur={onBlur} onFocus={onFocus} {...props}>
        {Array.from({ length: count }, (_, index) => children(index, {}))}
      </TableBody>
    );
  }

  const items = virtualizer.getVirtualItems();
  const end = bodyTop + virtualizer.getTotalSize();
  return (
    <TableBody
      ref={body}
      onFocus={(event) => {
        const row = (event.target as Element).closest<HTMLElement>("[data-index]");
        setFocused(row ? Number(row.dataset.index) : undefined);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(undefined);
        onBlur?.(event);
      }}
      {...props}
    >
      {items.map((item, position) => (
        <Fragment key={item.key}>
          <Gap height={item.start - (items[position - 1]?.end ?? bodyTop)} />
          {children(item.index, {
            ref: virtualizer.measureElement,
            "data-index": item.index,
            // The head is row 1.
            "aria-rowindex": item.index + 2,
          })}
        </Fragment>
      ))}
      <Gap height={end - (items.at(-1)?.end ?? bodyTop)} />
    </TableBody>
  );
}

/** Keeps the space of rows that aren't rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td aria-hidden />
    </tr>
  );
}
