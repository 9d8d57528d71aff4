/** The keys of the references' letters among the uploads. */
export const letterKey = { academic: 'letter-academic', community: 'letter-community' } as const;
