import { ourFiles, read } from './files';

const sheets = ourFiles().filter(
  (file) => file.endsWith('.scss') && !file.endsWith('/_bootstrap-variables.scss'),
);
const longest = 250;

/** Animations that run as long as something lasts: loading, and the invisible clock of a toast. */
const lasting = ['p-breathe', 'p-toast-clock'];

interface Motion {
  place: string;
  value: string;
}

/** Each animation and transition of the stylesheets. */
const motions: Motion[] = sheets.flatMap((file) =>
  [...read(file).matchAll(/(?<![\w-])(?:animation|transition)(?:-duration)?:([^;]+);/g)].map(
    ([rule, value = '']) => ({ place: `${file}: ${rule}`, value }),
  ),
);
const milliseconds = (value: string) =>
  [...value.matchAll(/([\d.]+)(ms|s)\b/g)].map(
    ([, figure, unit]) => Number(figure) * (unit === 's' ? 1000 : 1),
  );

it('motion explains in a quarter of a second', () => {
  const brief = motions.filter(({ value }) => !lasting.some((name) => value.includes(name)));
  expect(brief.length).toBeGreaterThan(5);
  const slow = brief.filter(({ value }) => milliseconds(value).some((time) => time > longest));
  expect(slow.map(({ place }) => place)).toEqual([]);
});

it('nothing moves across the page for people who ask for less motion', () => {
  const moving = new Set(
    sheets.flatMap((file) =>
      [...read(file).matchAll(/@keyframes ([\w-]+) \{([\s\S]*?)\n\}/g)]
        .filter(([, , body = '']) => body.includes('translate'))
        .map(([, name = '']) => name),
    ),
  );
  expect([...moving]).toContain('p-come');
  const unasked = sheets.flatMap((file) =>
    [...outsideOfWishes(read(file)).matchAll(/(?<![\w-])animation: ([\w-]+)[^;]*;/g)]
      .filter(([, name = '']) => moving.has(name))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(unasked).toEqual([]);
});

it('what a script moves asks first', () => {
  const scripts = ourFiles().filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const moving = scripts.filter((file) => /\.animate\??\.?\(|startViewTransition/.test(read(file)));
  expect(moving).toContain('packages/ui/src/base/pictures/sent-letter.tsx');
  expect(moving.filter((file) => !read(file).includes('prefers-reduced-motion'))).toEqual([]);
});

/** The text of a stylesheet without its blocks for people who want motion. */
function outsideOfWishes(text: string): string {
  const begin = text.indexOf('@media (prefers-reduced-motion: no-preference)');
  if (begin < 0) return text;
  let depth = 0;
  for (let place = text.indexOf('{', begin); place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return text.slice(0, begin) + outsideOfWishes(text.slice(place + 1));
  }
  return text;
}
