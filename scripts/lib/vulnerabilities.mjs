/**
 * Evaluates what `npm audit --json` reports about the shipped packages, and names packages that the registry was not
 * asked about.
 */

const serious = ['high', 'critical'];

/**
 * Packages of a package-lock.json: the names `name@version` of shipped ones, and the number of those that are not
 * shipped.
 */
export function packagesIn({ packages }) {
  const entries = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  const shipped = entries.filter(([, { dev }]) => !dev);
  const named = ([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`;
  const inRegistry = ([, { resolved = 'https:', inBundle }]) => /^https?:/.test(resolved) && !inBundle;
  return {
    inRegistry: unique(shipped.filter(inRegistry).map(named)),
    elsewhere: unique(shipped.filter((entry) => !inRegistry(entry)).map(named)),
    notShipped: entries.length - shipped.length,
  };
}

const unique = (names) => [...new Set(names)].sort();

/**
 * Returns `{ outcome, lines }`. The outcome is 'passed'; 'failed' when a package has a vulnerability of high severity;
 * or 'unasked' when the registry was not asked about some packages, which does not prove them sound.
 */
export function verdictOf(report, { inRegistry, elsewhere, notShipped }) {
  const found = report?.vulnerabilities;
  const asked = found ? inRegistry.length : 0;
  const bad = Object.values(found ?? {}).filter(({ severity }) => serious.includes(severity));
  const unasked = [
    ...(found ? [] : [wholeList(inRegistry.length, report?.message)]),
    ...elsewhere.map((name) => `Not asked: ${name}, since no registry has it.`),
  ];
  const lines = [
    ...bad.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
    ...unasked,
    `Never asked here: ${notShipped} packages for builds and tests alone (npm audit), and what images hold beside packages (a scanner of images).`,
  ];
  if (bad.length > 0) return { outcome: 'failed', lines };
  if (unasked.length > 0) {
    const end = `Not done: ${asked} of ${inRegistry.length + elsewhere.length} shipped packages were asked about. Nothing is known of the others.`;
    return { outcome: 'unasked', lines: [...lines, end] };
  }
  const lesser = Object.keys(found);
  const rest = lesser.length > 0 ? ` Lesser ones: ${lesser.join(', ')}.` : '';
  const end = `None of ${asked} shipped packages has a known vulnerability of high severity.${rest}`;
  return { outcome: 'passed', lines: [...lines, end] };
}

function wholeList(count, message = 'no answer') {
  return `Not asked: all ${count} shipped packages of package-lock.json (dist/sbom.cdx.json names them), since the registry does not tell of weaknesses: ${message}.`;
}
