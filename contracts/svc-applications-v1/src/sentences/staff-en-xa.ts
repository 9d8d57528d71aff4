/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose a programme that asks for references': 'Chöösësë áá prögrámmëmmë thátát ásksks förr rëfërëncësncës',
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Námësës árëë híddënën whílëlë ápplícátíönsíöns öff thísís prögrámmëmmë árëë rëádád. Áskk ánn ádmínístrátörrátör íff yöúú nëëdëd thísís.',
  'The names of this programme are no longer hidden. Open the application again.':
    'Thëë námësës öff thísís prögrámmëmmë árëë nöö löngërër híddënën. Öpënën thëë ápplícátíöntíön ágáínín.',
  'Choose why': 'Chöösësë whyy',
  'Enter your password': 'Ëntërër yöúrúr pásswördörd',
  'This is not your password. Nothing was erased.':
    'Thísís íss nött yöúrúr pásswördörd. Nöthíngíng wáss ërásëdëd.',
  'The person asked for it': 'Thëë përsönön áskëdëd förr ítt',
  'It was entered by mistake, or twice': 'Itt wáss ëntërëdrëd byy místákëákë, örr twícëcë',
  'The law or our own rules require it': 'Thëë láww örr öúrr öwnn rúlësës rëqúírëírë ítt',
  'Please select a status and provide feedback.':
    'Plëásësë sëlëctct áá státúsús ándd prövídëídë fëëdbáckáck.',
  'Feedback message must be at least {min} characters long.':
    'Fëëdbáckáck mësságëágë mústst bëë átt lëástst {min} cháráctërstërs löngng.',
  'Feedback message cannot exceed {max} characters.':
    'Fëëdbáckáck mësságëágë cánnötöt ëxcëëdëd {max} cháráctërstërs.',
  'This application has not been submitted yet': 'Thísís ápplícátíöntíön háss nött bëënën súbmíttëdtëd yëtt',
  'Somebody else has changed this application since you opened it.':
    'Sömëbödyödy ëlsësë háss chángëdgëd thísís ápplícátíöntíön síncëcë yöúú öpënëdëd ítt.',
  'Application status updated to {status} and email notification sent to applicant.':
    'Ápplícátíöntíön státúsús úpdátëdtëd töö {status} ándd ëmáílíl nötífícátíöntíön sëntnt töö ápplícántánt.',
  'Application status updated to {status}.': 'Ápplícátíöntíön státúsús úpdátëdtëd töö {status}.',
  'The email to the applicant could not be sent yet; we keep trying.':
    'Thëë ëmáílíl töö thëë ápplícántánt cöúldld nött bëë sëntnt yëtt; wëë këëpëp tryíngng.',
  '1 minute': '1 mínútëtë',
  '{count} minutes': '{count} mínútëstës',
  'Enter a whole number of minutes from 0 to {most}':
    'Ëntërër áá whölëlë númbërër öff mínútëstës frömöm 0 töö {most}',
  'Decision saved. It will be sent in {time}; until then you can undo it.':
    'Dëcísíöníön sávëdëd. Itt wíllll bëë sëntnt ínn {time}; úntílíl thënën yöúú cánn úndödö ítt.',
  'The decision was undone. The applicant has not been notified.':
    'Thëë dëcísíöníön wáss úndönënë. Thëë ápplícántánt háss nött bëënën nötífíëdíëd.',
  'A decision by {by} is waiting to be sent. Undo it first to decide otherwise.':
    'Áá dëcísíöníön byy {by} íss wáítíngíng töö bëë sëntnt. Undödö ítt fírstst töö dëcídëdë öthërwísëísë.',
  'This decision has already been sent and cannot be undone. You can send another decision.':
    'Thísís dëcísíöníön háss álrëádyády bëënën sëntnt ándd cánnötöt bëë úndönënë. Yöúú cánn sëndnd ánöthërhër dëcísíöníön.',
  'This decision has already been undone.': 'Thísís dëcísíöníön háss álrëádyády bëënën úndönënë.',
  'This decision is no longer waiting: the application has changed in the meantime.':
    'Thísís dëcísíöníön íss nöö löngërër wáítíngíng: thëë ápplícátíöntíön háss chángëdgëd ínn thëë mëántímëímë.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'Thëë ápplícántánt háss wíthdráwnáwn thísís ápplícátíöntíön, söö thërërë íss nöthíngíng töö dëcídëdë.',
  'The applicant already has an open application of this kind.':
    'Thëë ápplícántánt álrëádyády háss ánn öpënën ápplícátíöntíön öff thísís kíndnd.',
  'This request has already been decided.': 'Thísís rëqúëstëst háss álrëádyády bëënën dëcídëddëd.',
  'Please provide a reason for rejection': 'Plëásësë prövídëídë áá rëásönön förr rëjëctíöníön',
  'It has been submitted, so it needs no reminder.':
    'Itt háss bëënën súbmíttëdtëd, söö ítt nëëdsds nöö rëmíndërdër.',
  'Somebody worked on it within the last three days.':
    'Sömëbödyödy wörkëdëd önn ítt wíthínín thëë lástst thrëëëë dáysys.',
  'It had its reminder. Each draft gets one after 3 days and one after 10.':
    'Itt hádd ítss rëmíndërdër. Ëáchch dráftft gëtsts önëë áftërër 3 dáysys ándd önëë áftërër 10.',
  'The owner has turned off the reminders.': 'Thëë öwnërër háss túrnëdëd öfff thëë rëmíndërsërs.',
  'This email address is not confirmed: it gets only one reminder.':
    'Thísís ëmáílíl áddrëssëss íss nött cönfírmëdmëd: ítt gëtsts önlyly önëë rëmíndërdër.',
  'No more reminders can be sent today. Try again tomorrow.':
    'Nöö mörërë rëmíndërsërs cánn bëë sëntnt tödáyáy. Tryy ágáínín tömörröwröw.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Rëmíndërsërs öff dráftsts árëë túrnëdëd öfff ínn Pörtálál Sëttíngsngs.',
  'The portal is closed, so no reminders are sent.':
    'Thëë pörtálál íss clösëdëd, söö nöö rëmíndërsërs árëë sëntnt.',
  'The clock of the server may be wrong. Try again tomorrow.':
    'Thëë clöckck öff thëë sërvërër máyy bëë wröngng. Tryy ágáínín tömörröwröw.',
  'Enter a name of up to 60 characters': 'Ëntërër áá námëmë öff úpp töö 60 cháráctërstërs',
  'You have a view of this name already. Choose another name.':
    'Yöúú hávëvë áá víëwëw öff thísís námëmë álrëádyády. Chöösësë ánöthërhër námëmë.',
  'You have {most} views. Remove one before you save another.':
    'Yöúú hávëvë {most} víëwsws. Rëmövëvë önëë bëförërë yöúú sávëvë ánöthërhër.',
  'This view cannot be saved: its filters are too long.':
    'Thísís víëwëw cánnötöt bëë sávëdëd: ítss fíltërsërs árëë tööö löngng.',
  'Choose at least one application': 'Chöösësë átt lëástst önëë ápplícátíöntíön',
  'Choose at most {most} applications at once': 'Chöösësë átt möstst {most} ápplícátíönsíöns átt öncëcë',
  'More than 100,000 applications match. Filter the list, or take them from Reports.':
    'Mörërë thánán 100,000 ápplícátíönsíöns mátchch. Fíltërër thëë lístst, örr tákëkë thëmëm frömöm Rëpörtsrts.',
  'It no longer exists.': 'Itt nöö löngërër ëxíststs.',
  'It has changed since you opened the list.': 'Itt háss chángëdgëd síncëcë yöúú öpënëdëd thëë lístst.',
  'No letter is outstanding.': 'Nöö lëttërër íss öútstándíngdíng.',
  'Each referee got an email within the last three days.':
    'Ëáchch rëfërëërëë gött ánn ëmáílíl wíthínín thëë lástst thrëëëë dáysys.',
  'This action was started with other applications or another text. Load the list again.':
    'Thísís áctíönön wáss stártëdtëd wíthth öthërër ápplícátíönsíöns örr ánöthërhër tëxtxt. Löádád thëë lístst ágáínín.',
  'There is a reply of this name in this language already. Choose another name.':
    'Thërërë íss áá rëplyly öff thísís námëmë ínn thísís lángúágëágë álrëádyády. Chöösësë ánöthërhër námëmë.',
  'Enter a text of up to 1000 characters': 'Ëntërër áá tëxtxt öff úpp töö 1000 cháráctërstërs',
  'Only the name and the reference are filled in. Check the words in braces.':
    'Önlyly thëë námëmë ándd thëë rëfërëncëncë árëë fíllëdëd ínn. Chëckck thëë wördsds ínn brácësës.',
  'The team has {most} replies. Remove one before you keep another.':
    'Thëë tëámám háss {most} rëplíësíës. Rëmövëvë önëë bëförërë yöúú këëpëp ánöthërhër.',
  'A colleague has changed this reply meanwhile. Close it and open it again.':
    'Áá cöllëágúëgúë háss chángëdgëd thísís rëplyly mëánwhílëílë. Clösësë ítt ándd öpënën ítt ágáínín.',
  Grey: 'Grëyëy',
  Blue: 'Blúëúë',
  Green: 'Grëënën',
  Yellow: 'Yëllöwöw',
  Red: 'Rëdd',
  'You said that you know this person. Somebody else reads this application.':
    'Yöúú sáídíd thátát yöúú knöwöw thísís përsönön. Sömëbödyödy ëlsësë rëádsds thísís ápplícátíöntíön.',
  'Notes, labels and readers are for applications that have been submitted.':
    'Nötësës, lábëlsls ándd rëádërsërs árëë förr ápplícátíönsíöns thátát hávëvë bëënën súbmíttëdtëd.',
  'Write a note of at most {note} characters.': 'Wrítëtë áá nötëtë öff átt möstst {note} cháráctërstërs.',
  'This application has as many notes as it can have. Remove one that is not needed any more.':
    'Thísís ápplícátíöntíön háss áss mányny nötësës áss ítt cánn hávëvë. Rëmövëvë önëë thátát íss nött nëëdëdëd ányy mörërë.',
  'Enter a name of at most {most} characters.': 'Ëntërër áá námëmë öff átt möstst {most} cháráctërstërs.',
  'There is a label with this name already.': 'Thërërë íss áá lábëlël wíthth thísís námëmë álrëádyády.',
  'There can be {labels} labels. Remove one that is not needed any more.':
    'Thërërë cánn bëë {labels} lábëlsls. Rëmövëvë önëë thátát íss nött nëëdëdëd ányy mörërë.',
  'This label no longer exists. Open the application again.':
    'Thísís lábëlël nöö löngërër ëxíststs. Öpënën thëë ápplícátíöntíön ágáínín.',
  'Choose a reader. Somebody you chose has left the staff.':
    'Chöösësë áá rëádërër. Sömëbödyödy yöúú chösësë háss lëftft thëë stáffff.',
  'This reader knows the applicant, so they cannot read this application.':
    'Thísís rëádërër knöwsws thëë ápplícántánt, söö thëyëy cánnötöt rëádád thísís ápplícátíöntíön.',
  'The applicant has withdrawn this application.':
    'Thëë ápplícántánt háss wíthdráwnáwn thísís ápplícátíöntíön.',
  '{reader} knows this person.': '{reader} knöwsws thísís përsönön.',
  'All of these readers know this person.': 'Álll öff thësësë rëádërsërs knöwöw thísís përsönön.',
  '{reader} is already a reader of it.': '{reader} íss álrëádyády áá rëádërër öff ítt.',
  'It already has these readers.': 'Itt álrëádyády háss thësësë rëádërsërs.',
  'Choose at least one reader.': 'Chöösësë átt lëástst önëë rëádërër.',
  'Enter a whole number of readers from 1 to {most}.':
    'Ëntërër áá whölëlë númbërër öff rëádërsërs frömöm 1 töö {most}.',
  'No application matches. Choose another programme or status.':
    'Nöö ápplícátíöntíön mátchëshës. Chöösësë ánöthërhër prögrámmëmmë örr státúsús.',
  'At most {together} applications can be assigned at once. Choose fewer.':
    'Átt möstst {together} ápplícátíönsíöns cánn bëë ássígnëdnëd átt öncëcë. Chöösësë fëwërër.',
  'Enter 1 to {criteria} criteria.': 'Ëntërër 1 töö {criteria} crítëríáríá.',
  'Enter at most {most} characters.': 'Ëntërër átt möstst {most} cháráctërstërs.',
  'Enter a whole number from 1 to {most}.': 'Ëntërër áá whölëlë númbërër frömöm 1 töö {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Sömëbödyödy ëlsësë chángëdgëd thísís scörërë shëëtët ínn thëë mëántímëímë. Löádád thëë págëgë ágáínín töö sëëë ítt.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Thërërë íss nöö scörërë shëëtët förr thísís prögrámmëmmë yëtt. Ánn ádmínístrátörrátör mákësës ítt ínn Pörtálál Sëttíngsngs.',
  'Give a score from 1 to 5.': 'Gívëvë áá scörërë frömöm 1 töö 5.',
  'Write at most {comment} characters.': 'Wrítëtë átt möstst {comment} cháráctërstërs.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Yöúú hávëvë sëntnt yöúrúr scörërë shëëtët álrëádyády. Itt cánnötöt bëë chángëdgëd ányy mörërë.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Yöúú chángëdgëd thísís scörërë shëëtët ínn ánöthërhër wíndöwöw. Löádád thëë págëgë ágáínín töö sëëë ítt.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'Thëë scörërë shëëtët wáss chángëdgëd ínn thëë mëántímëímë. Löádád thëë págëgë ágáínín; yöúrúr wördsds árëë këptpt.',
  'You said that you know this person. Another administrator has to give you access again.':
    'Yöúú sáídíd thátát yöúú knöwöw thísís përsönön. Ánöthërhër ádmínístrátörrátör háss töö gívëvë yöúú áccëssss ágáínín.',
  'Write a reason of at most 500 characters. It appears in the history of the application.':
    'Wrítëtë áá rëásönön öff átt möstst 500 cháráctërstërs. Itt áppëársárs ínn thëë hístöryöry öff thëë ápplícátíöntíön.',
  'Choose at least one section or document.': 'Chöösësë átt lëástst önëë sëctíöníön örr döcúmëntënt.',
  'This section or document cannot be reopened.':
    'Thísís sëctíöníön örr döcúmëntënt cánnötöt bëë rëöpënëdnëd.',
  'Say what you need, in {min} characters or more.':
    'Sáyy whátát yöúú nëëdëd, ínn {min} cháráctërstërs örr mörërë.',
  'What you need cannot exceed {max} characters.':
    'Whátát yöúú nëëdëd cánnötöt ëxcëëdëd {max} cháráctërstërs.',
  'Choose a day between tomorrow and {max} days from now.':
    'Chöösësë áá dáyy bëtwëënëën tömörröwröw ándd {max} dáysys frömöm nöww.',
  'Only a submitted application that is waiting for a decision can be reopened.':
    'Önlyly áá súbmíttëdtëd ápplícátíöntíön thátát íss wáítíngíng förr áá dëcísíöníön cánn bëë rëöpënëdnëd.',
  'The applicant has withdrawn this application, so it cannot be reopened.':
    'Thëë ápplícántánt háss wíthdráwnáwn thísís ápplícátíöntíön, söö ítt cánnötöt bëë rëöpënëdnëd.',
  'This application is reopened already. Wait for the answers, or end that first.':
    'Thísís ápplícátíöntíön íss rëöpënëdnëd álrëádyády. Wáítít förr thëë ánswërsërs, örr ëndd thátát fírstst.',
  'This application has changed in the meantime. Look at it again, then reopen it.':
    'Thísís ápplícátíöntíön háss chángëdgëd ínn thëë mëántímëímë. Löökök átt ítt ágáínín, thënën rëöpënën ítt.',
  'the same name': 'thëë sámëmë námëmë',
  'the same date of birth': 'thëë sámëmë dátëtë öff bírthth',
  'the same phone number': 'thëë sámëmë phönënë númbërër',
  'the same email address': 'thëë sámëmë ëmáílíl áddrëssëss',
  'the same file': 'thëë sámëmë fílëlë',
  'The same person': 'Thëë sámëmë përsönön',
  'Somebody else': 'Sömëbödyödy ëlsësë',
  'Not decided': 'Nött dëcídëddëd',
  'This is the same application.': 'Thísís íss thëë sámëmë ápplícátíöntíön.',
  'Both applications belong to the same account, so they are of the same person.':
    'Böthth ápplícátíönsíöns bëlöngng töö thëë sámëmë áccöúntúnt, söö thëyëy árëë öff thëë sámëmë përsönön.',
  'Choose whether both applications belong to the same person.':
    'Chöösësë whëthërhër böthth ápplícátíönsíöns bëlöngng töö thëë sámëmë përsönön.',
  'Enter a whole number from {least} to {most}': 'Ëntërër áá whölëlë númbërër frömöm {least} töö {most}',
  'Select whether to ask for a code on a new device':
    'Sëlëctct whëthërhër töö áskk förr áá cödëdë önn áá nëww dëvícëcë',
  'Select how applicants sign in from the confirmation email':
    'Sëlëctct höww ápplícántsánts sígngn ínn frömöm thëë cönfírmátíöntíön ëmáílíl',
  'Select whether to remind owners of unfinished drafts':
    'Sëlëctct whëthërhër töö rëmíndnd öwnërsrs öff únfíníshëdshëd dráftsts',
  'Unfinished drafts': 'Unfíníshëdshëd dráftsts',
  'Approved applications': 'Ápprövëdvëd ápplícátíönsíöns',
  'Rejected and withdrawn applications': 'Rëjëctëdtëd ándd wíthdráwnáwn ápplícátíönsíöns',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Ëntërër áá whölëlë númbërër frömöm 1 töö {kept}, örr lëávëvë ítt ëmptyty töö këëpëp ítt förr ëvërër',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Ëntërër áá whölëlë númbërër frömöm 1 töö {devices}, örr lëávëvë ítt ëmptyty',
  'Write a subject of at most {subject} characters, on one line':
    'Wrítëtë áá súbjëctëct öff átt möstst {subject} cháráctërstërs, önn önëë línënë',
  'Write a text of at most {text} characters': 'Wrítëtë áá tëxtxt öff átt möstst {text} cháráctërstërs',
  'The small print has at most {small} characters':
    'Thëë smállll príntnt háss átt möstst {small} cháráctërstërs',
  'There is no {placeholder} in this email. You can use {known}.':
    'Thërërë íss nöö {placeholder} ínn thísís ëmáílíl. Yöúú cánn úsëë {known}.',
  'The text must contain {placeholder}.': 'Thëë tëxtxt mústst cöntáínáín {placeholder}.',
  '{placeholder} cannot be used in the subject.': '{placeholder} cánnötöt bëë úsëdëd ínn thëë súbjëctëct.',
  'A {open} or a {close} is missing. Write a placeholder between both: {example}.':
    'Áá {open} örr áá {close} íss míssíngíng. Wrítëtë áá plácëhöldërldër bëtwëënëën böthth: {example}.',
  '"{address}" cannot be a link. Addresses start with https://, http:// or mailto:.':
    '"{address}" cánnötöt bëë áá línknk. Áddrëssëssës stártrt wíthth httpsps://, httptp:// örr máíltötö:.',
  'Somebody else has changed this email since you opened it. Check the new text.':
    'Sömëbödyödy ëlsësë háss chángëdgëd thísís ëmáílíl síncëcë yöúú öpënëdëd ítt. Chëckck thëë nëww tëxtxt.',
  'An application was submitted': 'Ánn ápplícátíöntíön wáss súbmíttëdtëd',
  'A decision was sent': 'Áá dëcísíöníön wáss sëntnt',
  'Sections were reopened for the applicant': 'Sëctíönsöns wërërë rëöpënëdnëd förr thëë ápplícántánt',
  'An application was withdrawn, or the withdrawal was cancelled':
    'Ánn ápplícátíöntíön wáss wíthdráwnáwn, örr thëë wíthdráwáláwál wáss cáncëllëdlëd',
  'A letter of a referee arrived': 'Áá lëttërër öff áá rëfërëërëë árrívëdvëd',
  'Enter an address that starts with https://': 'Ëntërër ánn áddrëssëss thátát stártsts wíthth httpsps://',
  'Choose at least one event': 'Chöösësë átt lëástst önëë ëvëntnt',
  'This address leads into a private network. Enter one that can be reached from the internet':
    'Thísís áddrëssëss lëádsds íntötö áá prívátëátë nëtwörkörk. Ëntërër önëë thátát cánn bëë rëáchëdhëd frömöm thëë íntërnëtnët',
  'There is no such host. Check the address': 'Thërërë íss nöö súchch höstst. Chëckck thëë áddrëssëss',
  'There are {most} addresses. First remove one that is no longer needed.':
    'Thërërë árëë {most} áddrëssëssës. Fírstst rëmövëvë önëë thátát íss nöö löngërër nëëdëdëd.',
  'This message is already on its way.': 'Thísís mësságëágë íss álrëádyády önn ítss wáyy.',
  'This address is turned off. Turn it on first.':
    'Thísís áddrëssëss íss túrnëdëd öfff. Túrnrn ítt önn fírstst.',
  'Application started': 'Ápplícátíöntíön stártëdtëd',
  'Application viewed': 'Ápplícátíöntíön víëwëdëd',
  'Application edited': 'Ápplícátíöntíön ëdítëdëd',
  'Document uploaded': 'Döcúmëntënt úplöádëddëd',
  'Decision saved, to be sent later': 'Dëcísíöníön sávëdëd, töö bëë sëntnt látërër',
  'Decision undone before it was sent': 'Dëcísíöníön úndönënë bëförërë ítt wáss sëntnt',
  'Application exported': 'Ápplícátíöntíön ëxpörtëdtëd',
  'Another application requested': 'Ánöthërhër ápplícátíöntíön rëqúëstëdtëd',
  'Request approved': 'Rëqúëstëst ápprövëdvëd',
  'Request rejected': 'Rëqúëstëst rëjëctëdtëd',
  'Portal closed': 'Pörtálál clösëdëd',
  'Portal opened': 'Pörtálál öpënëdëd',
  'Settings changed': 'Sëttíngsngs chángëdgëd',
  'Email sent again': 'Ëmáílíl sëntnt ágáínín',
  'Email template changed': 'Ëmáílíl tëmplátëátë chángëdgëd',
  '{name} has submitted {programme} application ({reference}).':
    '{name} háss súbmíttëdtëd {programme} ápplícátíöntíön ({reference}).',
  '{name} has changed their {programme} application ({reference}).':
    '{name} háss chángëdgëd thëírír {programme} ápplícátíöntíön ({reference}).',
  'Application withdrawn': 'Ápplícátíöntíön wíthdráwnáwn',
  '{name} has withdrawn the application {reference}.':
    '{name} háss wíthdráwnáwn thëë ápplícátíöntíön {reference}.',
  'Withdrawal taken back': 'Wíthdráwáláwál tákënën báckck',
  '{name} has taken back the withdrawal of the application {reference}.':
    '{name} háss tákënën báckck thëë wíthdráwáláwál öff thëë ápplícátíöntíön {reference}.',
  'Answers to reopened sections': 'Ánswërsërs töö rëöpënëdnëd sëctíönsöns',
  '{name} has sent the answers to reopened sections of {reference}.':
    '{name} háss sëntnt thëë ánswërsërs töö rëöpënëdnëd sëctíönsöns öff {reference}.',
  '{name} has sent the answers to reopened sections of {reference}, without a change.':
    '{name} háss sëntnt thëë ánswërsërs töö rëöpënëdnëd sëctíönsöns öff {reference}, wíthöútöút áá chángëgë.',
  'No answer in time': 'Nöö ánswërër ínn tímëmë',
  'The time for the reopened sections of {reference} is over: {name} saved changes but did not press send.':
    'Thëë tímëmë förr thëë rëöpënëdnëd sëctíönsöns öff {reference} íss övërër: {name} sávëdëd chángësgës bútt dídd nött prëssss sëndnd.',
  'The time for the reopened sections of {reference} is over: {name} changed nothing.':
    'Thëë tímëmë förr thëë rëöpënëdnëd sëctíönsöns öff {reference} íss övërër: {name} chángëdgëd nöthíngíng.',
  '{by} has set the application of {name} ({reference}) to {status}.':
    '{by} háss sëtt thëë ápplícátíöntíön öff {name} ({reference}) töö {status}.',
  'A note for you': 'Áá nötëtë förr yöúú',
  '{by} names you in a note about {reference}.': '{by} námësës yöúú ínn áá nötëtë áböútút {reference}.',
  'Reference letter': 'Rëfërëncëncë lëttërër',
  'The letter of {referee} for {name} ({programme} {reference}) has arrived.':
    'Thëë lëttërër öff {referee} förr {name} ({programme} {reference}) háss árrívëdvëd.',
  '{referee} has declined to write a letter for {name} ({programme} {reference}).':
    '{referee} háss dëclínëdnëd töö wrítëtë áá lëttërër förr {name} ({programme} {reference}).',
  'An email came back': 'Ánn ëmáílíl cámëmë báckck',
  'An email about the application {reference} could not be delivered. Its history says why.':
    'Ánn ëmáílíl áböútút thëë ápplícátíöntíön {reference} cöúldld nött bëë dëlívërëdrëd. Itss hístöryöry sáysys whyy.',
  'A webhook was turned off': 'Áá wëbhöököök wáss túrnëdëd öfff',
  '{host} has taken no message for three days. See Portal Settings, Webhooks.':
    '{host} háss tákënën nöö mësságëágë förr thrëëëë dáysys. Sëëë Pörtálál Sëttíngsngs, Wëbhööksöks.',
  'Application Review': 'Ápplícátíöntíön Rëvíëwëw',
  Intern: 'Intërnrn',
  interns: 'íntërnsrns',
  'Intern Applications': 'Intërnrn Ápplícátíönsíöns',
  'Intern Application Review': 'Intërnrn Ápplícátíöntíön Rëvíëwëw',
  'Intern Name': 'Intërnrn Námëmë',
  visitors: 'vísítörsörs',
  'Visitor Applications': 'Vísítörtör Ápplícátíönsíöns',
  'Visitor Application Review': 'Vísítörtör Ápplícátíöntíön Rëvíëwëw',
  'Visitor Name': 'Vísítörtör Námëmë',
};

export default sentences;
