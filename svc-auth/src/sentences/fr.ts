/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hello,': 'Bonjour,',
  'Dear {name},': 'Bonjour {name},',
  'If this was you, you need not do anything.': 'Si c’était vous, vous n’avez rien à faire.',
  When: 'Quand',
  'Your code': 'Votre code',
  'We will never ask you for your password or a code by phone or by email.':
    'Nous ne vous demanderons jamais votre mot de passe ni un code par téléphone ou par e-mail.',
  'We will never ask you for this code by phone or by email.':
    'Nous ne vous demanderons jamais ce code par téléphone ou par e-mail.',
  'Choose a new password for {house}': 'Choisissez un nouveau mot de passe pour {house}',
  'Someone, hopefully you, asked for a new password for your account at {house}.':
    'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez {house}.',
  'The link below lets you choose one. It works once, within the next hour.':
    'Le lien ci-dessous vous permet d’en choisir un. Il fonctionne une seule fois, pendant une heure.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Quand vous l’aurez choisi, tous les appareils connectés à votre compte seront déconnectés.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'If you did not ask for this, you need not do anything: your password stays as it is.':
    'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
  'You are invited to {house}': 'Vous êtes invité(e) à rejoindre {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} souhaite que vous rejoigniez les personnes qui s’occupent des demandes chez {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Choisissez un mot de passe par le lien ci-dessous, et vous y êtes. Il fonctionne une seule fois, pendant 72 heures.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Le lien ne fonctionne plus ? La personne qui vous a invité(e) peut en envoyer un nouveau.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Comme administrateur ou administratrice, vous lisez les demandes et décidez, et vous vous occupez du portail et de son équipe.',
  'As a reviewer you read applications and decide them.':
    'Comme membre du comité de lecture, vous lisez les demandes et décidez.',
  'Accept the invitation': 'Accepter l’invitation',
  'If you did not expect this, you need not do anything.':
    'Si vous n’attendiez pas ce message, vous n’avez rien à faire.',
  'Your code for {house}': 'Votre code pour {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Heureux de vous revoir. Vous ouvrez votre demande sur un appareil que nous ne connaissons pas encore.',
  'This code lets you go on. It is good for ten minutes, and a newer one replaces it.':
    'Ce code vous permet de continuer. Il est valable dix minutes, et un nouveau code le remplace.',
  'If this was not you, you need not do anything: without the code nobody can open your application.':
    'Si ce n’était pas vous, vous n’avez rien à faire : sans le code, personne ne peut ouvrir votre demande.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Quelqu’un, vous sans doute, veut utiliser cette adresse e-mail pour une demande à {house}.',
  'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.':
    'Ce code confirme que l’adresse est juste. Il est valable dix minutes, et un nouveau code le remplace.',
  'If this was not you, you need not do anything: without the code nothing changes.':
    'Si ce n’était pas vous, vous n’avez rien à faire : sans le code, rien ne change.',
  'Your email address was changed ({house})': 'Votre adresse e-mail a été changée ({house})',
  'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.':
    'Votre compte a maintenant une autre adresse e-mail, confirmée par un code. Il ne reçoit plus nos e-mails à cette adresse.',
  'If this was not you, write to {mailbox} at once.':
    'Si ce n’était pas vous, écrivez tout de suite à {mailbox}.',
  'We do not write to this address any more ({house})': 'Nous n’écrivons plus à cette adresse ({house})',
  'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.':
    'Quelqu’un nous a envoyé une demande avec cette adresse e-mail. Notre équipe l’a remplacée par une autre : ce que nous avons envoyé ici auparavant n’ouvre plus rien.',
  'If you did not apply, you need not do anything.':
    'Si vous n’avez pas envoyé de demande, vous n’avez rien à faire.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Si vous avez envoyé une demande et n’avez pas demandé ce changement, écrivez tout de suite à {mailbox}.',
  'This was not me: choose a new password': 'Ce n’était pas moi : choisir un nouveau mot de passe',
  'If this was not you, choose a new password at once and write to {mailbox}.':
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à {mailbox}.',
  'Your password was changed ({house})': 'Votre mot de passe a été changé ({house})',
  'The password of your account was changed. All other devices have been signed out.':
    'Le mot de passe de votre compte a été changé. Tous les autres appareils ont été déconnectés.',
  'Your account now asks for a code ({house})': 'Votre compte demande maintenant un code ({house})',
  'From now on your account asks for a code from your authenticator app after your password.':
    'Désormais, votre compte demande un code de votre application d’authentification après votre mot de passe.',
  'Your account no longer asks for a code ({house})': 'Votre compte ne demande plus de code ({house})',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'Le code d’une application d’authentification a été désactivé : votre mot de passe seul ouvre votre compte.',
  'An administrator took the code off your account ({house})':
    'Une personne qui administre le portail a retiré le code de votre compte ({house})',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'Une personne qui administre le portail a retiré de votre compte le code d’une application d’authentification et vous a déconnecté(e) partout. Vous pouvez le remettre en place dans votre profil.',
  'Your recovery codes were replaced ({house})': 'Vos codes de secours ont été remplacés ({house})',
  'New recovery codes were made for your account. The codes before open nothing any more.':
    'De nouveaux codes de secours ont été créés pour votre compte. Les anciens n’ouvrent plus rien.',
  'Your account has a new passkey ({house})': 'Votre compte a une nouvelle clé d’accès ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Une clé d’accès a été ajoutée à votre compte. Elle peut remplacer le code après votre mot de passe.',
  'Your passkey was removed ({house})': 'Votre clé d’accès a été retirée ({house})',
  'A passkey of your account was removed. It opens nothing any more.':
    'Une clé d’accès de votre compte a été retirée. Elle n’ouvre plus rien.',
};

export default sentences;
