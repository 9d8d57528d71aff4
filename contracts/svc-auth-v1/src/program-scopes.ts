/**
 * The purposes of an administrator's token for programs; each call names the one that it requires (`x-token-scope`).
 */
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

/** The beginning of an administrator's token, by which scanners for leaked secrets recognise it. */
export const ACCESS_TOKEN_PREFIX = 'portal_token_';

/** In days: for how long a token may be valid. */
export const accessTokenDays = { least: 1, most: 365 } as const;
