// Writes the dark variant of each drawing: the same lines, with the dark value of each token.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const pictures = path.join(__dirname, '../src/base/pictures');

/** The light and dark value of each token in _tokens.scss. */
function tokens(): Map<string, string> {
  const sheet = readFileSync(path.join(__dirname, '../src/styles/_tokens.scss'), 'utf8');
  const [light = '', dark = ''] = sheet.split('prefers-color-scheme: dark');
  const darkOf = new Map(values(dark));
  // White occurs as two tokens: the surface, which comes first, and text on the accent colour.
  return new Map(
    values(light)
      .reverse()
      .map(([name, value]) => [value, darkOf.get(name) ?? value]),
  );
}

const values = (sheet: string): [string, string][] =>
  [...sheet.matchAll(/--p-([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]);

/**
 * Returns a drawing with dark colours.
 * @throws when the drawing has a colour that is no token
 */
export function darkened(drawing: string): string {
  const darkOf = tokens();
  return drawing.replace(/#[\da-f]{3,6}/gi, (colour) => {
    const dark = darkOf.get(colour);
    if (!dark) throw new Error(`${colour} is no token`);
    return dark;
  });
}

/** The names of all drawings. */
export const drawings = (): string[] =>
  readdirSync(pictures)
    .filter((file) => file.endsWith('.svg') && !file.endsWith('-dark.svg'))
    .map((file) => file.slice(0, -'.svg'.length));

export const readPicture = (name: string): string => readFileSync(path.join(pictures, `${name}.svg`), 'utf8');

if (require.main === module) {
  for (const name of drawings())
    writeFileSync(path.join(pictures, `${name}-dark.svg`), darkened(readPicture(name)));
}
