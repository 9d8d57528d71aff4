/** '21 November 2026 at 14:02 (UTC)': nobody knows where the mail is read. */
export const inWords = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} (UTC)`;
