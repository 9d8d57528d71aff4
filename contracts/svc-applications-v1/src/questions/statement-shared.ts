/** The personal statement of both programmes, without the question, which differs. */
export const personal_statement = {
  kind: 'essay',
  term: { en: 'Personal statement' },
  lines: 7,
  limit: 'personal_statement',
  say: {
    en: 'Personal statement is required. Please provide your personal statement before proceeding.',
  },
  tooLong: { en: 'Personal statement must be {limit} characters or less' },
} as const;
export const read = {
  personal_statement: ['personal_statement', 'personal_statements', 'form_data.personal_statement'],
} as const;
