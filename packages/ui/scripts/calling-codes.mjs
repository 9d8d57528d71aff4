// Writes src/inputs/phone/calling-codes.ts from libphonenumber's metadata; run it after updating that package.
import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/metadata.max';

const isCountry = (name) => /^[A-Z]{2}$/.test(name);
// Among the countries that share a code, libphonenumber's main country comes first.
const codes = Object.entries(metadata.country_calling_codes)
  .map(([code, names]) => [code, names.filter(isCountry)])
  .filter(([, countries]) => countries.length > 0)
  .map(([code, countries]) => `${code}:${countries.join('')}`);

const lines = [''];
for (const code of codes) {
  const last = lines[lines.length - 1];
  if (last.length + code.length < 98) lines[lines.length - 1] = last ? `${last} ${code}` : code;
  else lines.push(code);
}
const text = lines.map((line, index) => `  '${index === 0 ? '' : ' '}${line}'`).join(' +\n');

writeFileSync(
  new URL('../src/inputs/phone/calling-codes.ts', import.meta.url),
  `// Made by scripts/calling-codes.mjs from libphonenumber-js, whose own metadata would weigh 20 times as much.

/**
 * Dial codes with the countries that use them, the main country first: '1:USCA 250:RW 257:BI ...'.
 */
export const callingCodes =
${text};
`,
);
