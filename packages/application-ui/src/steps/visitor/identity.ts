/** The key of the identity document, in the errors and in the uploads. */
export const identityKey = 'national_id';
