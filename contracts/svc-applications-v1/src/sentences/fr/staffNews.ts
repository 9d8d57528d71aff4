/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  '{name} has submitted {programme} application ({reference}).':
    '{name} a envoyé sa candidature pour {programme} ({reference}).',
  '{name} has changed their {programme} application ({reference}).':
    '{name} a modifié sa candidature : {programme} ({reference}).',
  'Application withdrawn': 'Candidature retirée',
  '{name} has withdrawn the application {reference}.': '{name} a retiré la candidature {reference}.',
  'Withdrawal taken back': 'Retrait annulé',
  '{name} has taken back the withdrawal of the application {reference}.':
    '{name} a annulé le retrait de la candidature {reference}.',
  'Answers to reopened sections': 'Réponses aux parties rouvertes',
  '{name} has sent the answers to reopened sections of {reference}.':
    '{name} a envoyé les réponses aux parties rouvertes de {reference}.',
  '{name} has sent the answers to reopened sections of {reference}, without a change.':
    '{name} a envoyé les réponses aux parties rouvertes de {reference}, sans rien changer.',
  'No answer in time': 'Pas de réponse à temps',
  'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.':
    'Le temps pour les parties rouvertes de {reference} est écoulé : {name} a enregistré des changements sans les envoyer.',
  'The time for the reopened sections of {reference} is over: {name} changed nothing.':
    'Le temps pour les parties rouvertes de {reference} est écoulé : {name} n’a rien changé.',
  '{by} has set the application of {name} ({reference}) to {status}.':
    '{by} a changé le statut de la candidature de {name} ({reference}) : {status}.',
  'A note for you': 'Une note pour vous',
  '{by} names you in a note about {reference}.': '{by} vous cite dans une note sur {reference}.',
  'Reference letter': 'Lettre de recommandation',
  'The letter of {referee} for {name} ({programme} {reference}) has arrived.':
    'La lettre de {referee} pour {name} ({programme} {reference}) est arrivée.',
  '{referee} has declined to write a letter for {name} ({programme} {reference}).':
    '{referee} n’écrira pas de lettre pour {name} ({programme} {reference}).',
  'An email came back': 'Un e‑mail est revenu',
  'An email about the application {reference} could not be delivered. Its history says why.':
    'Un e‑mail au sujet de la candidature {reference} n’a pas pu être remis. Son historique dit pourquoi.',
  'A webhook was turned off': 'Un webhook a été désactivé',
  '{host} has taken no message for three days. See Portal Settings, Webhooks.':
    '{host} n’a accepté aucun message depuis trois jours. Voir Réglages du portail, Webhooks.',
};

export default sentences;
