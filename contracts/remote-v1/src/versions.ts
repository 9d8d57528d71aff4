/**
 * Whether a version lies in a range. Ranges are the three that manifests use: '1.2.3' (exactly), '~1.2.3' (same
 * minor), '^1.2.3' (same major; below 1.0.0 same minor). Anything unreadable is not in range.
 */
export function versionInRange(version: string, range: string): boolean {
  const have = numbers(version);
  const want = numbers(range.replace(/^[\^~]/, ''));
  if (!have || !want) return false;
  if (compare(have, want) < 0) return false;
  if (range.startsWith('^')) return have[0] === want[0] && (want[0] > 0 || have[1] === want[1]);
  if (range.startsWith('~')) return have[0] === want[0] && have[1] === want[1];
  return compare(have, want) === 0;
}

type Version = [number, number, number];

function numbers(version: string): Version | null {
  const parts = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
