/** What the help page says beside its answers. */
export const helpWords = {
  title: 'Help',
  lead: 'Short answers to what people ask us most.',
  search: 'Search in the answers',
  hint: 'For example: password, document, email',
  none: 'No answer has these words. Try one other word, or write to us.',
  all: 'Show all answers',
  write: 'Still a question? Write to us:',
  further: 'More',
  prepare: 'What you will need: a list to tick and print',
  accessibility: 'How accessible this portal is',
} as const;

/** How many answers stand, as it is read out while one types. */
export const countWords = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
