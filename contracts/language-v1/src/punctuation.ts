/** French has a non-breaking space before a colon and a semicolon. */
const spaceIn = (language: string): string => (language === 'fr' ? '\u00a0' : '');

export const colonIn = (language: string): string => `${spaceIn(language)}:`;

/** A label followed by its value, as the language punctuates: 'Other: dance'; 'Autre : danse'. */
export const labelledIn = (language: string, label: string, value: string): string =>
  `${label}${colonIn(language)} ${value}`;

/** Parts that may contain commas, joined as the language punctuates: 'Area: care; Months: 3'. */
export const partsIn = (language: string, parts: readonly string[]): string =>
  parts.join(`${spaceIn(language)}; `);
