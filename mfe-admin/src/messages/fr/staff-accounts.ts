/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1705,
  [
    'Renvoyer l’invitation ?',
    ({ email }: { email: string | number }) =>
      `${email} reçoit un nouveau lien, valable 72 heures. Le lien précédent ne fonctionne plus.`,
    'Envoyer l’invitation',
    ({ email }: { email: string | number }) => `Une nouvelle invitation est en route pour ${email}.`,
    ({ name }: { name: string | number }) => `Déconnecter ${name} partout ?`,
    ({ name }: { name: string | number }) =>
      `Sur chaque appareil, ${name} doit se reconnecter. Ce qui était en cours d’écriture y reste.`,
    'Déconnecter partout',
    ({ name, ended }: { name: string | number; ended: number }) =>
      `${name} n’a plus de session nulle part (${ended < 2 ? `${ended} session terminée` : `${ended} sessions terminées`}).`,
    ({ name }: { name: string | number }) => `Réinitialiser le code de ${name} ?`,
    ({ name }: { name: string | number }) =>
      `À utiliser si ${name} a perdu son application d’authentification et ses codes de secours. Assurez-vous que la demande vient bien de cette personne.`,
    'Jusqu’à la configuration d’une nouvelle application, son mot de passe seul suffit pour se connecter. La personne est déconnectée partout et reçoit un e‑mail.',
    'Réinitialiser le code',
    ({ name }: { name: string | number }) => `${name} se connecte maintenant avec son mot de passe seul.`,
    ({ name }: { name: string | number }) => `Désactiver ${name} ?`,
    ({ name }: { name: string | number }) => `L’invitation de ${name} ne fonctionnera plus.`,
    ({ name }: { name: string | number }) =>
      `Toutes les sessions de ${name} prennent fin tout de suite, et la connexion à ce compte n’est plus possible.`,
    'Ses actions passées restent dans l’historique, avec son nom. Vous pouvez réactiver le compte.',
    'Désactiver',
    ({ name }: { name: string | number }) => `Le compte de ${name} est désactivé.`,
    ({ name }: { name: string | number }) => `Activer ${name} ?`,
    ({ name }: { name: string | number }) =>
      `${name} n’a jamais accepté d’invitation : renvoyez‑la quand le compte est actif.`,
    ({ name }: { name: string | number }) =>
      `${name} peut de nouveau se connecter avec son ancien mot de passe.`,
    'Activer',
    ({ name }: { name: string | number }) => `Le compte de ${name} est actif.`,
    ({ name }: { name: string | number }) => `Le compte de ${name} est enregistré.`,
    ({ name, role }: { name: string | number; role: string | number }) => `${name} est maintenant ${role}.`,
    ({ name }: { name: string | number }) => `Modifier ${name}`,
    ({ other }: { other: string | number }) => `Changer le rôle : ${other}`,
    'Enregistrer',
    ({ name, other }: { name: string | number; other: string | number }) => `${name} devient ${other}`,
    'L’invitation reste valable.',
    'La personne est tout de suite déconnectée partout et doit se reconnecter.',
    'Nom complet',
    'Rôle',
    'Comptes de l’équipe',
    'Chargement de l’équipe...',
    'Inviter une personne',
    'Chargement de l’équipe',
    ({ active, count }: { active: number; count: string | number }) =>
      `${active < 2 ? `${active} compte actif` : `${active} comptes actifs`} sur ${count}`,
    ({ email }: { email: string | number }) => `Une invitation est en route pour ${email}.`,
    'La personne reçoit un e‑mail avec un lien, valable 72 heures, et choisit son propre mot de passe.',
    'E‑mail',
    'Saisissez une adresse e‑mail correcte, comme name@example.com',
    'Choisissez un rôle',
    'Nom',
    'État',
    'Dernière connexion',
    'Actions',
    ' (vous)',
    'Jamais',
    'Mon profil',
    'Désactivé',
    'L’invitation a expiré',
    'Invitation envoyée',
    ({ until }: { until: string | number }) => `jusqu’au ${until}`,
    'Cela n’a pas pu être enregistré. Réessayez.',
    'Les comptes de l’équipe n’ont pas pu être chargés',
    'Modifier',
    'Renvoyer l’invitation',
  ],
];

export default words;
