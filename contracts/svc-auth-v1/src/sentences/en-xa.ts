/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long':
    'Pásswördörd mústst bëë átt lëástst {minimum} cháráctërstërs löngng',
  'Password must be at most {maximum} characters long':
    'Pásswördörd mústst bëë átt möstst {maximum} cháráctërstërs löngng',
  'Password must contain at least one lowercase letter':
    'Pásswördörd mústst cöntáínáín átt lëástst önëë löwërcásëásë lëttërër',
  'Password must contain at least one uppercase letter':
    'Pásswördörd mústst cöntáínáín átt lëástst önëë úppërcásëásë lëttërër',
  'Password must contain at least one number': 'Pásswördörd mústst cöntáínáín átt lëástst önëë númbërër',
  'New password is required': 'Nëww pásswördörd íss rëqúírëdrëd',
  'Please confirm your new password': 'Plëásësë cönfírmírm yöúrúr nëww pásswördörd',
  'Passwords do not match': 'Pásswördsrds döö nött mátchch',
  'Choose a password that differs from your current one':
    'Chöösësë áá pásswördörd thátát díffërsërs frömöm yöúrúr cúrrëntënt önëë',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Átt lëástst 8 cháráctërstërs wíthth áá löwërcásëásë lëttërër, ánn úppërcásëásë lëttërër ándd áá númbërër.',
  'Current password is required': 'Cúrrëntënt pásswördörd íss rëqúírëdrëd',
};

export default sentences;
