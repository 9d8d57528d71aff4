/** Asked by editors and the forms of further applications alone: optional additional parts of a row. */
const editorOnly = { later: true, optional: true } as const;

export const editorLine = { ...editorOnly, kind: 'line' } as const;
export const editorText = { ...editorOnly, kind: 'text' } as const;
export const editorDay = {
  ...editorOnly,
  kind: 'day',
  say: { en: 'Enter a date like 2027-01-31' },
} as const;
export const editorYesNo = { ...editorOnly, kind: 'yes-no', say: { en: 'Choose Yes or No' } } as const;
