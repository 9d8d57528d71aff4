/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Invalid email/phone or password. Please check your credentials.':
    'Imeyili/telefone cyangwa ijambobanga si byo. Reba ibyo wanditse.',
  'Current password is incorrect.': 'Ijambobanga risanzwe si ryo.',
  'That password is not right.': 'Iryo jambobanga si ryo.',
  'Enter your password': 'Andika ijambo ryawe ry’ibanga',
  'Password is required': 'Ijambobanga rirasabwa',
  'Email is required': 'Imeyili irasabwa',
  'Email or phone is required': 'Imeyili cyangwa telefone irasabwa',
  'Enter an email address in the correct format, like name@example.com':
    'Andika imeyili mu buryo bukwiye, nka name@example.com',
  'The portal is closed for maintenance. Please come back later.':
    'Urubuga rurafunze kubera imirimo. Garuka nyuma.',
  'Please sign in at /staff/auth, where you choose a password of your own.':
    'Injirira kuri /staff/auth, aho uhitamo ijambobanga ryawe bwite.',
  'Many people are signing in just now. Please try again in a few seconds.':
    'Abantu benshi bari kwinjira ubu. Ongera ugerageze mu masegonda make.',
  'This request did not come from the portal.': 'Iki cyifuzo nticyavuye ku rubuga.',
  'This session has ended already.': 'Iki gihe cyo kwinjira cyamaze kurangira.',
  'Many people use this password, so it is one of the first that a thief tries. Choose another, for example three words and a number.':
    'Abantu benshi bafite iri jambobanga, ni ryo umujura aheraho agerageza. Hitamo irindi, urugero amagambo atatu n’umubare.',
  'Password changed successfully.': 'Ijambobanga ryahinduwe.',
  'The link is incomplete. Please open it from the email again.':
    'Ihuza ntiryuzuye. Ongera urifungurire muri imeyili.',
  'This link has been used or has expired. Please ask for a new one.':
    'Iri huza ryarakoreshejwe cyangwa ryararangiye. Saba irindi rishya.',
  'If there is an account with this email address, a link is on its way to it.':
    'Niba hari konti ifite iyi imeyili, ihuza riri mu nzira rijya kuri yo.',
  'Your password has been changed. Please sign in with it.':
    'Ijambo ryawe ry’ibanga ryahinduwe. Ryinjirireho.',
  'Too many attempts. Please try again in {wait}.':
    'Wagerageje inshuro nyinshi. Ongera ugerageze nyuma y’{wait}.',
  'Many people are starting applications from your network just now.':
    'Abantu benshi bo ku muyoboro wawe baratangira ubusabe ubu.',
  'Many people on your network have asked for a link.': 'Abantu benshi bo ku muyoboro wawe basabye ihuza.',
  'Many people on your network have asked for a code.': 'Abantu benshi bo ku muyoboro wawe basabye kode.',
  'Enter the code': 'Andika kode',
  'That passkey did not work. Try again, or enter a code.':
    'Urwo rufunguzo ntirwakoze. Ongera ugerageze, cyangwa wandike kode.',
  'That code is not right. Enter the newest code from your app, or a recovery code that you have not used.':
    'Iyo kode si yo. Andika kode nshya ya porogaramu yawe, cyangwa kode y’ingoboka utarakoresha.',
  'Your account already asks for a code. Turn it off first to set up another app.':
    'Konti yawe isanzwe isaba kode. Banza uyihagarike kugira ngo ushyireho indi porogaramu.',
  'This account asks for no code.': 'Iyi konti ntisaba kode.',
  'This portal has no key to protect authenticator apps. The person who runs it has to set FACTOR_KEY_FILE.':
    'Uru rubuga nta rufunguzo rufite rwo kurinda porogaramu zitanga kode. Urucunga agomba gushyiraho FACTOR_KEY_FILE.',
  'No set-up has been started. Please start again.': 'Nta kiri gushyirwaho. Ongera utangire.',
  'That code is not right. Enter the six digits that the app shows now.':
    'Iyo kode si yo. Andika imibare itandatu porogaramu yerekana ubu.',
  'This is your own account: turn off the code in your profile. Another administrator can also reset it.':
    'Iyi ni konti yawe: hagarika kode mu mwirondoro wawe. Undi muyobozi na we ashobora kuyisubizaho.',
  'Administrators of this portal need a code to sign in, so it cannot be turned off.':
    'Abayobozi b’uru rubuga bakeneye kode yo kwinjira; ntishobora guhagarikwa.',
  'Set up an app for your own account first, in your profile. Otherwise you could not sign in.':
    'Banza ushyireho porogaramu ya konti yawe, mu mwirondoro wawe: bitabaye ibyo wakwifungirana hanze.',
  'Enter the six digits that your authenticator app shows, or one of your recovery codes.':
    'Andika imibare itandatu porogaramu yawe itanga kode yerekana, cyangwa imwe muri kode zawe z’ingoboka.',
  'Your account also asks for a code. Please sign in at /staff/auth.':
    'Konti yawe isaba na kode. Injirira kuri /staff/auth.',
  'Set up an authenticator app first. You sign in with it when you do not have the passkey with you.':
    'Banza ushyireho porogaramu itanga kode. Uyinjirisha iyo udafite urufunguzo.',
  'You have {most} passkeys. Remove one that you do not use first.':
    'Ufite imfunguzo {most}. Banza ukureho rumwe udakoresha.',
  'The passkey could not be added. Please try again.': 'Urufunguzo ntirwongeweho. Ongera ugerageze.',
  'This passkey has already been removed.': 'Uru rufunguzo rwamaze gukurwaho.',
  'Passkeys need a portal with its own name and https. This portal has none.':
    'Imfunguzo zikenera urubuga rufite izina ryarwo na https. Uru rubuga ntarwo.',
  'Enter a name for the passkey': 'Andika izina ryarwo',
  'There is already an account with this email address.': 'Hasanzwe hari konti ifite iyi imeyili.',
  'Staff accounts are deactivated, not erased.': 'Konti z’abakozi zirahagarikwa, ntizisibwa.',
  'This invitation is no longer valid. Please ask an administrator to send you a new one.':
    'Ubu butumire ntibugikora. Saba umuyobozi w’urubuga akoherereze ubundi.',
  'This person has already accepted an invitation, or their account is deactivated.':
    'Uyu muntu yamaze kwemera ubutumire, cyangwa konti ye yarahagaritswe.',
  'This is the only active administrator. Make somebody else an administrator first.':
    'Uyu ni we muyobozi wenyine ukora. Banza ugire undi umuyobozi.',
  'You cannot change your own role or deactivate your own account. Another administrator can.':
    'Ntushobora guhindura uruhare rwawe cyangwa guhagarika konti yawe. Undi muyobozi yabikora.',
  'Enter the full name': 'Andika amazina yose',
  'Enter the full name, with at least two letters': 'Andika amazina yose, nibura inyuguti ebyiri',
  'Select a role': 'Hitamo uruhare',
  'A name cannot contain a web or email address. Leave that part out':
    'Izina ntirishobora kubamo aderesi y’urubuga cyangwa imeyili. Kuramo icyo gice',
  'The name can have up to 200 characters': 'Izina rishobora kugira inyuguti zigera kuri 200',
  'This token does not work: it is wrong, was revoked or has expired.':
    'Iyi token ntikora: si yo, yarahagaritswe, cyangwa yararangiye.',
  'There are {most} tokens. First revoke one that is no longer needed.':
    'Hari token {most}. Banza uhagarike imwe idakenewe.',
  'This token has already been revoked.': 'Iyi token yamaze guhagarikwa.',
  'Give the token a name': 'Ha token izina',
  'Choose what the token is for': 'Hitamo icyo token igenewe',
  'Enter a whole number of days from {least} to {most}':
    'Andika umubare wuzuye w’iminsi kuva kuri {least} kugera kuri {most}',
  'The name can have up to 60 characters': 'Izina rishobora kugira inyuguti zigera kuri 60',
  'Send the token of an administrator': 'Ohereza token y’umuyobozi',
  'This email is already being sent.': 'Iyi meyili iri koherezwa.',
  'Hello,': 'Muraho,',
  'Dear {name},': 'Muraho {name},',
  'If this was you, you do not need to do anything.': 'Niba ari wowe wabikoze, nta kindi ugomba gukora.',
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
    'Ihuza riri hepfo rikwemerera kurihitamo. Rikora rimwe gusa, mu gihe cy’isaha imwe.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Numara kurishyiraho, ibikoresho byose byari byinjiye muri konti yawe bizasohorwamo.',
  'Choose a new password': 'Hitamo ijambobanga rishya',
  'If you did not ask for this, you do not need to do anything: your password stays as it is.':
    'Niba utarabisabye, nta kindi ugomba gukora: ijambobanga ryawe riguma uko riri.',
  'You are invited to {house}': 'Utumiwe muri {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} arifuza ko wifatanya n’abakurikirana ubusabe muri {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Hitamo ijambobanga ukoresheje ihuza riri hepfo, uzaba winjiye. Rikora rimwe gusa, mu masaha 72 akurikira.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Ihuza ntirigikora? Uwagutumiye ashobora kukoherereza irindi.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Nk’umuyobozi w’urubuga, usoma ubusabe ukanabufataho ibyemezo, kandi ukita ku rubuga n’abakozi barwo.',
  'As a reviewer you read applications and decide them.': 'Nk’usuzuma, usoma ubusabe ukanabufataho ibyemezo.',
  'Accept the invitation': 'Emera ubutumire',
  'If you did not expect this, you do not need to do anything.':
    'Niba utari ubyiteze, nta kindi ugomba gukora.',
  'Your code for {house}': 'Kode yawe ya {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Murakaza neza. Urimo gufungura ubusabe bwawe ku gikoresho tutarabona mbere.',
  'Enter this code to continue. It works for ten minutes, and a newer one replaces it.':
    'Andika iyi kode kugira ngo ukomeze. Imara iminota icumi, kandi kode nshya irayisimbura.',
  'If this was not you, you do not need to do anything: without the code nobody can open your application.':
    'Niba atari wowe, nta kindi ugomba gukora: nta kode, nta muntu ushobora gufungura ubusabe bwawe.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Hari umuntu, birashoboka ko ari wowe, ushaka gukoresha iyi imeyili ku busabe bwohererezwa {house}.',
  'This code confirms that the address is right. It works for ten minutes, and a newer one replaces it.':
    'Iyi kode yemeza ko imeyili ari yo. Imara iminota icumi, kandi kode nshya irayisimbura.',
  'If this was not you, you do not need to do anything: without the code nothing changes.':
    'Niba atari wowe, nta kindi ugomba gukora: nta kode, nta gihinduka.',
  'Your email address was changed ({house})': 'Imeyili yawe yahinduwe ({house})',
  'Your account now uses another email address, which was confirmed by a code. We no longer send its emails to this address.':
    'Konti yawe ubu ikoresha indi imeyili, yemejwe na kode. Ubutumwa bwacu ntibuzongera kuza kuri iyi imeyili.',
  'If this was not you, write to {mailbox} at once.': 'Niba atari wowe, andikira {mailbox} ako kanya.',
  'We no longer write to this address ({house})': 'Ntituzongera kwandikira iyi imeyili ({house})',
  'Somebody applied to us and gave this email address. Our team has replaced it with another one: links that we sent here before no longer work.':
    'Hari uwatwoherereje ubusabe atanga iyi imeyili. Itsinda ryacu ryayisimbuje indi: amahuza twohereje hano mbere ntagikora.',
  'If you did not apply, you do not need to do anything.': 'Niba utarasabye, nta kindi ugomba gukora.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Niba warasabye kandi utarabisabye, andikira {mailbox} ako kanya.',
  'Not you? Choose a new password': 'Si wowe? Hitamo ijambobanga rishya',
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
  'New recovery codes were made for your account. The old codes no longer work.':
    'Kode nshya zo kugarura konti zakozwe. Iza mbere ntizigikora.',
  'Your account has a new passkey ({house})': 'Konti yawe ifite urufunguzo rushya rwo kwinjira ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Urufunguzo rwo kwinjira (passkey) rwongewe kuri konti yawe. Rushobora gusimbura kode nyuma y’ijambobanga.',
  'Your passkey was removed ({house})': 'Urufunguzo rwawe rwo kwinjira rwavanyweho ({house})',
  'A passkey of your account was removed. It no longer works.':
    'Urufunguzo rwo kwinjira (passkey) rwa konti yawe rwavanyweho. Ntirugikora.',
};

export default sentences;
