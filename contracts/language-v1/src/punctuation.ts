/** French has a non-breaking space before a colon and a semicolon. */
const spaceIn = (language: string): string => (language === 'fr' ? '\u00a0' : '');

export const colonIn = (language: string): string => `${spaceIn(language)}:`;

/** A label with what it is the label of, as the language writes it: 'Other: dance'; 'Autre : danse'. */
export const labelledIn = (language: string, label: string, value: string): string =>
  `${label}${colonIn(language)} ${value}`;

/** Parts that may hold commas of their own, after each other: 'Area: care; Months: 3'. */
export const partsIn = (language: string, parts: readonly string[]): string =>
  parts.join(`${spaceIn(language)}; `);
