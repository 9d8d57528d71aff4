/** The files of the references, by the names that the steps use. */
export const letterKey = { academic: 'letter-academic', community: 'letter-community' } as const;
