/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Some parts of the application are missing. Go back to them, then submit again.':
    'Il manque des parties de la candidature. Revenez‑y, puis envoyez à nouveau.',
  'This application has been submitted and cannot be edited.':
    'Cette candidature a été envoyée et ne peut pas être modifiée.',
  'Your application is in. The confirmation email could not be sent yet; we keep trying.':
    'Votre candidature est arrivée. L’e‑mail de confirmation n’a pas encore pu être envoyé ; nous continuons d’essayer.',
  'This application was changed in another tab or on another device.':
    'Cette candidature a été modifiée dans un autre onglet ou sur un autre appareil.',
  'There are no days of this application to put into a calendar.':
    'Cette candidature n’a pas de jours à mettre dans un calendrier.',
  'You have five calendar addresses already. End one of them first.':
    'Vous avez déjà cinq adresses de calendrier. Supprimez‑en d’abord une.',
  'Give the calendar a name': 'Donnez un nom au calendrier',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.':
    'Notre équipe de sélection lit chaque candidature et regarde les conditions, les qualifications et le lien avec notre mission. Nous vous écrirons dès qu’il y aura une décision ; vous n’avez rien à faire d’ici là.',
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.':
    'Notre équipe lit chaque candidature et regarde ce que vous aimeriez voir et quand nous pouvons vous accueillir. Ne réservez rien pour le moment : l’accord n’est pas garanti, les visites dépendent des disponibilités et vos frais restent à votre charge. Nous vous écrirons dès qu’il y aura une décision.',
};

export default sentences;
