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
      'Yöúú árëë stíllll úsíngng thëë pásswördörd wëë ëmáílëdlëd yöúú',
      'Chöösësë önëë öff yöúrúr öwnn bëlöwöw. Itt këëpsps yöúrúr ápplícátíöntíön sáfëfë.',
      <T>({ choose }: { choose: (words: string) => T }) => [
        choose('Chöösësë áá pásswördörd öff yöúrúr öwnn'),
        '. Itt këëpsps yöúrúr ápplícátíöntíön sáfëfë.',
      ],
      'Nött sígnëdëd ínn',
      'Göö töö sígngn ínn',
      'Yöúrúr ápplícátíöntíön íss nött súbmíttëdtëd yëtt',
      'Yöúú árëë sígnëdëd ínn töö thëë ápplícátíöntíön yöúú árëë wörkíngíng önn. Töö öpënën yöúrúr dáshböárdárd yöúú nëëdëd áá pásswördörd. Wëë wíllll ëmáílíl yöúú önëë whënën yöúú súbmítít yöúrúr ápplícátíöntíön.',
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
      'Yöúú árëë sígnëdëd ínn töö önëë ápplícátíöntíön önlyly. Töö sëëë álll yöúrúr ápplícátíönsíöns, sígngn ínn wíthth thëë pásswördörd frömöm öúrr ëmáílíl.',
      'Nöthíngíng íss löstst: yöúrúr ápplícátíönsíöns árëë këptpt.',
      'Chöösësë áá prögrámmëmmë töö bëgínín. Yöúrúr ánswërsërs árëë sávëdëd áss yöúú göö.',
      'Ápplyly förr ánn íntërnshípshíp',
      'Ápplyly förr áá vísítít',
      'Öúrr öthërër prögrámmëmmë',
      'Yöúú döö nött hávëvë töö stártrt ágáínín: wëë fíllll ínn thëë dëtáílsíls yöúú hávëvë álrëádyády gívënën úss.',
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
        'Yöúrúr rëqúëstëst förr ánöthërhër ápplícátíöntíön íss wáítíngíng förr ánn ánswërër. ',
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
      'Yöúú cánn bríngng ítt báckck förr önëë dáyy. Áftërër thátát ítt íss dëlëtëdtëd förr göödöd.',
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
        'Wëë wíllll stöpöp rëádíngíng ',
        b(`${name}`),
        ' ándd mákëkë nöö dëcísíöníön önn ítt. Yöúú cánn cáncëlël thëë wíthdráwáláwál wíthínín önëë dáyy.',
      ],
      'Whyy? (öptíönálnál)',
      'Itt hëlpsps úss plánán. Öúrr tëámám rëádsds ítt.',
      ({ day }: { day: string | number }) => `Yöúú wíthdrëwrëw thísís ápplícátíöntíön önn ${day}`,
      ({ moment }: { moment: string | number }) =>
        `Yöúú cánn cáncëlël thëë wíthdráwáláwál úntílíl ${moment}.`,
      <T>({ hidden, reference }: { hidden: (words: string) => T; reference: string | number }) => [
        'Cáncëlël thëë wíthdráwáláwál',
        hidden(` öff ${reference}`),
      ],
      'Wëë wíllll nött mákëkë áá dëcísíöníön önn ítt. Iff yöúú stíllll wántnt töö cömëmë, wrítëtë töö úss.',
      'Yöúrúr Ápplícátíöntíön Iss Áctívëvë Ágáínín',
      'Fáílëdëd töö cáncëlël thëë wíthdráwáláwál.',
      'Öúrr mësságësgës töö yöúú áböútút yöúrúr ápplícátíönsíöns.',
      'Löádíngíng yöúrúr fëëdbáckáck',
      'Fáílëdëd töö löádád fëëdbáckáck',
      'Nöö fëëdbáckáck yëtt',
      'Whënën wëë hávëvë rëádád yöúrúr ápplícátíöntíön, yöúú wíllll fíndnd öúrr ánswërër hërërë ándd ínn yöúrúr ëmáílíl.',
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
      'Wëlcömëömë báckck. Yöúrúr përsönálnál dëtáílsíls, ëdúcátíöníön ándd lángúágësgës árëë fíllëdëd ínn förr yöúú.',
      'Wëlcömëömë báckck. Whátát yöúú töldld úss bëförërë íss fíllëdëd ínn förr yöúú.',
      'Yöúú önlyly nëëdëd töö tëllll úss whátát íss nëww:',
      'Yöúú cánn stöpöp átt ányy tímëmë ándd cöntínúënúë látërër frömöm yöúrúr dáshböárdárd, önn ányy dëvícëcë.',
      'Áúthëntícátíönátíön Ërrörör: Plëásësë lögínín töö crëátëtë ánn ápplícátíöntíön.',
      'Fáílëdëd töö crëátëtë ápplícátíöntíön.',
      'Ápplícátíöntíön IDd íss míssíngíng. Plëásësë tryy ágáínín.',
      'Unáblëlë töö dëtërmínëínë ápplícátíöntíön typëpë. Plëásësë cöntáctáct súppörtört.',
      <T>({ reference, look }: { reference: string | number; look: (words: string) => T }) => [
        `${reference}. Yöúrúr përsönálnál dëtáílsíls, ëdúcátíöníön ándd lángúágësgës árëë álrëádyády fíllëdëd ínn. `,
        look('Chëckck thëmëm'),
      ],
      'Súbmíttíngtíng...',
      'Súbmítít Ápplícátíöntíön',
      'Nöthíngíng yöúú typëdëd íss löstst.',
      'Cöntínúënúë thísís ápplícátíöntíön whërërë yöúú stártëdtëd ítt.',
      'Cöntínúënúë',
      'Böthth cöpíësës wërërë cömbínëdnëd.',
      'Chëckck yöúrúr ánswërsërs ándd súbmítít ágáínín.',
      'Válídátíöntíön Fáílëdëd',
      'Súbmíssíönsíön Fáílëdëd',
      ({ title, reasons }: { title: string | number; reasons: string | number }) => `${title}: ${reasons}`,
      'Ápplícátíöntíön Súbmíttëdtëd!',
      'Yöúrúr ápplícátíöntíön íss ínn',
      'Wëë hávëvë sëntnt yöúú áá cönfírmátíöntíön ëmáílíl.',
      'Yöúrúr ápplícátíöntíön',
      'Rëfërëncëncë',
      'Prögrámmëmmë',
      'Rëcëívëdvëd',
      'Whátát háppënsëns nëxtxt',
      'Sëntnt',
      'Öúrr tëámám wíllll rëádád yöúrúr ápplícátíöntíön. Thísís cánn tákëkë sëvërálrál wëëksks.',
      'Yöúú wíllll gëtt öúrr ánswërër byy ëmáílíl, ándd úndërër Fëëdbáckáck.',
      'Yöúú cánn löökök átt whátát yöúú sëntnt átt ányy tímëmë.',
      'Yöúrúr cöpypy',
      'Këëpëp áá cöpypy öff whátát yöúú sëntnt úss. Yöúú cánn álsösö döwnlöádöád ítt látërër frömöm yöúrúr ápplícátíöntíön.',
      'Döcúmëntsnts',
      'Yöúú cánn áddd thësësë döcúmëntsnts bëförërë yöúú súbmítít, bútt yöúú döö nött hávëvë töö. Áftërër yöúú súbmítít, yöúú cánnötöt áddd örr chángëgë döcúmëntsnts.',
      'Nött áddëdëd',
      'Uplöádád áá döcúmëntënt',
      'Rëqúëstëst Ánöthërhër',
      'Sëndíngíng...',
      'Sëndnd Rëqúëstëst',
      ({ programme, reference }: { programme: string | number; reference: string | number }) =>
        `Yöúú árëë áskíngng förr ${programme} áftërër ${reference}. Wëë wíllll rëádád yöúrúr rëásönön ándd ánswërër byy ëmáílíl ándd úndërër Rëqúëstssts.`,
      'Whyy döö yöúú wántnt töö ápplyly ágáínín?',
      ({ min }: { min: string | number }) => `Átt lëástst ${min} cháráctërstërs.`,
      'Fáílëdëd töö súbmítít rëqúëstëst',
      'Rëqúëstëst Súbmíttëdtëd',
      'Yöúrúr rëqúëstssts töö ápplyly ágáínín, ándd öúrr ánswërsërs.',
      'Löádíngíng yöúrúr rëqúëstssts',
      'Fáílëdëd töö löádád rëqúëstssts',
      'Nöö rëqúëstssts yëtt',
      'Önëë yëárár áftërër yöúú súbmítít ánn ápplícátíöntíön, yöúú cánn áskk förr ánöthërhër önëë öff thëë sámëmë prögrámmëmmë. Thëë búttönön íss nëxtxt töö yöúrúr ápplícátíöntíön.',
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
      'Whátát wëë këëpëp áböútút yöúú, whöö öpënëdëd ítt, ándd förr höww löngng.',
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
      'Whátát wëë këëpëp',
      'Yöúú gëtt önëë zípp fílëlë wíthth áá págëgë töö rëádád, yöúrúr döcúmëntsnts, ándd áá dátátá fílëlë wíthth álll yöúrúr ánswërsërs ándd öúrr fëëdbáckáck.',
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
        ` (${role === 'admin' ? `ádmínístrátörrátör` : `rëvíëwërwër`}) ${look === 'application_opened' ? `rëádád` : look === 'application_exported' ? `sávëdëd áss PDFf` : look === 'document_opened' ? `öpënëdëd áá döcúmëntënt öff` : `öpënëdëd`} ${reference}`,
      ],
      'Höww löngng wëë këëpëp ítt',
      'Wëë dëlëtëtë yöúrúr áccöúntúnt whënën wëë këëpëp nöthíngíng ëlsësë áböútút yöúú.',
      <T>({ what, mail }: { what: string | number; mail: (words: string) => T }) => [
        `Wëë këëpëp ${what === 'rest' ? `ëvërythínghíng ëlsësë` : `yöúrúr dátátá`} úntílíl yöúú áskk úss töö dëlëtëtë ítt. Wrítëtë töö `,
        mail(''),
        ': wëë thënën dëlëtëtë yöúrúr áccöúntúnt, ápplícátíönsíöns ándd döcúmëntsnts förr göödöd. Yöúú cánn díscárdárd áá dráftft yöúrsëlfëlf; ítt íss dëlëtëdtëd áftërër áá dáyy.',
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
        `${reference} wíllll bëë dëlëtëdtëd önn ${day} íff yöúú döö nött cöntínúënúë ítt. Wëë wíllll wrítëtë töö yöúú ${days} dáysys bëförërë.`,
      ({ reference, day }: { reference: string | number; day: string | number }) =>
        `${reference} wíllll bëë dëlëtëdtëd önn ${day}.`,
      ({ reference, after }: { reference: string | number; after: string | number }) =>
        `${reference} wíllll bëë dëlëtëdtëd ${after}.`,
      ({ months }: { months: number }) =>
        `${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër ítt íss ápprövëdvëd`,
      ({ months }: { months: number }) =>
        `${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër ítt íss rëjëctëdtëd`,
      ({ one, other }: { one: string | number; other: string | number }) => `${one}, örr ${other}`,
      ({ months }: { months: number }) =>
        `Cöpíësës öff ëmáílsls töö yöúú árëë dëlëtëdtëd áftërër ${months === 1 ? `${months} mönthth` : `${months} mönthshs`}.`,
      ({ months }: { months: number }) =>
        `Wëë rëmëmbërbër yöúrúr dëvícëcë förr ${months === 1 ? `${months} mönthth` : `${months} mönthshs`} áftërër yöúú sígngn ínn.`,
      'Pásswördörd Chángëdgëd',
      'Löádíngíng yöúrúr pröfílëílë',
      <T>({ data }: { data: (words: string) => T }) => [
        data('Yöúrúr dátátá'),
        ': whátát wëë këëpëp áböútút yöúú, whöö öpënëdëd ítt, ándd förr höww löngng.',
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
      'Thërërë íss nöthíngíng töö chángëgë hërërë nöww.',
      'Fáílëdëd töö sëndnd yöúrúr ánswërsërs.',
      'Yöúú sëntnt yöúrúr ánswërsërs',
      ({ day }: { day: string | number }) => `Yöúú sëntnt yöúrúr ánswërsërs önn ${day}`,
      'Thánknk yöúú. Wëë wíllll rëádád thëmëm, ándd wrítëtë töö yöúú whënën thërërë íss áá dëcísíöníön.',
      ({ day }: { day: string | number }) =>
        `Thëë tímëmë förr yöúrúr ánswërsërs ëndëdëd átt thëë ëndd öff ${day}`,
      'Wëë hávëvë whátát yöúú sávëdëd bëförërë thënën.',
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
      'Thëyëy árëë önlyly önn thísís dëvícëcë. Öpënën thëë sëctíöníön ágáínín ándd sávëvë thëmëm, thënën sëndnd.',
      <T>({ b, name }: { b: (words: string) => T; name: string | number }) => [
        'Öúrr tëámám wíllll thënën rëádád ',
        b(`${name}`),
        ' wíthth yöúrúr chángësgës. Yöúú wíllll nött bëë áblëlë töö chángëgë ítt ágáínín.',
      ],
      'Yöúú hávëvë nött chángëdgëd ánythíngíng yëtt.',
      'Thëë ápplícátíöntíön íss yöúrsrs nöww',
      'Thánknk yöúú, wëë hávëvë nötëdëd thátát ítt íss nött yöúrsrs',
      'Thátát dídd nött wörkrk',
      'Álsösö stártëdtëd wíthth yöúrúr ëmáílíl áddrëssëss',
      'Sömëbödyödy ëntërëdrëd yöúrúr ëmáílíl áddrëssëss hërërë. Itt máyy bëë yöúú wíthth ánöthërhër phönënë númbërër, áá rëlátívëívë whöö shárësës yöúrúr máílböxböx, örr áá strángërgër. Iff ánn ápplícátíöntíön íss yöúrsrs, prëssss Thísís íss mínënë: thënën nöbödydy ëlsësë cánn öpënën ítt. Iff áá dráftft íss nött yöúrsrs, ítt íss díscárdëddëd, ándd yöúú cánn bríngng ítt báckck förr önëë dáyy. Iff áá súbmíttëdtëd ápplícátíöntíön íss nött yöúrsrs, wëë tëllll öúrr stáffff.',
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
