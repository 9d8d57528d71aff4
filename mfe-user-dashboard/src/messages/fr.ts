/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: readonly Piece[] = [
  [
    0,
    [
      'Votre espace',
      'Candidatures',
      'Requêtes',
      'Nos messages',
      'Votre profil',
      'Se déconnecter',
      'Menu',
      'Fermer le menu',
      'Votre menu latéral',
      ' non lus',
      ({ name }: { name: string | number }) => `Session de ${name}`,
      ' : accueil',
      'Chargement',
      <T>({ mail }: { mail: (words: string) => T }) => ['Des questions ? Écrivez à ', mail(''), '.'],
      'Vous utilisez encore le mot de passe que nous vous avons envoyé par e‑mail',
      'Choisissez le vôtre ci-dessous. Votre candidature sera bien protégée.',
      <T>({ choose }: { choose: (words: string) => T }) => [
        choose('Choisissez votre propre mot de passe'),
        '. Votre candidature sera bien protégée.',
      ],
      'Pas de session ouverte',
      'Aller à la connexion',
      'Votre candidature n’est pas encore envoyée',
      'Vous êtes dans la candidature que vous remplissez. Votre espace s’ouvre avec un mot de passe. Nous vous en envoyons un par e‑mail quand vous avez envoyé votre candidature.',
      'Continuer votre candidature',
      'Se connecter avec un mot de passe',
      'Réessayer',
      'Annuler',
      'Un problème est survenu. Réessayez.',
      'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
      'Le portail a mis trop de temps à répondre. Réessayez.',
      'Aucune session n’a été trouvée. Connectez-vous de nouveau.',
      'Le document n’a pas pu être ouvert. Réessayez.',
      ({ day }: { day: string | number }) => `Envoyée le ${day}`,
      ({ day }: { day: string | number }) => `Pas encore envoyée. Dernier enregistrement le ${day}`,
      ({ progress }: { progress: string | number }) => `${progress} % remplis`,
      'Chargement de vos candidatures',
      'Pas encore de candidature',
      'Accès refusé. Vérifiez votre rôle et vos autorisations.',
      'Aucune candidature n’a été trouvée. Il faut peut-être d’abord en commencer une.',
      ({ reason }: { reason: string | number }) => `Erreur du serveur : ${reason}. Réessayez plus tard.`,
      ({ reason }: { reason: string | number }) => `Vos candidatures n’ont pas pu être chargées : ${reason}`,
      'Vous êtes ici pour remplir une seule candidature. Pour voir toutes les vôtres, connectez-vous avec le mot de passe qui est dans notre e‑mail.',
      'Rien n’est perdu : vos candidatures sont gardées.',
      'Choisissez un programme pour commencer. Vos réponses sont enregistrées au fur et à mesure.',
      'Demander un stage',
      'Demander une visite',
      'Notre autre programme',
      'Vous pouvez postuler avec ce que vous nous avez déjà dit : vos informations vous suivent.',
      ({ programme }: { programme: string | number }) => `Demander ${programme}`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Continuer',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Terminer et envoyer',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Voir',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Modifier',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Envoyer un document',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Retirer',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Abandonner',
        hidden(` ${reference}`),
      ],
      <T>({ requests }: { requests: (words: string) => T }) => [
        'Votre requête pour postuler à nouveau attend une réponse. ',
        requests('Vos requêtes'),
      ],
      'Bientôt possible',
      ({ day }: { day: string | number }) => `Bientôt possible : ${day}`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Postuler à nouveau',
        hidden(` après ${reference}`),
      ],
      ({ name }: { name: string | number }) => `Bienvenue, ${name}`,
      'Vos candidatures',
      'Total',
      'En attente',
      'Acceptées',
      <T>({ count, read }: { count: number; read: (words: string) => T }) => [
        `Vous avez ${count < 2 ? `un nouveau message` : `${count} nouveaux messages`} sur vos candidatures. `,
        read('Lire nos messages'),
      ],
      ({
        programme,
        reference,
        progress,
      }: {
        programme: string | number;
        reference: string | number;
        progress: string | number;
      }) => `${programme} ${reference} : ${progress} % remplis`,
      'Vos candidatures, les plus récentes d’abord',
      'Référence',
      'Programme',
      'Statut',
      'Envoyée',
      'Avancement',
      'Ce que vous pouvez faire',
      'Pas envoyée',
      ({ reference }: { reference: string | number }) => `Avancement de ${reference}`,
      'Vous pouvez la récupérer pendant un jour. Après, elle est perdue pour de bon.',
      'Abandonnées',
      ({
        programme,
        reference,
        moment,
      }: {
        programme: string | number;
        reference: string | number;
        moment: string | number;
      }) => `${programme} ${reference}. Vous pouvez la récupérer jusqu’au ${moment}.`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Récupérer',
        hidden(` ${reference}`),
      ],
      'Candidature récupérée',
      'La candidature n’a pas pu être récupérée.',
      'Candidature retirée',
      'La candidature n’a pas pu être retirée.',
      'Retirer cette candidature ?',
      'Retrait...',
      'Retirer',
      'La garder',
      <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
        'Nous arrêtons de lire ',
        b(`${name}`),
        ' et ne prenons pas de décision. Vous pouvez annuler ce retrait pendant un jour.',
      ],
      'Pourquoi ? (facultatif)',
      'Cela nous aide à nous organiser. Notre équipe le lit.',
      ({ day }: { day: string | number }) => `Vous avez retiré cette candidature le ${day}`,
      ({ moment }: { moment: string | number }) => `Vous pouvez annuler ce retrait jusqu’au ${moment}.`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Annuler le retrait',
        hidden(` de ${reference}`),
      ],
      'Nous ne prenons pas de décision. Si vous voulez quand même venir, écrivez-nous.',
      'Votre candidature compte de nouveau',
      'Le retrait n’a pas pu être annulé.',
      'Ce que nous vous avons écrit sur vos candidatures.',
      'Chargement de nos messages',
      'Nos messages n’ont pas pu être chargés',
      'Pas encore de message',
      'Quand nous aurons lu votre candidature, vous trouverez notre réponse ici et dans vos e‑mails.',
      'Acceptation',
      'Refus',
      'Il nous faut plus d’informations',
      'Nouveau statut de la candidature',
      'Message',
      ' Nouveau',
      <T>({
        name,
        time,
        day,
        link,
        application,
      }: {
        name: string | number;
        time: (words: string) => T;
        day: string | number;
        link: (words: string) => T;
        application: string | number;
      }) => [`De ${name}, le `, time(`${day}`), ', sur ', link(`${application}`)],
      'Nouvelle candidature',
      'Fermer',
      'Candidature commencée',
      'Ouverture...',
      'Commencer la candidature',
      'Ouvrir celle que vous avez commencée',
      'Quel plaisir de vous revoir. Vos informations personnelles, vos études et vos langues vous suivent.',
      'Quel plaisir de vous revoir. Ce que vous nous avez déjà dit est rempli pour vous.',
      'Vous nous dites seulement ce qui est nouveau :',
      'Vous pouvez vous arrêter à tout moment et continuer plus tard depuis votre espace, sur n’importe quel appareil.',
      'Erreur de connexion : connectez-vous pour commencer une candidature.',
      'La candidature n’a pas pu être commencée.',
      'Le numéro de la candidature manque. Réessayez.',
      'Le type de la candidature est inconnu. Écrivez à l’assistance.',
      <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
        `${reference}. Vos informations personnelles, vos études et vos langues y sont déjà. `,
        look('Les relire'),
      ],
      'Envoi...',
      'Envoyer la candidature',
      'Rien de ce que vous avez écrit n’est perdu.',
      'Cette candidature continue là où elle a été commencée.',
      'Continuer',
      'Les deux copies ont été réunies.',
      'Relisez vos réponses, puis envoyez de nouveau.',
      'Des réponses sont à corriger',
      'L’envoi a échoué',
      ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title} : ${reasons}`,
      'Candidature envoyée !',
      'Votre candidature est arrivée',
      'Nous vous avons envoyé un e‑mail qui le confirme.',
      'Votre candidature',
      'Référence',
      'Programme',
      'Reçue',
      'La suite',
      'Envoyée',
      'Notre équipe lit votre candidature. Cela peut prendre plusieurs semaines.',
      'Vous recevez notre réponse par e‑mail, et sous « Nos messages ».',
      'Vous pouvez revoir à tout moment ce que vous avez envoyé.',
      'Votre copie',
      'Gardez ce que vous nous avez envoyé. Vous le trouvez aussi plus tard à côté de la candidature.',
      'Documents',
      'Vous pouvez ajouter ces documents avant l’envoi ; aucun n’est obligatoire. Après l’envoi, aucun document ne peut être ajouté ni changé.',
      'Pas ajouté',
      'Envoyer un document',
      'Postuler à nouveau',
      'Envoi...',
      'Envoyer la requête',
      ({ programme, reference }: { programme: string | number; reference: string | number }) =>
        `Vous demandez ${programme} après ${reference}. Nous lisons votre raison et vous répondons par e‑mail et sous « Requêtes ».`,
      'Pourquoi voulez-vous postuler à nouveau ?',
      ({ min }: { min: string | number }) => `Au moins ${min} caractères.`,
      'La requête n’a pas pu être envoyée',
      'Requête envoyée',
      'Ce que vous avez demandé après vos premières demandes.',
      'Chargement de vos requêtes',
      'Vos requêtes n’ont pas pu être chargées',
      'Pas encore de requête',
      'Un an après une candidature, vous pouvez postuler à nouveau au même programme. Le bouton se trouve à côté de votre candidature.',
      'Vos candidatures',
      ({ programme }: { programme: string | number }) => `Autre candidature : ${programme}`,
      ' Nouveau',
      'Envoyée le',
      'Après',
      'Votre raison',
      'Réponse le',
      'Notre réponse',
      <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
        'Ouvrir la nouvelle candidature ',
        b(`${reference}`),
      ],
      'Acceptée. Nous avons commencé une nouvelle candidature pour vous.',
      'Vos données',
      'Ce que nous gardons sur vous, qui l’a ouvert et quand cela prend fin.',
      'Chargement de vos données',
      'Vos données n’ont pas pu être chargées',
      'Vos données n’ont pas pu être téléchargées',
      'Votre compte',
      'Nom, adresse e‑mail, numéro de téléphone',
      ({ programme, status }: { programme: string | number; status: string | number }) =>
        `${programme} : ${status}`,
      'Documents',
      'Messages pour vous',
      'Requêtes pour postuler à nouveau',
      'Brouillons abandonnés, gardés un jour',
      'Ce que nous gardons',
      'Vous recevez un fichier (zip) avec une page à lire, vos documents, et toutes vos réponses et nos messages dans un format pour les programmes.',
      'Télécharger mes données',
      'Qui l’a ouvert',
      'Personne de notre équipe n’a encore ouvert vos candidatures.',
      'Une personne de notre équipe',
      <T>({
        who,
        name,
        role,
        look,
        reference,
      }: {
        who: (words: string) => T;
        name: string | number;
        role: string | number;
        look: string | number;
        reference: string | number;
      }) => [
        who(`${name}`),
        ` (${role === 'admin' ? `administration` : `lecture des candidatures`}) ${look === 'application_opened' ? `a lu` : look === 'application_exported' ? `a enregistré en PDF` : look === 'document_opened' ? `a ouvert un document de` : `a ouvert`} ${reference}`,
      ],
      'Quand cela prend fin',
      'Votre compte est supprimé quand nous n’avons plus rien d’autre de vous.',
      <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
        `Nous gardons ${what === 'rest' ? `tout le reste` : `vos données`} jusqu’à ce que vous demandiez de les effacer. Écrivez à `,
        mail(''),
        ' : alors votre compte, vos candidatures et vos documents sont supprimés pour toujours. Vous pouvez abandonner un brouillon ; il disparaît après un jour.',
      ],
      ({
        reference,
        day,
        days,
      }: {
        reference: string | number;
        day: string | number;
        days: string | number;
      }) =>
        `${reference} prend fin le ${day} si vous ne continuez pas. Nous vous écrivons ${days} jours avant.`,
      ({ reference, day }: { reference: string | number; day: string | number }) =>
        `${reference} prend fin le ${day}.`,
      ({ reference, after }: { reference: string | number; after: string | number }) =>
        `${reference} prend fin ${after}.`,
      ({ months }: { months: number }) =>
        `${months < 2 ? `${months} mois` : `${months} mois`} après l’acceptation`,
      ({ months }: { months: number }) =>
        `${months < 2 ? `${months} mois` : `${months} mois`} après un refus`,
      ({ one, other }: { one: string | number; other: string | number }) => `${one}, ou ${other}`,
      ({ months }: { months: number }) =>
        `Les copies des e‑mails pour vous prennent fin après ${months < 2 ? `${months} mois` : `${months} mois`}.`,
      ({ months }: { months: number }) =>
        `Votre appareil est reconnu pendant ${months < 2 ? `${months} mois` : `${months} mois`} après votre connexion.`,
      'Mot de passe changé',
      'Choisissez votre propre mot de passe',
      'Vous avez utilisé le mot de passe de notre e‑mail. Choisissez‑en un que personne d’autre ne connaît : votre candidature sera bien protégée.',
      'Chargement de votre profil',
      'Continuer',
      'Pas maintenant',
      <T>({ data }: { data: (words: string) => T }) => [
        data('Vos données'),
        ' : ce que nous gardons, qui l’a ouvert et quand cela prend fin.',
      ],
      'À propos de vous',
      'Nom',
      'E‑mail',
      'Téléphone',
      ({ count }: { count: number }) => `${count < 2 ? `Programme` : `Programmes`}`,
      'Votre profil n’a pas pu être chargé.',
      'Profil introuvable',
      'Rien n’est perdu. Réessayez dans un moment ; si cela continue, écrivez-nous.',
      'Enregistré. Quand vous avez terminé, appuyez sur « Envoyer mes réponses ».',
      'Réponses envoyées',
      'Il n’y a rien à changer ici (ou plus rien).',
      'Vos réponses n’ont pas pu être envoyées.',
      'Vous avez envoyé vos réponses',
      ({ day }: { day: string | number }) => `Vous avez envoyé vos réponses le ${day}`,
      'Merci. Nous les lisons et vous écrivons dès qu’il y a une décision.',
      ({ day }: { day: string | number }) => `Le délai pour vos réponses a pris fin le ${day}`,
      'Ce que vous avez enregistré jusque‑là nous est parvenu.',
      'Rien n’a été changé.',
      'Si vous voulez encore envoyer quelque chose, écrivez-nous.',
      'Nous avons encore besoin de vous',
      <T>({ b, day }: { b: (words: string) => T; day: string | number }) => [
        'Changez ceci au plus tard le ',
        b(`${day}`),
        '. Tout le reste ne change pas.',
      ],
      ({ moment }: { moment: string | number }) =>
        `Vous avez enregistré des changements le ${moment}. Avez-vous terminé ? Alors envoyez-les.`,
      'Enregistrez ce que vous changez, puis envoyez‑le quand vous avez terminé.',
      'Envoyer mes réponses',
      'Envoyer vos réponses ?',
      'Envoi...',
      'Pas encore',
      'Certains changements ne sont pas encore enregistrés',
      'Ils sont seulement sur cet appareil. Ouvrez encore la partie et enregistrez-les, puis envoyez.',
      <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
        'Notre équipe lit alors ',
        b(`${name}`),
        ' avec vos changements. Vous ne pouvez plus rien changer.',
      ],
      'Vous n’avez encore rien changé.',
      'La candidature est maintenant à vous',
      'Merci, nous avons noté qu’elle n’est pas à vous',
      'Cela n’a pas fonctionné',
      'Aussi commencé avec votre adresse e‑mail',
      'Quelqu’un a écrit votre adresse e‑mail ici. C’est peut-être vous avec un autre numéro de téléphone, quelqu’un de votre famille qui partage votre boîte, ou une personne inconnue. Prenez ce qui est à vous : alors personne d’autre ne peut l’ouvrir. Si un brouillon n’est pas à vous, il est abandonné, et vous pouvez le récupérer pendant un jour. Si une candidature envoyée n’est pas à vous, nous prévenons notre équipe.',
      <T>({
        application,
        day,
        bdi,
        name,
        phoneNumber,
      }: {
        application: string | number;
        day: string | number;
        bdi: (words: string) => T;
        name: string | number;
        phoneNumber: string | number;
      }) => [
        `${application}, envoyée le ${day}. Nom : `,
        bdi(`${name}`),
        '. Téléphone : ',
        bdi(`${phoneNumber}`),
        '.',
      ],
      <T>({
        application,
        day,
        bdi,
        name,
        phoneNumber,
      }: {
        application: string | number;
        day: string | number;
        bdi: (words: string) => T;
        name: string | number;
        phoneNumber: string | number;
      }) => [
        `${application}, commencée le ${day}, pas envoyée. Nom : `,
        bdi(`${name}`),
        '. Téléphone : ',
        bdi(`${phoneNumber}`),
        '.',
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'C’est à moi',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Pas à moi',
        hidden(` ${reference}`),
      ],
      ({ reference }: { reference: string | number }) => `Candidature ${reference}`,
      'Chargement de la candidature',
      'Vos candidatures',
      'Voir la candidature',
      'Modification impossible : cette candidature a été envoyée et ne peut plus être modifiée.',
      'Candidature introuvable. Elle a peut-être été supprimée, ou vous n’y avez pas accès.',
      'Les données de la candidature n’ont pas pu être chargées. Réessayez plus tard.',
      ({ reason }: { reason: string | number }) => `La candidature n’a pas pu être chargée : ${reason}`,
      'Candidature mise à jour !',
      'Document envoyé !',
      'Vos changements sont gardés sur cet appareil. Connectez-vous pour continuer.',
      ({ title, sentence }: { title: string | number; sentence: string | number }) =>
        `${title} : ${sentence}`,
      ({ title, sentence }: { title: string | number; sentence: string | number }) =>
        `${title} : accès refusé. ${sentence}`,
      ({ title }: { title: string | number }) => `${title} : il y a des erreurs. Vérifiez le formulaire.`,
      ({ title, sentence }: { title: string | number; sentence: string | number }) =>
        `${title} : erreur du serveur. ${sentence}`,
      'Télécharger le PDF',
      'Préparation du PDF...',
      'Le PDF n’a pas pu être téléchargé. Réessayez.',
      'Ajouter à l’agenda',
      'Cette langue n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    ],
  ],
];

export default words;
