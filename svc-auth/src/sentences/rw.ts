/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hello,': 'Muraho,',
  'Dear {name},': 'Muraho {name},',
  'If this was you, you need not do anything.': 'Niba ari wowe wabikoze, nta kindi ugomba gukora.',
  When: 'Igihe',
  'Your code': 'Kode yawe',
  'We will never ask you for your password or a code by phone or by email.':
    'Ntituzigera tugusaba ijambobanga ryawe cyangwa kode kuri telefone cyangwa kuri imeyili.',
  'We will never ask you for this code by phone or by email.':
    'Ntituzigera tugusaba iyi kode kuri telefone cyangwa kuri imeyili.',
  'Choose a new password for {house}': 'Hitamo ijambobanga rishya rya {house}',
  'Someone, hopefully you, asked for a new password for your account at {house}.':
    'Hari uwasabye ijambobanga rishya rya konti yawe muri {house}; birashoboka ko ari wowe.',
  'The link below lets you choose one. It works once, within the next hour.':
    'Umurongo uri hepfo ukwemerera kurihitamo. Ukora rimwe gusa, mu gihe cy’isaha imwe.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Numara kurishyiraho, ibikoresho byose byari byinjiye muri konti yawe bizasohorwamo.',
  'Choose a new password': 'Hitamo ijambobanga rishya',
  'If you did not ask for this, you need not do anything: your password stays as it is.':
    'Niba utarabisabye, nta kindi ugomba gukora: ijambobanga ryawe riguma uko riri.',
  'You are invited to {house}': 'Utumiwe muri {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} arifuza ko wifatanya n’abakurikirana ubusabe muri {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Hitamo ijambobanga ukoresheje umurongo uri hepfo, uzaba winjiye. Ukora rimwe gusa, mu masaha 72 akurikira.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Umurongo ntukikora? Uwagutumiye ashobora kukoherereza undi.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Nk’umuyobozi w’urubuga, usoma ubusabe ukanabufataho ibyemezo, kandi ukita ku rubuga n’abakozi barwo.',
  'As a reviewer you read applications and decide them.': 'Nk’usuzuma, usoma ubusabe ukanabufataho ibyemezo.',
  'Accept the invitation': 'Emera ubutumire',
  'If you did not expect this, you need not do anything.': 'Niba utari ubyiteze, nta kindi ugomba gukora.',
  'Your code for {house}': 'Kode yawe ya {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Murakaza neza. Urimo gufungura ubusabe bwawe ku gikoresho tutarabona mbere.',
  'This code lets you go on. It is good for ten minutes, and a newer one replaces it.':
    'Iyi kode ituma ukomeza. Imara iminota icumi, kandi kode nshya irayisimbura.',
  'If this was not you, you need not do anything: without the code nobody can open your application.':
    'Niba atari wowe, nta kindi ugomba gukora: nta kode, nta muntu ushobora gufungura ubusabe bwawe.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Hari umuntu, birashoboka ko ari wowe, ushaka gukoresha iyi imeyili ku busabe bwohererezwa {house}.',
  'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.':
    'Iyi kode yemeza ko imeyili ari yo. Imara iminota icumi, kandi kode nshya irayisimbura.',
  'If this was not you, you need not do anything: without the code nothing changes.':
    'Niba atari wowe, nta kindi ugomba gukora: nta kode, nta gihinduka.',
  'Your email address was changed ({house})': 'Imeyili yawe yahinduwe ({house})',
  'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.':
    'Konti yawe ubu ikoresha indi imeyili, yemejwe na kode. Ubutumwa bwacu ntibuzongera kuza kuri iyi imeyili.',
  'If this was not you, write to {mailbox} at once.': 'Niba atari wowe, andikira {mailbox} ako kanya.',
  'We do not write to this address any more ({house})': 'Ntituzongera kwandikira iyi imeyili ({house})',
  'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.':
    'Hari uwatwoherereje ubusabe atanga iyi imeyili. Itsinda ryacu ryayisimbuje indi: ibyo twohereje hano mbere ntacyo bigifungura.',
  'If you did not apply, you need not do anything.': 'Niba utarasabye, nta kindi ugomba gukora.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Niba warasabye kandi utarabisabye, andikira {mailbox} ako kanya.',
  'This was not me: choose a new password': 'Si jye: hitamo ijambobanga rishya',
  'If this was not you, choose a new password at once and write to {mailbox}.':
    'Niba atari wowe, hita uhitamo ijambobanga rishya kandi wandikire {mailbox}.',
  'Your password was changed ({house})': 'Ijambobanga ryawe ryahinduwe ({house})',
  'The password of your account was changed. All other devices have been signed out.':
    'Ijambobanga rya konti yawe ryahinduwe. Ibindi bikoresho byose byasohowemo.',
  'Your account now asks for a code ({house})': 'Konti yawe ubu isaba kode ({house})',
  'From now on your account asks for a code from your authenticator app after your password.':
    'Guhera ubu, konti yawe izajya isaba kode yo muri porogaramu yemeza umwirondoro nyuma y’ijambobanga.',
  'Your account no longer asks for a code ({house})': 'Konti yawe ntikisaba kode ({house})',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'Kode ya porogaramu yemeza umwirondoro yavanyweho: ijambobanga ryawe ryonyine rifungura konti yawe.',
  'An administrator took the code off your account ({house})':
    'Umuyobozi w’urubuga yavanye kode kuri konti yawe ({house})',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'Umuyobozi w’urubuga yavanye kuri konti yawe kode ya porogaramu yemeza umwirondoro, anagusohora ahantu hose. Ushobora kongera kuyishyiraho mu mwirondoro wawe.',
  'Your recovery codes were replaced ({house})': 'Kode zawe zo kugarura konti zasimbuwe ({house})',
  'New recovery codes were made for your account. The codes before open nothing any more.':
    'Kode nshya zo kugarura konti zakozwe. Iza mbere ntacyo zigifungura.',
  'Your account has a new passkey ({house})': 'Konti yawe ifite urufunguzo rushya rwo kwinjira ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Urufunguzo rwo kwinjira (passkey) rwongewe kuri konti yawe. Rushobora gusimbura kode nyuma y’ijambobanga.',
  'Your passkey was removed ({house})': 'Urufunguzo rwawe rwo kwinjira rwavanyweho ({house})',
  'A passkey of your account was removed. It opens nothing any more.':
    'Urufunguzo rwo kwinjira (passkey) rwa konti yawe rwavanyweho. Ntacyo rugifungura.',
};

export default sentences;
