/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Password must be at least {minimum} characters long':
    'Le mot de passe doit avoir au moins {minimum} caractères',
  'Password must be at most {maximum} characters long':
    'Le mot de passe doit avoir au plus {maximum} caractères',
  'Password must contain at least one lowercase letter':
    'Le mot de passe doit contenir au moins une lettre minuscule',
  'Password must contain at least one uppercase letter':
    'Le mot de passe doit contenir au moins une lettre majuscule',
  'Password must contain at least one number': 'Le mot de passe doit contenir au moins un chiffre',
  'New password is required': 'Le nouveau mot de passe est obligatoire',
  'Please confirm your new password': 'Veuillez confirmer votre nouveau mot de passe',
  'Passwords do not match': 'Les mots de passe ne sont pas les mêmes',
  'Choose a password that differs from your current one': 'Choisissez un mot de passe différent de l’actuel',
  'At least 8 characters with a lowercase letter, an uppercase letter and a number.':
    'Au moins 8 caractères, avec une minuscule, une majuscule et un chiffre.',
  'Current password is required': 'Le mot de passe actuel est obligatoire',
};

export default sentences;
