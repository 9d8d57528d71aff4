/** What a token of an administrator may be for; each call names the one that it needs (`x-token-scope`). */
export const programScopes = [
  {
    value: 'applications:read',
    label: 'Read applications',
    help: 'Lists, statistics, complete applications and their history; one application as a PDF. No documents.',
  },
  { value: 'reports:read', label: 'Read reports', help: 'The reports, also as PDF, Excel and CSV.' },
  {
    value: 'decisions:write',
    label: 'Decide',
    help: 'Change the status with a message to the applicant, and undo a decision before it is sent.',
  },
] as const;

export type ProgramScope = (typeof programScopes)[number]['value'];

/** How a token of an administrator begins, by which programs that look for leaked secrets know it. */
export const ACCESS_TOKEN_PREFIX = 'portal_token_';

/** The longest life of a token, in days. */
export const accessTokenDays = { least: 1, most: 365 } as const;
