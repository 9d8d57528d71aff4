/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Reopened: 'Rouverte',
  Answered: 'Répondu',
  'Time over': 'Temps écoulé',
  'Decided meanwhile': 'Décidée entre-temps',
  'Withdrawn meanwhile': 'Retirée entre-temps',
  'Ended by staff': 'Terminée par l’équipe',
  'This application is not reopened now.': 'Cette candidature n’est pas rouverte en ce moment.',
  'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.':
    'Le temps pour ces réponses est écoulé ; rien n’a donc été changé. Ce que vous avez écrit est encore sur cet appareil. Veuillez nous écrire.',
  'We are no longer waiting for these answers, so nothing was changed.':
    'Nous n’attendons plus ces réponses ; rien n’a donc été changé.',
};

export default sentences;
