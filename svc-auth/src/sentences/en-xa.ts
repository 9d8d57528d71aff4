/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hello,': 'Hëllölö,',
  'Dear {name},': 'Dëárár {name},',
  'If this was you, you need not do anything.': 'Iff thísís wáss yöúú, yöúú nëëdëd nött döö ánythíngíng.',
  When: 'Whënën',
  'Your code': 'Yöúrúr cödëdë',
  'We will never ask you for your password or a code by phone or by email.':
    'Wëë wíllll nëvërër áskk yöúú förr yöúrúr pásswördörd örr áá cödëdë byy phönënë örr byy ëmáílíl.',
  'We will never ask you for this code by phone or by email.':
    'Wëë wíllll nëvërër áskk yöúú förr thísís cödëdë byy phönënë örr byy ëmáílíl.',
  'Choose a new password for {house}': 'Chöösësë áá nëww pásswördörd förr {house}',
  'Someone, hopefully you, asked for a new password for your account at {house}.':
    'Sömëönëönë, höpëfúllylly yöúú, áskëdëd förr áá nëww pásswördörd förr yöúrúr áccöúntúnt átt {house}.',
  'The link below lets you choose one. It works once, within the next hour.':
    'Thëë línknk bëlöwöw lëtsts yöúú chöösësë önëë. Itt wörksks öncëcë, wíthínín thëë nëxtxt höúrúr.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Whënën yöúú hávëvë sëtt ítt, ëvëryry dëvícëcë thátát íss sígnëdëd ínn töö yöúrúr áccöúntúnt íss sígnëdëd öútt.',
  'Choose a new password': 'Chöösësë áá nëww pásswördörd',
  'If you did not ask for this, you need not do anything: your password stays as it is.':
    'Iff yöúú dídd nött áskk förr thísís, yöúú nëëdëd nött döö ánythíngíng: yöúrúr pásswördörd stáysys áss ítt íss.',
  'You are invited to {house}': 'Yöúú árëë ínvítëdtëd töö {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} wöúldld líkëkë yöúú töö jöínín thëë pëöplëlë whöö löökök áftërër thëë ápplícátíönsíöns átt {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Chöösësë áá pásswördörd byy thëë línknk bëlöwöw ándd yöúú árëë ínn. Itt wörksks öncëcë, wíthínín thëë nëxtxt 72 höúrsrs.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Háss thëë línknk rúnn öútt? Whöëvërvër ínvítëdtëd yöúú cánn sëndnd áá nëww önëë.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Áss ánn ádmínístrátörrátör yöúú rëádád ándd dëcídëdë ápplícátíönsíöns, ándd löökök áftërër thëë pörtálál ándd ítss stáffff.',
  'As a reviewer you read applications and decide them.':
    'Áss áá rëvíëwërwër yöúú rëádád ápplícátíönsíöns ándd dëcídëdë thëmëm.',
  'Accept the invitation': 'Áccëptpt thëë ínvítátíöntíön',
  'If you did not expect this, you need not do anything.':
    'Iff yöúú dídd nött ëxpëctct thísís, yöúú nëëdëd nött döö ánythíngíng.',
  'Your code for {house}': 'Yöúrúr cödëdë förr {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Wëlcömëömë báckck. Yöúú árëë öpëníngíng yöúrúr ápplícátíöntíön önn áá dëvícëcë thátát wëë hávëvë nött sëënën bëförërë.',
  'This code lets you go on. It is good for ten minutes, and a newer one replaces it.':
    'Thísís cödëdë lëtsts yöúú göö önn. Itt íss göödöd förr tënn mínútëstës, ándd áá nëwërër önëë rëplácëscës ítt.',
  'If this was not you, you need not do anything: without the code nobody can open your application.':
    'Iff thísís wáss nött yöúú, yöúú nëëdëd nött döö ánythíngíng: wíthöútöút thëë cödëdë nöbödydy cánn öpënën yöúrúr ápplícátíöntíön.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Sömëbödyödy, pröbáblybly yöúú, wántsts töö úsëë thísís ëmáílíl áddrëssëss förr ánn ápplícátíöntíön töö {house}.',
  'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.':
    'Thísís cödëdë cönfírmsrms thátát thëë áddrëssëss íss ríghtht. Itt íss göödöd förr tënn mínútëstës, ándd áá nëwërër önëë rëplácëscës ítt.',
  'If this was not you, you need not do anything: without the code nothing changes.':
    'Iff thísís wáss nött yöúú, yöúú nëëdëd nött döö ánythíngíng: wíthöútöút thëë cödëdë nöthíngíng chángësgës.',
  'Your email address was changed ({house})': 'Yöúrúr ëmáílíl áddrëssëss wáss chángëdgëd ({house})',
  'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.':
    'Yöúrúr áccöúntúnt nöww göësës byy ánöthërhër ëmáílíl áddrëssëss, whíchch wáss cönfírmëdmëd byy áá cödëdë. Itt döësës nött gëtt öúrr ëmáílsls átt thísís áddrëssëss ányy mörërë.',
  'If this was not you, write to {mailbox} at once.':
    'Iff thísís wáss nött yöúú, wrítëtë töö {mailbox} átt öncëcë.',
  'We do not write to this address any more ({house})':
    'Wëë döö nött wrítëtë töö thísís áddrëssëss ányy mörërë ({house})',
  'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.':
    'Sömëbödyödy ápplíëdíëd töö úss ándd gávëvë thísís ëmáílíl áddrëssëss. Öúrr tëámám háss pútt ánöthërhër önëë ínn ítss plácëcë: whátát wëë sëntnt hërërë bëförërë öpënsns nöthíngíng ányy mörërë.',
  'If you did not apply, you need not do anything.':
    'Iff yöúú dídd nött ápplyly, yöúú nëëdëd nött döö ánythíngíng.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Iff yöúú dídd ápplyly ándd dídd nött áskk förr thísís, wrítëtë töö {mailbox} átt öncëcë.',
  'This was not me: choose a new password': 'Thísís wáss nött mëë: chöösësë áá nëww pásswördörd',
  'If this was not you, choose a new password at once and write to {mailbox}.':
    'Iff thísís wáss nött yöúú, chöösësë áá nëww pásswördörd átt öncëcë ándd wrítëtë töö {mailbox}.',
  'Your password was changed ({house})': 'Yöúrúr pásswördörd wáss chángëdgëd ({house})',
  'The password of your account was changed. All other devices have been signed out.':
    'Thëë pásswördörd öff yöúrúr áccöúntúnt wáss chángëdgëd. Álll öthërër dëvícëscës hávëvë bëënën sígnëdëd öútt.',
  'Your account now asks for a code ({house})': 'Yöúrúr áccöúntúnt nöww ásksks förr áá cödëdë ({house})',
  'From now on your account asks for a code from your authenticator app after your password.':
    'Frömöm nöww önn yöúrúr áccöúntúnt ásksks förr áá cödëdë frömöm yöúrúr áúthëntícátörcátör áppp áftërër yöúrúr pásswördörd.',
  'Your account no longer asks for a code ({house})':
    'Yöúrúr áccöúntúnt nöö löngërër ásksks förr áá cödëdë ({house})',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'Thëë cödëdë frömöm ánn áúthëntícátörcátör áppp wáss túrnëdëd öfff: yöúrúr pásswördörd álönënë öpënsns yöúrúr áccöúntúnt.',
  'An administrator took the code off your account ({house})':
    'Ánn ádmínístrátörrátör töökök thëë cödëdë öfff yöúrúr áccöúntúnt ({house})',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'Ánn ádmínístrátörrátör töökök thëë cödëdë frömöm ánn áúthëntícátörcátör áppp öfff yöúrúr áccöúntúnt ándd sígnëdëd yöúú öútt ëvërywhërëhërë. Yöúú cánn sëtt ítt úpp ágáínín ínn yöúrúr pröfílëílë.',
  'Your recovery codes were replaced ({house})': 'Yöúrúr rëcövëryëry cödësës wërërë rëplácëdcëd ({house})',
  'New recovery codes were made for your account. The codes before open nothing any more.':
    'Nëww rëcövëryëry cödësës wërërë mádëdë förr yöúrúr áccöúntúnt. Thëë cödësës bëförërë öpënën nöthíngíng ányy mörërë.',
  'Your account has a new passkey ({house})': 'Yöúrúr áccöúntúnt háss áá nëww pásskëykëy ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Áá pásskëykëy wáss áddëdëd töö yöúrúr áccöúntúnt. Itt cánn bëë úsëdëd ínn plácëcë öff thëë cödëdë áftërër yöúrúr pásswördörd.',
  'Your passkey was removed ({house})': 'Yöúrúr pásskëykëy wáss rëmövëdvëd ({house})',
  'A passkey of your account was removed. It opens nothing any more.':
    'Áá pásskëykëy öff yöúrúr áccöúntúnt wáss rëmövëdvëd. Itt öpënsns nöthíngíng ányy mörërë.',
};

export default sentences;
