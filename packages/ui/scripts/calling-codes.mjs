// Writes src/phone/calling-codes.ts from libphonenumber's own metadata: run it after that package was updated.
import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/metadata.min';

// A country whose code is shared comes first when libphonenumber names it the main one.
const codes = Object.entries(metadata.country_calling_codes)
  .map(([code, countries]) => [code, countries.filter((country) => /^[A-Z]{2}$/.test(country))])
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
  new URL('../src/phone/calling-codes.ts', import.meta.url),
  `// Made by scripts/calling-codes.mjs from libphonenumber-js, whose own metadata would weigh 25 times as much.

/** Dial codes with the countries that use them, the main one first: '1:USCA 250:RW ...'. */
export const callingCodes =
${text};
`,
);
