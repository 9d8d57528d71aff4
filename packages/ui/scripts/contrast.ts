/** Contrast of two colours by WCAG 2: 1 to 21. Colours are '#rgb' or '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const short = colour.length === 4;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const digits = short
      ? colour.slice(channel + 1, channel + 2).repeat(2)
      : colour.slice(channel * 2 + 1, channel * 2 + 3);
    const value = Number.parseInt(digits, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reads the colour tokens of a compiled stylesheet: palette('ink') is the colour of --p-ink in that scheme. */
export function paletteOf(css: string, scheme: 'light' | 'dark'): (token: string) => string {
  const roots = [...css.matchAll(/:root\{([^}]*)\}/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.includes('--p-ink:'));
  const body = roots[scheme === 'light' ? 0 : 1];
  if (!body) throw new Error(`no tokens for ${scheme}`);
  return (token) => {
    const colour = body.match(new RegExp(`--p-${token}:(#[0-9a-f]+)`))?.[1];
    if (!colour) throw new Error(`--p-${token} is not a colour in ${scheme}`);
    return colour;
  };
}
