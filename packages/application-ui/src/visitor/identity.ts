/** The field of the identity document, among the errors and among the uploads. */
export const identityKey = 'national_id';
