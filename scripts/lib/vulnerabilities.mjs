/** What `npm audit --json` says of the packages that are shipped. */

const serious = ['high', 'critical'];

/**
 * `{ outcome, lines }`: 'passed', 'failed' with each package that has a serious known weakness, or 'skipped' where no
 * registry told of weaknesses.
 */
export function verdictOf(report) {
  const found = report?.vulnerabilities;
  if (!found)
    return {
      outcome: 'skipped',
      lines: [
        `Skipped: known vulnerabilities, since the registry does not tell of them (${report?.message ?? 'no answer'}).`,
      ],
    };
  const bad = Object.values(found).filter(({ severity }) => serious.includes(severity));
  if (bad.length === 0) {
    const lesser = Object.keys(found);
    const rest = lesser.length > 0 ? ` Lesser ones: ${lesser.join(', ')}.` : '';
    return {
      outcome: 'passed',
      lines: [`No shipped package has a known vulnerability of high severity.${rest}`],
    };
  }
  return {
    outcome: 'failed',
    lines: bad.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
  };
}
