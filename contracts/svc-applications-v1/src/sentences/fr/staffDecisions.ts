/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please select a status and provide feedback.': 'Veuillez choisir un statut et écrire un message.',
  'Feedback message must be at least {min} characters long.':
    'Le message doit avoir au moins {min} caractères.',
  'Feedback message cannot exceed {max} characters.': 'Le message ne peut pas dépasser {max} caractères.',
  'This application has not been submitted yet': 'Cette candidature n’a pas encore été envoyée',
  'Somebody else has changed this application since you opened it.':
    'Une autre personne a modifié cette candidature depuis que vous l’avez ouverte.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Le statut de la candidature est maintenant « {status} » et la personne candidate a reçu un e‑mail.',
  'Application status updated to {status}.': 'Le statut de la candidature est maintenant « {status} ».',
  'The email to the applicant could not be sent yet; we keep trying.':
    'L’e‑mail à la personne candidate n’a pas encore pu être envoyé ; nous continuons d’essayer.',
  '1 minute': '1 minute',
  '{count} minutes': '{count} minutes',
  'Enter a whole number of minutes from 0 to {most}': 'Saisissez un nombre entier de minutes de 0 à {most}',
  'Decision saved. It will be sent in {time}; until then you can undo it.':
    'Décision enregistrée. Elle sera envoyée dans {time} ; d’ici là, vous pouvez l’annuler.',
  'The decision was undone. The applicant has not been notified.':
    'La décision a été annulée. La personne candidate n’a pas été prévenue.',
  'A decision by {by} is waiting to be sent. Undo it first to decide otherwise.':
    'Une décision de {by} attend son envoi. Annulez‑la d’abord pour décider autrement.',
  'This decision has already been sent and cannot be undone. You can send another decision.':
    'Cette décision a déjà été envoyée et ne peut pas être annulée. Vous pouvez envoyer une autre décision.',
  'This decision has already been undone.': 'Cette décision a déjà été annulée.',
  'This decision is no longer waiting: the application has changed in the meantime.':
    'Cette décision n’attend plus : la candidature a changé entre-temps.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'La personne candidate a retiré cette candidature ; il n’y a donc rien à décider.',
  'The applicant already has an open application of this kind.':
    'La personne candidate a déjà une candidature de ce type en cours.',
  'This request has already been decided.': 'Il y a déjà une décision sur cette requête.',
  'Please provide a reason for rejection': 'Veuillez donner la raison du refus',
};

export default sentences;
