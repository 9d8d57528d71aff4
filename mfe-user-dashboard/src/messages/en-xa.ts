/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';

const words: readonly Piece[] = [
  [
    0,
    [
      'Dáshböárdárd',
      'Ápplícátíönsíöns',
      'Rëqúëstssts',
      'Fëëdbáckáck',
      'Pröfílëílë Sëttíngsngs',
      'Lögg öútt',
      'Mënúnú',
      'Clösësë thëë mënúnú',
      'Yöúrúr sídëdë mënúnú',
      ' únrëádád',
      ({ name }: { name: string | number }) => `Sígnëdëd ínn áss ${name}`,
      ': hömëmë',
      'Löádíngíng',
      <T>({ mail }: { mail: (words: string) => T }) => ['Qúëstíönsöns? Wrítëtë töö ', mail(''), '.'],
      'Yöúú árëë stíllll úsíngng thëë pásswördörd thátát wëë máílëdëd töö yöúú',
      'Chöösësë önëë öff yöúrúr öwnn bëlöwöw. Itt këëpsps yöúrúr ápplícátíöntíön sáfëfë.',
      <T>({ choose }: { choose: (words: string) => T }) => [
        choose('Chöösësë áá pásswördörd öff yöúrúr öwnn'),
        '. Itt këëpsps yöúrúr ápplícátíöntíön sáfëfë.',
      ],
      'Nött sígnëdëd ínn',
      'Göö töö sígngn ínn',
      'Yöúrúr ápplícátíöntíön íss nött súbmíttëdtëd yëtt',
      'Yöúú árëë sígnëdëd ínn töö thëë ápplícátíöntíön thátát yöúú árëë wörkíngíng önn. Yöúrúr dáshböárdárd öpënsns wíthth áá pásswördörd. Wëë ëmáílíl yöúú önëë whënën yöúú hávëvë súbmíttëdtëd yöúrúr ápplícátíöntíön.',
      'Cöntínúënúë yöúrúr ápplícátíöntíön',
      'Sígngn ínn wíthth áá pásswördörd',
      'Tryy ágáínín',
      'Cáncëlël',
      'Sömëthíngíng wëntnt wröngng. Tryy ágáínín.',
      'Thëë pörtálál cöúldld nött bëë rëáchëdhëd. Chëckck yöúrúr cönnëctíöntíön ándd tryy ágáínín.',
      'Thëë pörtálál töökök tööö löngng töö ánswërër. Tryy ágáínín.',
      'Nöö áúthëntícátíönátíön tökënën föúndnd. Plëásësë lögínín ágáínín.',
      'Fáílëdëd töö öpënën döcúmëntënt. Plëásësë tryy ágáínín.',
      ({ day }: { day: string | number }) => `Súbmíttëdtëd önn ${day}`,
      ({ day }: { day: string | number }) => `Nött súbmíttëdtëd yëtt. Lástst sávëdëd önn ${day}`,
      ({ progress }: { progress: string | number }) => `${progress} % cömplëtëëtë`,
      'Nött súbmíttëdtëd yëtt',
      'Löádíngíng yöúrúr ápplícátíönsíöns',
      'Nöö ápplícátíönsíöns yëtt',
      'Áccëssss dëníëdëd. Plëásësë chëckck yöúrúr úsërër rölëlë ándd përmíssíönsíöns.',
      'Nöö ápplícátíönsíöns föúndnd. Yöúú máyy nëëdëd töö crëátëtë ánn ápplícátíöntíön fírstst.',
      ({ reason }: { reason: string | number }) =>
        `Sërvërër ërrörör: ${reason}. Plëásësë tryy ágáínín látërër.`,
      ({ reason }: { reason: string | number }) => `Fáílëdëd töö löádád ápplícátíönsíöns: ${reason}`,
      'Yöúú cámëmë ínn töö fíllll ínn önëë ápplícátíöntíön. Töö sëëë álll öff yöúrsrs, sígngn ínn wíthth thëë pásswördörd thátát íss ínn thëë ëmáílíl wëë sëntnt yöúú.',
      'Nöthíngíng íss löstst: yöúrúr ápplícátíönsíöns árëë këptpt.',
      'Chöösësë áá prögrámmëmmë töö bëgínín. Yöúrúr ánswërsërs árëë sávëdëd áss yöúú göö.',
      'Ápplyly förr ánn íntërnshípshíp',
      'Ápplyly förr áá vísítít',
      'Öúrr öthërër prögrámmëmmë',
      'Yöúú cánn ápplyly wíthth whátát yöúú hávëvë töldld úss álrëádyády: yöúrúr dëtáílsíls cömëmë wíthth yöúú.',
      ({ programme }: { programme: string | number }) => `Ápplyly förr ${programme}`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Cöntínúënúë',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Fíníshsh ándd Súbmítít',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Víëwëw',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Ëdítít',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Uplöádád Döcúmëntënt',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Wíthdráwráw',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Díscárdárd',
        hidden(` ${reference}`),
      ],
      <T>({ requests }: { requests: (words: string) => T }) => [
        'Yöúrúr rëqúëstëst förr ánöthërhër önëë wáítsts förr ánn ánswërër. ',
        requests('Yöúrúr rëqúëstssts'),
      ],
      'Áváíláblëblë Söönön',
      ({ day }: { day: string | number }) => `Áváíláblëblë Söönön: ${day}`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Rëqúëstëst Ánöthërhër',
        hidden(` áftërër ${reference}`),
      ],
      ({ name }: { name: string | number }) => `Wëlcömëömë, ${name}`,
      'Yöúrúr ápplícátíönsíöns',
      'Tötálál',
      'Pëndíngíng',
      'Ápprövëdvëd',
      <T>({ count, read }: { count: number; read: (words: string) => T }) => [
        `Yöúú hávëvë ${count === 1 ? `áá nëww mësságëágë` : `${count} nëww mësságësgës`} áböútút yöúrúr ápplícátíönsíöns. `,
        read('Rëádád yöúrúr fëëdbáckáck'),
      ],
      'Yöúrúr ápplícátíönsíöns, thëë nëwëstst fírstst',
      'IDd',
      'Typëpë',
      'Státúsús',
      'Súbmíttëdtëd',
      'Prögrëssëss',
      'Whátát yöúú cánn döö',
      'Nött súbmíttëdtëd',
      ({ reference }: { reference: string | number }) => `Prögrëssëss öff ${reference}`,
      'Yöúú cánn bríngng ítt báckck förr önëë dáyy. Áftërër thátát ítt íss gönënë förr göödöd.',
      'Díscárdëddëd',
      ({
        programme,
        reference,
        moment,
      }: {
        programme: string | number;
        reference: string | number;
        moment: string | number;
      }) => `${programme} ${reference}. Yöúú cánn bríngng ítt báckck úntílíl ${moment}.`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Bríngng báckck',
        hidden(` ${reference}`),
      ],
      'Ápplícátíöntíön Bröúghtght Báckck',
      'Fáílëdëd töö bríngng thëë ápplícátíöntíön báckck.',
      'Ápplícátíöntíön Wíthdráwnáwn',
      'Fáílëdëd töö wíthdráwráw thëë ápplícátíöntíön.',
      'Wíthdráwráw thísís ápplícátíöntíön?',
      'Wíthdráwíngwíng...',
      'Wíthdráwráw',
      'Këëpëp ítt',
      <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
        'Wëë stöpöp rëádíngíng ',
        b(`${name}`),
        ' ándd döö nött dëcídëdë önn ítt. Yöúú cánn cáncëlël thëë wíthdráwáláwál wíthínín önëë dáyy.',
      ],
      'Whyy? (öptíönálnál)',
      'Itt hëlpsps úss töö plánán. Öúrr tëámám rëádsds ítt.',
      ({ day }: { day: string | number }) => `Yöúú wíthdrëwrëw thísís ápplícátíöntíön önn ${day}`,
      ({ moment }: { moment: string | number }) =>
        `Yöúú cánn cáncëlël thëë wíthdráwáláwál úntílíl ${moment}.`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Cáncëlël thëë wíthdráwáláwál',
        hidden(` öff ${reference}`),
      ],
      'Wëë döö nött dëcídëdë önn ítt. Iff yöúú wántnt töö cömëmë áftërër álll, wrítëtë töö úss.',
      'Yöúrúr Ápplícátíöntíön Iss Áctívëvë Ágáínín',
      'Fáílëdëd töö tákëkë thëë wíthdráwáláwál báckck.',
      'Whátát wëë hávëvë wríttëntën töö yöúú áböútút yöúrúr ápplícátíönsíöns.',
      'Löádíngíng yöúrúr fëëdbáckáck',
      'Fáílëdëd töö löádád fëëdbáckáck',
      'Nöö fëëdbáckáck yëtt',
      'Whënën wëë hávëvë rëádád yöúrúr ápplícátíöntíön yöúú fíndnd öúrr ánswërër hërërë, ándd ínn yöúrúr ëmáílíl.',
      'Áppröválvál',
      'Rëjëctíöníön',
      'Wëë nëëdëd mörërë ínförmátíöntíön',
      'Státúsús úpdátëtë',
      'Mësságëágë',
      ' Nëww',
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
      }) => [`Frömöm ${name} önn `, time(`${day}`), ', áböútút ', link(`${application}`)],
      'Nëww ápplícátíöntíön',
      'Clösësë',
      'Ápplícátíöntíön Stártëdtëd',
      'Stártíngíng...',
      'Stártrt Ápplícátíöntíön',
      'Öpënën thëë ápplícátíöntíön yöúú hávëvë stártëdtëd',
      'Wëlcömëömë báckck. Yöúrúr përsönálnál dëtáílsíls, ëdúcátíöníön ándd lángúágësgës cömëmë wíthth yöúú.',
      'Wëlcömëömë báckck. Whátát yöúú hávëvë töldld úss bëförërë íss fíllëdëd ínn förr yöúú.',
      'Yöúú önlyly tëllll úss whátát íss nëww:',
      'Yöúú cánn stöpöp átt ányy tímëmë ándd cöntínúënúë látërër frömöm yöúrúr dáshböárdárd, önn ányy dëvícëcë.',
      'Áúthëntícátíönátíön Ërrörör: Plëásësë lögínín töö crëátëtë ánn ápplícátíöntíön.',
      'Fáílëdëd töö crëátëtë ápplícátíöntíön.',
      'Ápplícátíöntíön IDd íss míssíngíng. Plëásësë tryy ágáínín.',
      'Unáblëlë töö dëtërmínëínë ápplícátíöntíön typëpë. Plëásësë cöntáctáct súppörtört.',
      <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
        `${reference}. Yöúrúr përsönálnál dëtáílsíls, ëdúcátíöníön ándd lángúágësgës árëë thërërë álrëádyády. `,
        look('Löökök thëmëm övërër'),
      ],
      'Súbmíttíngtíng...',
      'Súbmítít Ápplícátíöntíön',
      'Nöthíngíng yöúú typëdëd íss löstst.',
      'Cöntínúënúë thísís ápplícátíöntíön whërërë yöúú stártëdtëd ítt.',
      'Cöntínúënúë',
      'Böthth cöpíësës wërërë bröúghtght tögëthërhër.',
      'Löökök yöúrúr ánswërsërs övërër ándd súbmítít ágáínín.',
      'Válídátíöntíön Fáílëdëd',
      'Súbmíssíönsíön Fáílëdëd',
      ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title}: ${reasons}`,
      'Ápplícátíöntíön Súbmíttëdtëd!',
      'Yöúrúr ápplícátíöntíön íss ínn',
      'Wëë hávëvë sëntnt yöúú ánn ëmáílíl thátát cönfírmsrms ítt.',
      'Yöúrúr ápplícátíöntíön',
      'Rëfërëncëncë',
      'Prögrámmëmmë',
      'Rëcëívëdvëd',
      'Whátát háppënsëns nëxtxt',
      'Sëntnt',
      'Öúrr tëámám rëádsds yöúrúr ápplícátíöntíön. Thísís cánn tákëkë sëvërálrál wëëksks.',
      'Yöúú gëtt öúrr ánswërër byy ëmáílíl, ándd úndërër Fëëdbáckáck.',
      'Yöúú cánn löökök átt whátát yöúú sëntnt átt ányy tímëmë.',
      'Yöúrúr cöpypy',
      'Këëpëp whátát yöúú hávëvë sëntnt úss. Yöúú fíndnd ítt látërër bësídëdë thëë ápplícátíöntíön, tööö.',
      'Döcúmëntsnts',
      'Yöúú máyy áddd thësësë döcúmëntsnts bëförërë yöúú súbmítít; nönënë öff thëmëm háss töö bëë thërërë. Uplöádíngíng ëndsds whënën yöúú súbmítít: áftërër thátát nöö döcúmëntënt cánn bëë áddëdëd örr chángëdgëd.',
      'Nött áddëdëd',
      'Uplöádád áá döcúmëntënt',
      'Rëqúëstëst Ánöthërhër',
      'Sëndíngíng...',
      'Sëndnd Rëqúëstëst',
      ({ programme, reference }: { programme: string | number; reference: string | number }) =>
        `Yöúú áskk förr ${programme} áftërër ${reference}. Wëë rëádád yöúrúr rëásönön ándd ánswërër yöúú byy ëmáílíl ándd úndërër Rëqúëstssts.`,
      'Whyy döö yöúú wántnt töö ápplyly ágáínín?',
      ({ min }: { min: string | number }) => `Átt lëástst ${min} cháráctërstërs.`,
      'Fáílëdëd töö súbmítít rëqúëstëst',
      'Rëqúëstëst Súbmíttëdtëd',
      'Whátát yöúú hávëvë áskëdëd förr áftërër yöúrúr ëárlíëríër ápplícátíönsíöns.',
      'Löádíngíng yöúrúr rëqúëstssts',
      'Fáílëdëd töö löádád rëqúëstssts',
      'Nöö rëqúëstssts yëtt',
      'Áá yëárár áftërër ánn ápplícátíöntíön yöúú cánn áskk förr ánöthërhër önëë öff thëë sámëmë prögrámmëmmë. Yöúú fíndnd thëë búttönön bësídëdë yöúrúr ápplícátíöntíön.',
      'Yöúrúr ápplícátíönsíöns',
      ({ programme }: { programme: string | number }) => `Ánöthërhër ${programme} ápplícátíöntíön`,
      ' Nëww',
      'Áskëdëd önn',
      'Áftërër',
      'Yöúrúr rëásönön',
      'Ánswërëdrëd önn',
      'Öúrr ánswërër',
      <T>({ b, reference }: { b: (words: string) => T; reference: string | number }) => [
        'Öpënën thëë nëww ápplícátíöntíön ',
        b(`${reference}`),
      ],
      'Ápprövëdvëd. Wëë hávëvë stártëdtëd áá nëww ápplícátíöntíön förr yöúú.',
      'Yöúrúr dátátá',
      'Whátát wëë höldld áböútút yöúú, whöö öpënëdëd ítt, ándd whënën ítt ëndsds.',
      'Löádíngíng yöúrúr dátátá',
      'Yöúrúr dátátá cöúldld nött bëë löádëdëd',
      'Yöúrúr dátátá cöúldld nött bëë döwnlöádëdádëd',
      'Yöúrúr áccöúntúnt',
      'Námëmë, ëmáílíl áddrëssëss, phönënë númbërër',
      ({ programme, status }: { programme: string | number; status: string | number }) =>
        `${programme}: ${status}`,
      'Döcúmëntsnts',
      'Fëëdbáckáck töö yöúú',
      'Rëqúëstssts förr ánöthërhër ápplícátíöntíön',
      'Díscárdëddëd dráftsts, këptpt förr áá dáyy',
      'Whátát wëë höldld',
      'Yöúú gëtt önëë fílëlë (zípp) wíthth áá págëgë töö rëádád, yöúrúr döcúmëntsnts, ándd álll yöúrúr ánswërsërs ándd öúrr fëëdbáckáck förr prögrámsáms.',
      'Döwnlöádöád myy dátátá',
      'Whöö öpënëdëd ítt',
      'Nöbödydy önn öúrr stáffff háss öpënëdëd yöúrúr ápplícátíönsíöns yëtt.',
      'Sömëbödyödy önn öúrr stáffff',
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
        ` (${role === 'admin' ? `ádmínístrátörrátör` : role === 'reviewer' ? `rëvíëwërwër` : `stáffff`}) ${look === 'application_opened' ? `rëádád` : look === 'application_exported' ? `sávëdëd áss PDFf` : look === 'document_opened' ? `öpënëdëd áá döcúmëntënt öff` : `öpënëdëd`} ${reference}`,
      ],
      'Whënën ítt ëndsds',
      'Yöúrúr áccöúntúnt göësës whënën nöthíngíng ëlsësë öff yöúú íss hërërë.',
      <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
        `Wëë këëpëp ${what === 'rest' ? `ëvërythínghíng ëlsësë` : `yöúrúr dátátá`} úntílíl yöúú áskk úss töö ërásësë ítt. Wrítëtë töö `,
        mail(''),
        ': thënën yöúrúr áccöúntúnt, ápplícátíönsíöns ándd döcúmëntsnts göö förr göödöd. Yöúú cánn díscárdárd áá dráftft yöúrsëlfëlf; ítt göësës áftërër áá dáyy.',
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
        `${reference} wíllll bëë dëlëtëdtëd önn ${day} íff yöúú döö nött cöntínúënúë ítt. Wëë wrítëtë töö yöúú ${days} dáysys bëförërë.`,
      ({ reference, day }: { reference: string | number; day: string | number }) =>
        `${reference} ëndsds önn ${day}.`,
      ({ reference, after }: { reference: string | number; after: string | number }) =>
        `${reference} ëndsds ${after}.`,
      ({ months }: { months: number }) =>
        `${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër ítt íss ápprövëdvëd`,
      ({ months }: { months: number }) =>
        `${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër ítt íss rëjëctëdtëd`,
      ({ one, other }: { one: string | number; other: string | number }) => `${one}, örr ${other}`,
      ({ months }: { months: number }) =>
        `Cöpíësës öff ëmáílsls töö yöúú ëndd áftërër ${months === 1 ? `${months} mönthth` : `${months} mönthshs`}.`,
      ({ months }: { months: number }) =>
        `Yöúrúr dëvícëcë íss knöwnwn förr ${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër yöúú sígngn ínn.`,
      'Pásswördörd Chángëdgëd',
      'Löádíngíng yöúrúr pröfílëílë',
      <T>({ data }: { data: (words: string) => T }) => [
        data('Yöúrúr dátátá'),
        ': whátát wëë höldld, whöö öpënëdëd ítt, ándd whënën ítt ëndsds.',
      ],
      'Áböútút yöúú',
      'Námëmë',
      'Ëmáílíl',
      'Phönënë',
      ({ count }: { count: number }) => `${count === 1 ? `Prögrámmëmmë` : `Prögrámmësmmës`}`,
      'Fáílëdëd töö löádád úsërër pröfílëílë dátátá.',
      'Pröfílëílë Nött Föúndnd',
      'Nöthíngíng íss löstst. Tryy ágáínín ínn áá mömëntnt; íff ítt háppënsëns ágáínín, wrítëtë töö úss.',
      'Sávëdëd. Prëssss "Sëndnd myy ánswërsërs" whënën yöúú árëë dönënë.',
      'Ánswërsërs Sëntnt',
      'Thërërë íss nöthíngíng töö chángëgë hërërë (ányy mörërë).',
      'Fáílëdëd töö sëndnd yöúrúr ánswërsërs.',
      'Yöúú sëntnt yöúrúr ánswërsërs',
      ({ day }: { day: string | number }) => `Yöúú sëntnt yöúrúr ánswërsërs önn ${day}`,
      'Thánknk yöúú. Wëë rëádád thëmëm, ándd wrítëtë töö yöúú áss söönön áss thërërë íss áá dëcísíöníön.',
      ({ day }: { day: string | number }) => `Thëë tímëmë förr yöúrúr ánswërsërs ëndëdëd wíthth ${day}`,
      'Whátát yöúú sávëdëd úntílíl thënën háss rëáchëdhëd úss.',
      'Nöthíngíng wáss chángëdgëd.',
      'Iff yöúú stíllll wántnt töö sëndnd sömëthíngíng, wrítëtë töö úss.',
      'Wëë nëëdëd sömëthíngíng mörërë frömöm yöúú',
      <T>({ b, day }: { b: (words: string) => T; day: string | number }) => [
        'Plëásësë chángëgë thísís úntílíl thëë ëndd öff ',
        b(`${day}`),
        '. Ëvërythínghíng ëlsësë stáysys áss yöúú sëntnt ítt.',
      ],
      ({ moment }: { moment: string | number }) =>
        `Yöúú sávëdëd chángësgës önn ${moment}. Árëë yöúú dönënë? Thënën sëndnd thëmëm.`,
      'Sávëvë whátát yöúú chángëgë, ándd sëndnd ítt whënën yöúú árëë dönënë.',
      'Sëndnd myy ánswërsërs',
      'Sëndnd yöúrúr ánswërsërs?',
      'Sëndíngíng...',
      'Nött yëtt',
      'Sömëmë chángësgës árëë nött sávëdëd yëtt',
      'Thëyëy árëë önn thísís dëvícëcë álönënë. Öpënën thëë sëctíöníön öncëcë mörërë ándd sávëvë thëmëm, thënën sëndnd.',
      <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
        'Öúrr tëámám thënën rëádsds ',
        b(`${name}`),
        ' wíthth yöúrúr chángësgës. Yöúú cánnötöt chángëgë ítt ányy mörërë.',
      ],
      'Yöúú hávëvë nött chángëdgëd ánythíngíng yëtt.',
      'Thëë ápplícátíöntíön íss yöúrsrs nöww',
      'Thánknk yöúú, wëë hávëvë nötëdëd thátát ítt íss nött yöúrsrs',
      'Thátát dídd nött wörkrk',
      'Álsösö stártëdtëd wíthth yöúrúr ëmáílíl áddrëssëss',
      'Sömëbödyödy typëdëd yöúrúr ëmáílíl áddrëssëss hërërë. Itt máyy bëë yöúú wíthth ánöthërhër phönënë númbërër, áá rëlátívëívë whöö shárësës yöúrúr máílböxböx, örr áá strángërgër. Tákëkë whátát íss yöúrsrs: thënën nöbödydy ëlsësë cánn öpënën ítt. Iff áá dráftft íss nött yöúrsrs, ítt íss díscárdëddëd, ándd yöúú cánn bríngng ítt báckck förr önëë dáyy. Iff áá súbmíttëdtëd ápplícátíöntíön íss nött yöúrsrs, wëë tëllll öúrr stáffff.',
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
        `${application}, súbmíttëdtëd önn ${day}. Námëmë: `,
        bdi(`${name}`),
        '. Phönënë: ',
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
        `${application}, stártëdtëd önn ${day}, nött súbmíttëdtëd. Námëmë: `,
        bdi(`${name}`),
        '. Phönënë: ',
        bdi(`${phoneNumber}`),
        '.',
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Thísís íss mínënë',
        hidden(` ${reference}`),
      ],
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Nött mínënë',
        hidden(` ${reference}`),
      ],
      ({ reference }: { reference: string | number }) => `Ápplícátíöntíön ${reference}`,
      'Löádíngíng thëë ápplícátíöntíön',
      'Yöúrúr ápplícátíönsíöns',
      'Víëwëw thëë ápplícátíöntíön',
      'Cánnötöt Ëdítít: Thísís ápplícátíöntíön háss bëënën súbmíttëdtëd ándd cánnötöt bëë ëdítëdëd.',
      "Ápplícátíöntíön nött föúndnd. Itt máyy hávëvë bëënën dëlëtëdtëd örr yöúú dönn'tt hávëvë áccëssss töö ítt.",
      'Unáblëlë töö löádád ápplícátíöntíön dátátá. Plëásësë tryy ágáínín látërër.',
      ({ reason }: { reason: string | number }) =>
        `Fáílëdëd töö löádád ápplícátíöntíön dëtáílsíls: ${reason}`,
      'Ápplícátíöntíön Updátëdtëd Súccëssfúllyúlly!',
      'Döcúmëntënt Uplöádëddëd Súccëssfúllyúlly!',
      'Yöúrúr chángësgës árëë këptpt önn thísís dëvícëcë. Sígngn ínn töö cöntínúënúë wíthth thëmëm.',
      ({ title, sentence }: { title: string | number; sentence: string | number }) => `${title}: ${sentence}`,
      ({ title, sentence }: { title: string | number; sentence: string | number }) =>
        `${title}: Áccëssss Dëníëdëd. ${sentence}`,
      ({ title }: { title: string | number }) =>
        `${title}: Válídátíöntíön Ërrörör: Plëásësë chëckck thëë förmrm förr ërrörsrs.`,
      ({ title, sentence }: { title: string | number; sentence: string | number }) =>
        `${title}: Sërvërër Ërrörör. ${sentence}`,
      'Döwnlöádöád PDFf',
      'Prëpáríngíng thëë PDFf...',
      'Fáílëdëd töö döwnlöádöád thëë PDFf. Plëásësë tryy ágáínín.',
      'Áddd töö cálëndárdár',
      'Thísís lángúágëágë cöúldld nött bëë löádëdëd. Chëckck yöúrúr cönnëctíöntíön, thënën tryy ágáínín.',
    ],
  ],
];

export default words;
