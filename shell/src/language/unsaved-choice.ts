/** Where this device keeps a choice of language that the account of the person does not know yet. */
export const untoldChoice = 'portal-language-unsent';
