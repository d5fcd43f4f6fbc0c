import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names; falsy values are dropped.
 *
 * Later classes do not silently win over earlier ones: a part that must look
 * different gets a variant. That spares every page a class merger (7 KiB).
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
