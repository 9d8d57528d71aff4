/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hello,': 'Hëllölö,',
  'Dear {name},': 'Dëárár {name},',
  Reference: 'Rëfërëncëncë',
  Received: 'Rëcëívëdvëd',
  Email: 'Ëmáílíl',
  Password: 'Pásswördörd',
  'Ends on': 'Ëndsds önn',
  'To change': 'Töö chángëgë',
  'Until the end of': 'Untílíl thëë ëndd öff',
  'You stopped at': 'Yöúú stöppëdpëd átt',
  'No more reminders': 'Nöö mörërë rëmíndërsërs',
  'Choose a password': 'Chöösësë áá pásswördörd',
  'Sign in': 'Sígngn ínn',
  'Sign in to see your application': 'Sígngn ínn töö sëëë yöúrúr ápplícátíöntíön',
  'Go to your dashboard': 'Göö töö yöúrúr dáshböárdárd',
  'See your requests': 'Sëëë yöúrúr rëqúëstssts',
  'Change and send': 'Chángëgë ándd sëndnd',
  'Go on with your draft': 'Göö önn wíthth yöúrúr dráftft',
  'Go on with my application': 'Göö önn wíthth myy ápplícátíöntíön',
  'See what is asked': 'Sëëë whátát íss áskëdëd',
  'Confirm that it is you': 'Cönfírmírm thátát ítt íss yöúú',
  'Step {at} of {steps}: {step}': 'Stëpëp {at} öff {steps}: {step}',
  'We have received your {programme} application ({reference})':
    'Wëë hávëvë rëcëívëdvëd yöúrúr {programme} ápplícátíöntíön ({reference})',
  'Thank you for applying to {house}. Your {programme} application has reached us{with_documents}.':
    'Thánknk yöúú förr ápplyíngíng töö {house}. Yöúrúr {programme} ápplícátíöntíön háss rëáchëdhëd úss{with_documents}.',
  ', complete with its documents': ', cömplëtëëtë wíthth ítss döcúmëntsnts',
  'We have opened an account for you, where you can follow your application at any time. Sign in with:':
    'Wëë hávëvë öpënëdëd ánn áccöúntúnt förr yöúú, whërërë yöúú cánn föllöwöw yöúrúr ápplícátíöntíön átt ányy tímëmë. Sígngn ínn wíthth:',
  'We have opened an account for you, where you can follow your application at any time. Choose a password for it:':
    'Wëë hávëvë öpënëdëd ánn áccöúntúnt förr yöúú, whërërë yöúú cánn föllöwöw yöúrúr ápplícátíöntíön átt ányy tímëmë. Chöösësë áá pásswördörd förr ítt:',
  'You can follow your application at any time. Sign in with the password you already have:':
    'Yöúú cánn föllöwöw yöúrúr ápplícátíöntíön átt ányy tímëmë. Sígngn ínn wíthth thëë pásswördörd yöúú álrëádyády hávëvë:',
  'You can choose a password of your own at once, by this link: {link}':
    'Yöúú cánn chöösësë áá pásswördörd öff yöúrúr öwnn átt öncëcë, byy thísís línknk: {link}',
  'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.':
    'Plëásësë chöösësë áá pásswördörd öff yöúrúr öwnn áftërër yöúú hávëvë sígnëdëd ínn. Iff yöúú döö nött úsëë thísís önëë wíthínín 14 dáysys ítt stöpsps wörkíngíng; "Förgötöt pásswördörd" önn thëë sígngn-ínn págëgë thënën gívësës yöúú áá nëww önëë.',
  'If you did not apply, write to us and we will look into it.':
    'Iff yöúú dídd nött ápplyly, wrítëtë töö úss ándd wëë wíllll löökök íntötö ítt.',
  'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.':
    'Thëë línknk wörksks öncëcë, wíthínín 14 dáysys; "Förgötöt pásswördörd" önn thëë sígngn-ínn págëgë thënën gívësës yöúú áá nëww önëë.',
  'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.':
    'Iff yöúú hávëvë förgöttëntën ítt, "Förgötöt pásswördörd" önn thëë sígngn-ínn págëgë gívësës yöúú áá nëww önëë.',
  'We are looking at your {programme} application ({reference})':
    'Wëë árëë löökíngíng átt yöúrúr {programme} ápplícátíöntíön ({reference})',
  'Your {programme} application to {house} is now being reviewed. Our team has a word for you:':
    'Yöúrúr {programme} ápplícátíöntíön töö {house} íss nöww bëíngng rëvíëwëdwëd. Öúrr tëámám háss áá wördrd förr yöúú:',
  'We will write to you again as soon as there is a decision.':
    'Wëë wíllll wrítëtë töö yöúú ágáínín áss söönön áss thërërë íss áá dëcísíöníön.',
  'Your {programme} application has been approved ({reference})':
    'Yöúrúr {programme} ápplícátíöntíön háss bëënën ápprövëdvëd ({reference})',
  'We have good news: your {programme} application to {house} has been approved. We look forward to meeting you. Our team has a word for you:':
    'Wëë hávëvë göödöd nëwsws: yöúrúr {programme} ápplícátíöntíön töö {house} háss bëënën ápprövëdvëd. Wëë löökök förwárdárd töö mëëtíngíng yöúú. Öúrr tëámám háss áá wördrd förr yöúú:',
  'If anything is unclear, write to us. We are glad to help.':
    'Iff ánythíngíng íss únclëárëár, wrítëtë töö úss. Wëë árëë gládád töö hëlplp.',
  'The decision on your {programme} application ({reference})':
    'Thëë dëcísíöníön önn yöúrúr {programme} ápplícátíöntíön ({reference})',
  'Thank you for applying to {house}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. Our team has a word for you:':
    'Thánknk yöúú förr ápplyíngíng töö {house}, ándd förr thëë tímëmë ándd cárërë thátát yöúú pútt íntötö ítt. Wëë hávëvë rëádád yöúrúr {programme} ápplícátíöntíön clösëlyëly, ándd wëë árëë sörryry thátát wëë cánnötöt öffërër yöúú áá plácëcë. Öúrr tëámám háss áá wördrd förr yöúú:',
  'You are welcome to ask for another application one year after this one came in; you can do so where you follow this one.':
    'Yöúú árëë wëlcömëömë töö áskk förr ánöthërhër ápplícátíöntíön önëë yëárár áftërër thísís önëë cámëmë ínn; yöúú cánn döö söö whërërë yöúú föllöwöw thísís önëë.',
  'You can apply for another {programme}': 'Yöúú cánn ápplyly förr ánöthërhër {programme}',
  'Your request for another {programme} application has been approved.':
    'Yöúrúr rëqúëstëst förr ánöthërhër {programme} ápplícátíöntíön háss bëënën ápprövëdvëd.',
  'We have opened a draft for you. Your personal details, education, languages and documents of last time are in it already: look whether they are still right, and replace what has changed.':
    'Wëë hávëvë öpënëdëd áá dráftft förr yöúú. Yöúrúr përsönálnál dëtáílsíls, ëdúcátíöníön, lángúágësgës ándd döcúmëntsnts öff lástst tímëmë árëë ínn ítt álrëádyády: löökök whëthërhër thëyëy árëë stíllll ríghtht, ándd rëplácëácë whátát háss chángëdgëd.',
  'Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.':
    'Sígngn ínn, öpënën thëë dráftft ínn yöúrúr dáshböárdárd, fíllll ínn whátát íss míssíngíng ándd súbmítít ítt. Itt rëáchëshës úss önlyly thënën.',
  'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.':
    'Iff yöúú hávëvë förgöttëntën yöúrúr pásswördörd, "Förgötöt pásswördörd" önn thëë sígngn-ínn págëgë gívësës yöúú áá nëww önëë.',
  'Your request for another {programme} application':
    'Yöúrúr rëqúëstëst förr ánöthërhër {programme} ápplícátíöntíön',
  'Thank you for your request for another {programme} application. We are sorry that we cannot take one from you now. Our team gives this reason:':
    'Thánknk yöúú förr yöúrúr rëqúëstëst förr ánöthërhër {programme} ápplícátíöntíön. Wëë árëë sörryry thátát wëë cánnötöt tákëkë önëë frömöm yöúú nöww. Öúrr tëámám gívësës thísís rëásönön:',
  'We need something more from you ({reference})': 'Wëë nëëdëd sömëthíngíng mörërë frömöm yöúú ({reference})',
  'Thank you for your {programme} application to {house}. Before we can decide, our team needs something more from you:':
    'Thánknk yöúú förr yöúrúr {programme} ápplícátíöntíön töö {house}. Bëförërë wëë cánn dëcídëdë, öúrr tëámám nëëdsds sömëthíngíng mörërë frömöm yöúú:',
  'We have opened these parts of your application for you. Everything else stays as you sent it.':
    'Wëë hávëvë öpënëdëd thësësë pártsts öff yöúrúr ápplícátíöntíön förr yöúú. Ëvërythínghíng ëlsësë stáysys áss yöúú sëntnt ítt.',
  'Change what is needed, save it, then press "Send my answers". If you need more time, or something is unclear, write to us.':
    'Chángëgë whátát íss nëëdëdëd, sávëvë ítt, thënën prëssss "Sëndnd myy ánswërsërs". Iff yöúú nëëdëd mörërë tímëmë, örr sömëthíngíng íss únclëárëár, wrítëtë töö úss.',
  'Your {programme} draft ends on {ends_on} ({reference})':
    'Yöúrúr {programme} dráftft ëndsds önn {ends_on} ({reference})',
  'You began {one} application to {house} and have not sent it in yet. If you do not go on with it, it ends on {ends_on}: then your answers and documents are removed for good.':
    'Yöúú bëgánán {one} ápplícátíöntíön töö {house} ándd hávëvë nött sëntnt ítt ínn yëtt. Iff yöúú döö nött göö önn wíthth ítt, ítt ëndsds önn {ends_on}: thënën yöúrúr ánswërsërs ándd döcúmëntsnts árëë rëmövëdvëd förr göödöd.',
  'Do you still want to apply? Open your draft and change or add something: then it stays.':
    'Döö yöúú stíllll wántnt töö ápplyly? Öpënën yöúrúr dráftft ándd chángëgë örr áddd sömëthíngíng: thënën ítt stáysys.',
  'If you do not want to apply any more, you need do nothing.':
    'Iff yöúú döö nött wántnt töö ápplyly ányy mörërë, yöúú nëëdëd döö nöthíngíng.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing.':
    'Iff yöúú dídd nött bëgínín thísís, sömëbödyödy máyy hávëvë místypëdpëd thëírír áddrëssëss. Yöúú nëëdëd döö nöthíngíng.',
  'Your {programme} application waits for you ({reference})':
    'Yöúrúr {programme} ápplícátíöntíön wáítsts förr yöúú ({reference})',
  'You began {one} application to {house} and have not gone on with it for {days} days. What you filled in is kept, and you can go on where you stopped, on any device.':
    'Yöúú bëgánán {one} ápplícátíöntíön töö {house} ándd hávëvë nött gönënë önn wíthth ítt förr {days} dáysys. Whátát yöúú fíllëdëd ínn íss këptpt, ándd yöúú cánn göö önn whërërë yöúú stöppëdpëd, önn ányy dëvícëcë.',
  '{applicant} asks you for a reference letter': '{applicant} ásksks yöúú förr áá rëfërëncëncë lëttërër',
  'Reminder: {applicant} asks you for a reference letter':
    'Rëmíndërdër: {applicant} ásksks yöúú förr áá rëfërëncëncë lëttërër',
  '{applicant} has named you as a referee, and would like to ask you for a letter. Who they apply to and what they would like you to write about stands behind this link.':
    '{applicant} háss námëdëd yöúú áss áá rëfërëërëë, ándd wöúldld líkëkë töö áskk yöúú förr áá lëttërër. Whöö thëyëy ápplyly töö ándd whátát thëyëy wöúldld líkëkë yöúú töö wrítëtë áböútút stándsds bëhíndnd thísís línknk.',
  'You need no account. You can write there or add a PDF, say that you cannot, or pass it on to a colleague.':
    'Yöúú nëëdëd nöö áccöúntúnt. Yöúú cánn wrítëtë thërërë örr áddd áá PDFf, sáyy thátát yöúú cánnötöt, örr pássss ítt önn töö áá cöllëágúëgúë.',
  'The link is for you alone and good for 60 days. The applicant does not get to read your letter.':
    'Thëë línknk íss förr yöúú álönënë ándd göödöd förr 60 dáysys. Thëë ápplícántánt döësës nött gëtt töö rëádád yöúrúr lëttërër.',
  'If you do not know this person, you need do nothing.':
    'Iff yöúú döö nött knöwöw thísís përsönön, yöúú nëëdëd döö nöthíngíng.',
  '{applicant} has named you as a referee, and your letter is not there yet. If you have a moment, it takes a few minutes; if you cannot write it, please say so on the same page, so that {applicant} can ask somebody else.':
    '{applicant} háss námëdëd yöúú áss áá rëfërëërëë, ándd yöúrúr lëttërër íss nött thërërë yëtt. Iff yöúú hávëvë áá mömëntnt, ítt tákësës áá fëww mínútëstës; íff yöúú cánnötöt wrítëtë ítt, plëásësë sáyy söö önn thëë sámëmë págëgë, söö thátát {applicant} cánn áskk sömëbödyödy ëlsësë.',
  'Here is the new link to the letter for {applicant} that you have asked for.':
    'Hërërë íss thëë nëww línknk töö thëë lëttërër förr {applicant} thátát yöúú hávëvë áskëdëd förr.',
  'Thank you for your letter for {applicant}. Our virus scanner has refused the PDF that you sent, and nobody has opened it. Please send another PDF, or write your letter on the page.':
    'Thánknk yöúú förr yöúrúr lëttërër förr {applicant}. Öúrr vírúsús scánnërnër háss rëfúsëdsëd thëë PDFf thátát yöúú sëntnt, ándd nöbödydy háss öpënëdëd ítt. Plëásësë sëndnd ánöthërhër PDFf, örr wrítëtë yöúrúr lëttërër önn thëë págëgë.',
  'May we write to your referees?': 'Máyy wëë wrítëtë töö yöúrúr rëfërëësëës?',
  'Somebody has begun an application to {house} with this email address, and has named a referee whom we should ask for a letter. We write to referees only when you have confirmed that it is you.':
    'Sömëbödyödy háss bëgúnún ánn ápplícátíöntíön töö {house} wíthth thísís ëmáílíl áddrëssëss, ándd háss námëdëd áá rëfërëërëë whömöm wëë shöúldld áskk förr áá lëttërër. Wëë wrítëtë töö rëfërëësëës önlyly whënën yöúú hávëvë cönfírmëdmëd thátát ítt íss yöúú.',
  'The link is good for 60 days.': 'Thëë línknk íss göödöd förr 60 dáysys.',
  'If you did not begin this, somebody may have mistyped their address. You need do nothing: nobody is asked.':
    'Iff yöúú dídd nött bëgínín thísís, sömëbödyödy máyy hávëvë místypëdpëd thëírír áddrëssëss. Yöúú nëëdëd döö nöthíngíng: nöbödydy íss áskëdëd.',
};

export default sentences;
