/** A text that people read, in each language of the portal. */
export interface Words {
  readonly en: string;
}

/** The text with what belongs in its gaps: `{limit}` with `{ limit: 200 }`. */
export const filled = ({ en }: Words, gaps: Readonly<Record<string, string | number>> = {}): string =>
  en.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
