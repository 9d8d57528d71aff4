/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Please provide a reason for your request': 'Veuillez donner une raison pour votre requête',
  'Please provide a more detailed reason (at least {min} characters)':
    'Veuillez donner une raison plus détaillée (au moins {min} caractères)',
  'Reason cannot exceed {max} characters': 'La raison ne peut pas dépasser {max} caractères',
  'This application is not submitted yet. You can discard it.':
    'Cette candidature n’est pas encore envoyée. Vous pouvez la supprimer.',
  'We have already decided on this application, so it can no longer be withdrawn.':
    'Nous avons déjà pris une décision sur cette candidature ; elle ne peut donc plus être retirée.',
  'This application is not withdrawn.': 'Cette candidature n’est pas retirée.',
  'A withdrawal can be cancelled within one day. Please write to us.':
    'Un retrait peut être annulé pendant un jour. Veuillez nous écrire.',
  'You have an open application of this kind already. Submit or discard it first, then take this one.':
    'Vous avez déjà une candidature de ce type en cours. Envoyez‑la ou supprimez‑la d’abord, puis reprenez celle‑ci.',
  'You have since started another application of this kind. Submit or discard that one first, then bring this one back.':
    'Vous avez commencé depuis une autre candidature de ce type. Envoyez‑la ou supprimez‑la d’abord, puis reprenez celle‑ci.',
  'Another application can be requested when there is a decision on this one.':
    'Une autre candidature peut être demandée quand il y a une décision sur celle‑ci.',
  'Another application can be requested one year after this one was submitted.':
    'Une autre candidature peut être demandée un an après l’envoi de celle‑ci.',
  'You have already asked for another application of this kind.':
    'Vous avez déjà demandé une autre candidature de ce type.',
  'There is a newer application of this kind.': 'Il y a une candidature plus récente de ce type.',
  'You have an open application of this kind already.': 'Vous avez déjà une candidature de ce type en cours.',
  'You have applied for this already. Ask for another application instead.':
    'Vous avez déjà posé cette candidature. Demandez plutôt une autre candidature.',
  'Start your first application with its form.': 'Commencez votre première candidature avec son formulaire.',
  'Continue this application in its form.': 'Cette candidature se continue dans son formulaire.',
  'Your interests and why you want to come': 'Vos intérêts et pourquoi vous voulez venir',
  'Two people who know you: one from your studies, one from your community':
    'Deux personnes qui vous connaissent : une de vos études, une de votre communauté',
  'Where you come from and your position': 'D’où vous venez et votre fonction',
  'Why you want to come': 'Pourquoi vous voulez venir',
  'When you want to come': 'Quand vous voulez venir',
};

export default sentences;
