/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const words: readonly unknown[] = [
  ' : accueil',
  ({ name }: { name: string | number }) => `, ${name} : accueil`,
  'Aller au contenu principal',
  'Fermer',
  'Chargement',
  ({ title }: { title: string | number }) => `Erreur : ${title}`,
  ' (facultatif)',
  'Erreur : ',
  'Il y a un problème',
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Afficher', hidden(' le mot de passe')],
  <T>({ hidden }: { hidden: (words: string) => T }) => ['Masquer', hidden(' le mot de passe')],
  'Votre mot de passe est visible',
  'Fermer le message',
  'Langue',
];

export default words;
