import type { ModuleHour, ModuleVersion } from '@portal/contract-remote-v1';

/** Most versions that a chart compares, the newest first. */
const VERSIONS = 3;
const HOUR = 3_600_000;
/** Up to this length in ms the chart shows hours, beyond it days. */
const SHOWN_BY_HOUR = 36 * HOUR;

export type Measure = 'opened' | 'failed' | 'loadMs';

export interface Series {
  /** The beginning of each span: '2026-11-28T14' or '2026-11-28'. */
  spans: string[];
  byHour: boolean;
  versions: { version: string; figures: Record<Measure, number[]> }[];
}

/** Returns the counts of the newest versions by hour, or by day if they cover a long time. */
export function seriesOf(versions: readonly ModuleVersion[]): Series {
  const shown = versions.filter(({ hours = [] }) => hours.length > 0).slice(0, VERSIONS);
  const times = shown
    .flatMap(({ hours = [] }) => hours.map(({ at }) => Date.parse(at)))
    .sort((a, b) => a - b);
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const byHour = last - first <= SHOWN_BY_HOUR;
  const length = byHour ? 13 : 10;
  const step = byHour ? HOUR : 24 * HOUR;
  const spans: string[] = [];
  for (let time = first; times.length > 0 && time < last + step; time += step) {
    const span = new Date(time).toISOString().slice(0, length);
    if (span <= new Date(last).toISOString().slice(0, length)) spans.push(span);
  }
  return {
    spans,
    byHour,
    versions: shown.map(({ version, hours = [] }) => ({ version, figures: figuresIn(spans, hours) })),
  };
}

function figuresIn(spans: readonly string[], hours: readonly ModuleHour[]): Record<Measure, number[]> {
  const within = (span: string) => hours.filter(({ at }) => at.startsWith(span));
  const sum = (of: (hour: ModuleHour) => number) =>
    spans.map((span) => within(span).reduce((total, hour) => total + of(hour), 0));
  return {
    opened: sum(({ opened }) => opened),
    failed: sum(({ failed }) => failed),
    // A day shows its slowest hour, which an average would hide.
    loadMs: spans.map((span) => Math.max(0, ...within(span).map(({ loadMs }) => loadMs ?? 0))),
  };
}
