/** The key under which this device stores a choice of language that was not sent to the account yet. */
export const untoldChoice = 'portal-language-unsent';
