/** Zoom steps; 1 is the width of the column. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next step of the zoom upwards or downwards; the same one at either end. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const at = steps.findIndex((step) => step >= zoom);
  return steps[Math.min(Math.max(at + direction, 0), steps.length - 1)] ?? 1;
}
