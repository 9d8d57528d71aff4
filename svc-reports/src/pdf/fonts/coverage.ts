/** The characters of one font file, as `unicode-range` of CSS says them: 'U+0-ff,U+131,U+4e00'. */
export type Coverage = (codePoint: number) => boolean;

export function coverageOf(unicodeRange: string): Coverage {
  const ranges = unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
