/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Login failed. Please check your details and try again.':
    'La connexion a échoué. Veuillez vérifier ce que vous avez saisi et réessayer.',
  'Phone number must be between 10 and 15 digits.': 'Le numéro de téléphone doit avoir de 10 à 15 chiffres.',
  'Your email is how you sign in and cannot be changed here':
    'Votre e‑mail sert à vous connecter et ne peut pas être changé ici',
  'Your phone number is how you sign in and cannot be changed here':
    'Votre numéro de téléphone sert à vous connecter et ne peut pas être changé ici',
  'Enter the code from the email': 'Saisissez le code reçu par e‑mail',
  'You have submitted an application with this email address and phone number, so they can no longer be changed here. Please write to us.':
    'Vous avez envoyé une candidature avec cette adresse e‑mail et ce numéro de téléphone ; ils ne peuvent donc plus être changés ici. Veuillez nous écrire.',
  'You have started this application in your dashboard. Sign in with your password to continue.':
    'Vous avez commencé cette candidature dans votre espace. Connectez-vous avec votre mot de passe pour la continuer.',
  'The application period has ended. The portal is closed at the moment.':
    'La période de candidature est terminée. Le portail est fermé pour le moment.',
};

export default sentences;
