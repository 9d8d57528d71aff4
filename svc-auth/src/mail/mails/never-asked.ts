/** The sentence in every mail about a change of an account. */
export const neverAsked = 'We will never ask you for your password or a code by phone or by email.';
