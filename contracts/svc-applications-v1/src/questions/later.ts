/** Asked by editors and the forms of further applications alone: optional additional parts of a row. */
const later = { later: true, optional: true } as const;

export const laterLine = { ...later, kind: 'line' } as const;
export const laterText = { ...later, kind: 'text' } as const;
export const laterDay = { ...later, kind: 'day', say: { en: 'Enter a date like 2027-01-31' } } as const;
export const laterYesNo = { ...later, kind: 'yes-no', say: { en: 'Choose Yes or No' } } as const;
