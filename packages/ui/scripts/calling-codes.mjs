// Writes src/phone/calling-codes.ts from libphonenumber's metadata; run it after updating that package.
import { writeFileSync } from 'node:fs';
import { Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max';

const details = new Metadata(metadata);
// Where libphonenumber's metadata of a country has the digits that are dialled at home before a number.
const homePrefixPlace = 5;

/** Of a country's mobile numbers, which people give: how many digits come after the dial code. */
function lengthsOf(country) {
  details.selectNumberingPlan(country);
  const plan = details.numberingPlan;
  return plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
}

const isCountry = (name) => /^[A-Z]{2}$/.test(name);
// Among the countries that share a code, libphonenumber's main country comes first.
const codes = Object.entries(metadata.country_calling_codes)
  .map(([code, names]) => [code, names.filter(isCountry)])
  .filter(([, countries]) => countries.length > 0)
  .map(([code, countries]) => {
    const lengths = [...new Set(countries.flatMap(lengthsOf))].sort((one, other) => one - other);
    const prefix = metadata.countries[countries[0]][homePrefixPlace] || '';
    return [code, countries.join(''), lengths.join(','), prefix].join(':').replace(/:$/, '');
  });

const lines = [''];
for (const code of codes) {
  const last = lines[lines.length - 1];
  if (last.length + code.length < 98) lines[lines.length - 1] = last ? `${last} ${code}` : code;
  else lines.push(code);
}
const text = lines.map((line, index) => `  '${index === 0 ? '' : ' '}${line}'`).join(' +\n');

writeFileSync(
  new URL('../src/phone/calling-codes.ts', import.meta.url),
  `// Made by scripts/calling-codes.mjs from libphonenumber-js, whose own metadata would weigh 20 times as much.

/**
 * Dial codes with the countries that use them, the main country first, the lengths of their mobile numbers, and the
 * digits that are dialled at home before a number, if any: '1:USCA:10:1 250:RW:9:0 257:BI:8 ...'.
 */
export const callingCodes =
${text};
`,
);
