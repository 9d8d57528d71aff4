/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The applicant uploads them': 'La personne candidate les envoie',
  'We ask the referees': 'Nous les demandons aux personnes de référence',
  'The applicant chooses': 'La personne candidate choisit',
  'Not asked yet': 'Pas encore demandée',
  Asked: 'Demandée',
  Opened: 'Ouverte',
  'Letter received': 'Lettre reçue',
  Declined: 'Refusée',
  'Ask your referee for the letter': 'Demandez la lettre à votre personne de référence',
  'Enter the name of your referee': 'Saisissez le nom de votre personne de référence',
  'Choose which letter this is': 'Choisissez de quelle lettre il s’agit',
  'Write what your referee should write about': 'Écrivez de quoi votre personne de référence doit parler',
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.':
    'Vous ne pouvez pas être votre propre référence. Nommez une autre personne, avec sa propre adresse e‑mail et son propre numéro de téléphone.',
  'Letters are uploaded here. Please ask your referee for the letter as a PDF.':
    'Les lettres sont envoyées ici. Veuillez demander la lettre en PDF à votre personne de référence.',
  'Letters are not uploaded here: we ask your referees for them.':
    'Les lettres ne sont pas envoyées ici : nous les demandons à vos personnes de référence.',
  'This letter is here already.': 'Cette lettre est déjà là.',
  'We no longer take letters for this application.':
    'Nous ne prenons plus de lettres pour cette candidature.',
  'Nobody is being asked for this letter now.': 'Cette lettre n’est plus demandée à personne.',
  'The first email has not been sent yet. It is sent once you have confirmed your email address.':
    'Le premier e‑mail n’est pas encore parti. Il part dès que vous avez confirmé votre adresse e‑mail.',
  'Your email address is already confirmed, or there is nobody left to ask.':
    'Votre adresse e‑mail est déjà confirmée, ou il ne reste personne à qui écrire.',
  'You can remind your referee once every three days, next on {day}.':
    'Vous pouvez faire un rappel à votre personne de référence une fois tous les trois jours, la prochaine fois le {day}.',
  'The letter of {name} has not come yet': 'La lettre de {name} n’est pas encore arrivée',
  '{name} cannot write the letter. Please ask somebody else':
    '{name} ne peut pas écrire la lettre. Veuillez demander à une autre personne',
  'waiting for {missing} of {needed} letter': '{missing} lettre sur {needed} attendue',
  'waiting for {missing} of {needed} letters': 'lettres attendues : {missing} sur {needed}',
};

export default sentences;
