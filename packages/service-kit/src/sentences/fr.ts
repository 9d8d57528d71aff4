/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This does not exist or is not yours.': 'Ceci n’existe pas ou ne vous appartient pas.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'Your session has ended. Please sign in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'You are not allowed to do this.': 'Vous n’avez pas le droit de faire cela.',
  'Enter your password again to do this.': 'Saisissez à nouveau votre mot de passe pour faire cela.',
  'Choose your own password first. You can do nothing else before that.':
    'Choisissez d’abord votre propre mot de passe. Rien d’autre n’est possible avant.',
  'Set up an authenticator app first: administrators of this portal need a code to sign in.':
    'Installez d’abord une application de codes : l’administration de ce portail a besoin d’un code pour se connecter.',
  'A token cannot do this: sign in for it.': 'Un jeton ne peut pas faire cela : connectez-vous.',
  'This token is not made for this: it needs {scope}.':
    'Ce jeton n’est pas fait pour cela : il faut {scope}.',
  'Please correct the marked fields.': 'Veuillez corriger les champs marqués.',
  'Too many attempts. Please try again later.': 'Trop d’essais. Veuillez réessayer plus tard.',
  'This is not available at the moment. Please try again shortly.':
    'Ceci n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  'Something went wrong. Please try again.': 'Une erreur est survenue. Veuillez réessayer.',
  'What was sent is too large.': 'Ce qui a été envoyé est trop grand.',
  'What was sent has the wrong type.': 'Ce qui a été envoyé n’est pas du bon type.',
  'What was sent could not be read.': 'Ce qui a été envoyé n’a pas pu être lu.',
  'Please send JSON.': 'Veuillez envoyer du JSON.',
  'Please send it uncompressed.': 'Veuillez l’envoyer sans compression.',
  'Please send a form with files (multipart/form-data).':
    'Veuillez envoyer un formulaire avec des fichiers (multipart/form-data).',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address takes {methods}.': 'Cette adresse accepte {methods}.',
  'Time zone must be one like Africa/Kigali': 'Le fuseau horaire doit être comme Africa/Kigali',
  '{spent} Please try again in {wait}.': '{spent} Veuillez réessayer dans {wait}.',
  'a minute': 'une minute',
  '{minutes} minutes': '{minutes} minutes',
  '{hours} hours': '{hours} heures',
  'A token makes at most {most} calls a minute. Please wait {seconds} s.':
    'Un jeton fait au plus {most} appels par minute. Veuillez attendre {seconds} s.',
  'Too many files are on their way just now. Please try again shortly.':
    'Trop de fichiers sont en route en ce moment. Veuillez réessayer dans un instant.',
  'This has more entries than can be taken in one request.':
    'Il y a plus d’éléments que ce qui peut être pris en une fois.',
  'This list has too many rows. Please send fewer': 'Cette liste a trop de lignes. Veuillez en envoyer moins',
  'This file is too large.': 'Ce fichier est trop grand.',
  'This file is not there.': 'Ce fichier n’est pas là.',
  '{label} is required': 'Ce champ est obligatoire : {label}',
  '{label} must be one of {valids}': 'Choisissez une des valeurs {valids} : {label}',
  '{label} must be text': 'Ce champ doit être du texte : {label}',
  '{label} must have at least {limit} characters': 'Saisissez au moins {limit} caractères : {label}',
  '{label} must have at most {limit} characters': 'Saisissez au plus {limit} caractères : {label}',
  '{label} must have {limit} characters': 'Saisissez {limit} caractères : {label}',
  '{label} must be an email address': 'Saisissez une adresse e‑mail : {label}',
  '{label} must be a web address': 'Saisissez une adresse web : {label}',
  '{label} has the wrong form': 'Ce champ n’a pas la bonne forme : {label}',
  '{label} must be a date': 'Saisissez une date : {label}',
  '{label} must be a number': 'Saisissez un nombre : {label}',
  '{label} must be a whole number': 'Saisissez un nombre entier : {label}',
  '{label} must be at least {limit}': 'La valeur doit être au moins {limit} : {label}',
  '{label} must be at most {limit}': 'La valeur doit être au plus {limit} : {label}',
  '{label} must be more than 0': 'La valeur doit être plus grande que 0 : {label}',
  '{label} is out of range': 'La valeur est hors limites : {label}',
  '{label} must be yes or no': 'Répondez par oui ou par non : {label}',
  '{label} must be a list': 'Ce champ doit être une liste : {label}',
  '{label} must have at least {limit} entries': 'Donnez au moins {limit} éléments : {label}',
  '{label} must have at most {limit} entries': 'Donnez au plus {limit} éléments : {label}',
  '{label} must be a group of fields': 'Ce champ doit être un groupe de champs : {label}',
  'Questions? Write to {mailbox}': 'Des questions ? Écrivez à {mailbox}',
  'Or open this address:': 'Ou ouvrez cette adresse :',
};

export default sentences;
