/** The reasons to refuse a text of Word; `other` where it is none that everybody reads alike. */
export type TextProblem = 'macros' | 'linked' | 'other';
