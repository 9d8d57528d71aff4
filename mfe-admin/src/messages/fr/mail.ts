/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: Piece = [
  1077,
  [
    'En attente d’envoi',
    'Envoyé',
    'Refusé par le serveur de messagerie',
    'Revenu sans être livré',
    'Non livré',
    'E‑mails',
    'Le portail réessaiera automatiquement.',
    <T>({ hidden, kind }: { hidden: (words: string) => T; kind: string | number }) => [
      'Renvoyer',
      hidden(` : ${kind}`),
    ],
    'Saisissez une adresse e‑mail correcte, comme name@example.com',
    'Corriger l’adresse',
    'Enregistrer l’adresse',
    'À partir de maintenant, les e‑mails vont à la nouvelle adresse, et la personne se connecte avec elle. Un mot de passe déjà envoyé ne fonctionne plus, et l’ancienne adresse est prévenue. Une adresse que la personne a confirmée ne peut pas être corrigée ici.',
    'Adresse e‑mail',
    'Chargement des e‑mails...',
    'Chargement des e‑mails',
    'E‑mails non livrés',
    'E‑mail',
    'Candidature',
    'Non livré',
    'Raison',
    'Actions',
    ({ createdAt }: { createdAt: string | number }) => `du ${createdAt}`,
    'Aucune',
    ({ application }: { application: string | number }) => `Candidature ${application}`,
    ({ attempts }: { attempts: number }) =>
      `après ${attempts < 2 ? `${attempts} tentative` : `${attempts} tentatives`}`,
    'Inconnue',
    <T>({
      hidden,
      kind,
      id,
    }: {
      hidden: (words: string) => T;
      kind: string | number;
      id: string | number;
    }) => ['Renvoyer', hidden(` : ${kind} ${id}`)],
    'Confirmation d’un envoi',
    'Décision sur une candidature',
    'Réponse à une requête',
    'Demande d’informations complémentaires',
    'Rappel d’un brouillon',
    'Avis de suppression d’un brouillon',
    'Demande de lettre à une personne de référence',
    'Lien à confirmer avant de contacter les références',
    'E‑mail ou téléphone d’un compte corrigé',
    'Nom d’un compte corrigé',
    'Lien pour un nouveau mot de passe',
    'Invitation dans l’équipe',
    'Avis de compte modifié',
    'Code pour un nouvel appareil',
    'Code pour une adresse e‑mail corrigée',
    'Avis à une adresse e‑mail mal écrite',
    'Avis à une ancienne adresse e‑mail',
    'Les e‑mails n’ont pas pu être chargés',
    'L’e‑mail n’a pas pu être renvoyé. Réessayez.',
    'L’e‑mail a été envoyé.',
    'L’e‑mail est en route.',
    'L’adresse a été corrigée. Renvoyez les e‑mails non livrés.',
    'L’adresse n’a pas pu être corrigée. Réessayez.',
    'Aucun e‑mail non livré',
    'Un e‑mail qui n’a pas pu être livré après de nombreuses tentatives apparaît ici. Vous pouvez le renvoyer.',
    'Aucun e‑mail n’attend d’être envoyé.',
    ({ count, since }: { count: number; since: string | number }) =>
      `${count < 2 ? `${count} e‑mail attend d’être envoyé, le plus ancien depuis le ${since}.` : `${count} e‑mails attendent d’être envoyés, le plus ancien depuis le ${since}.`}`,
    'L’adresse a été refusée',
    'Le serveur d’e‑mail a demandé de réessayer plus tard',
    'Le serveur d’e‑mail n’a pas répondu',
    'Le serveur d’e‑mail a refusé la connexion du portail',
    'Le serveur d’e‑mail a refusé le message',
    'La boîte aux lettres est pleine',
    'Lien pour revenir',
  ],
];

export default words;
