/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Choose a programme that asks for references': 'Chöösësë áá prögrámmëmmë thátát ásksks förr rëfërëncësncës',
  'Names are hidden while applications of this programme are read. Ask an administrator if you need this.':
    'Námësës árëë híddënën whílëlë ápplícátíönsíöns öff thísís prögrámmëmmë árëë rëádád. Áskk ánn ádmínístrátörrátör íff yöúú nëëdëd thísís.',
  'The names of this programme are not hidden any more. Open the application again.':
    'Thëë námësës öff thísís prögrámmëmmë árëë nött híddënën ányy mörërë. Öpënën thëë ápplícátíöntíön ágáínín.',
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
  'Decision saved. It goes out in {time}; until then it can be undone.':
    'Dëcísíöníön sávëdëd. Itt göësës öútt ínn {time}; úntílíl thënën ítt cánn bëë úndönënë.',
  'The decision was undone. The applicant has not been told anything.':
    'Thëë dëcísíöníön wáss úndönënë. Thëë ápplícántánt háss nött bëënën töldld ánythíngíng.',
  'A decision by {by} is waiting to go out. Undo it first to decide otherwise.':
    'Áá dëcísíöníön byy {by} íss wáítíngíng töö göö öútt. Undödö ítt fírstst töö dëcídëdë öthërwísëísë.',
  'This decision has gone out already and cannot be undone. You can send another decision.':
    'Thísís dëcísíöníön háss gönënë öútt álrëádyády ándd cánnötöt bëë úndönënë. Yöúú cánn sëndnd ánöthërhër dëcísíöníön.',
  'This decision has been undone already.': 'Thísís dëcísíöníön háss bëënën úndönënë álrëádyády.',
  'This decision does not wait any more: the application has changed in the meantime.':
    'Thísís dëcísíöníön döësës nött wáítít ányy mörërë: thëë ápplícátíöntíön háss chángëdgëd ínn thëë mëántímëímë.',
  'The applicant has withdrawn this application, so there is nothing to decide.':
    'Thëë ápplícántánt háss wíthdráwnáwn thísís ápplícátíöntíön, söö thërërë íss nöthíngíng töö dëcídëdë.',
  'The applicant has an open application of this kind already.':
    'Thëë ápplícántánt háss ánn öpënën ápplícátíöntíön öff thísís kíndnd álrëádyády.',
  'This request has been decided already.': 'Thísís rëqúëstëst háss bëënën dëcídëddëd álrëádyády.',
  'Please provide a reason for rejection': 'Plëásësë prövídëídë áá rëásönön förr rëjëctíöníön',
  'It has been sent in, so there is nothing to remind of.':
    'Itt háss bëënën sëntnt ínn, söö thërërë íss nöthíngíng töö rëmíndnd öff.',
  'Somebody worked on it within the last three days.':
    'Sömëbödyödy wörkëdëd önn ítt wíthínín thëë lástst thrëëëë dáysys.',
  'Its reminder went out. Each draft gets one after 3 days and one after 10.':
    'Itss rëmíndërdër wëntnt öútt. Ëáchch dráftft gëtsts önëë áftërër 3 dáysys ándd önëë áftërër 10.',
  'The owner has ended the reminders.': 'Thëë öwnërër háss ëndëdëd thëë rëmíndërsërs.',
  'Nobody has proven this email address: it gets one reminder in all.':
    'Nöbödydy háss prövënën thísís ëmáílíl áddrëssëss: ítt gëtsts önëë rëmíndërdër ínn álll.',
  'No more reminders go out today. Try again tomorrow.':
    'Nöö mörërë rëmíndërsërs göö öútt tödáyáy. Tryy ágáínín tömörröwröw.',
  'Reminders of drafts are turned off in Portal Settings.':
    'Rëmíndërsërs öff dráftsts árëë túrnëdëd öfff ínn Pörtálál Sëttíngsngs.',
  'The portal is closed, so nobody is reminded.': 'Thëë pörtálál íss clösëdëd, söö nöbödydy íss rëmíndëddëd.',
  'The clock of the server cannot be trusted just now. Try again tomorrow.':
    'Thëë clöckck öff thëë sërvërër cánnötöt bëë trústëdtëd jústst nöww. Tryy ágáínín tömörröwröw.',
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
  'It is not there any more.': 'Itt íss nött thërërë ányy mörërë.',
  'It has changed since you looked at the list.':
    'Itt háss chángëdgëd síncëcë yöúú löökëdëd átt thëë lístst.',
  'No referee is waited for.': 'Nöö rëfërëërëë íss wáítëdëd förr.',
  'Each referee was written to within the last three days.':
    'Ëáchch rëfërëërëë wáss wríttëntën töö wíthínín thëë lástst thrëëëë dáysys.',
  'This act was begun with other applications or words. Look at the list again.':
    'Thísís áctt wáss bëgúnún wíthth öthërër ápplícátíönsíöns örr wördsds. Löökök átt thëë lístst ágáínín.',
  'There is a reply of this name in this language already. Choose another name.':
    'Thërërë íss áá rëplyly öff thísís námëmë ínn thísís lángúágëágë álrëádyády. Chöösësë ánöthërhër námëmë.',
  'Enter a text of up to 1000 characters': 'Ëntërër áá tëxtxt öff úpp töö 1000 cháráctërstërs',
  'Only the name and the reference are filled in: check what stands in braces.':
    'Önlyly thëë námëmë ándd thëë rëfërëncëncë árëë fíllëdëd ínn: chëckck whátát stándsds ínn brácësës.',
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
  'This label does not exist any more. Open the application again.':
    'Thísís lábëlël döësës nött ëxístst ányy mörërë. Öpënën thëë ápplícátíöntíön ágáínín.',
  'Choose who reads. Somebody you chose is not on the staff any more.':
    'Chöösësë whöö rëádsds. Sömëbödyödy yöúú chösësë íss nött önn thëë stáffff ányy mörërë.',
  'This reader knows the applicant, so they cannot read this application.':
    'Thísís rëádërër knöwsws thëë ápplícántánt, söö thëyëy cánnötöt rëádád thísís ápplícátíöntíön.',
  'The applicant has withdrawn this application.':
    'Thëë ápplícántánt háss wíthdráwnáwn thísís ápplícátíöntíön.',
  '{reader} knows this person.': '{reader} knöwsws thísís përsönön.',
  'All of these readers know this person.': 'Álll öff thësësë rëádërsërs knöwöw thísís përsönön.',
  '{reader} reads it already.': '{reader} rëádsds ítt álrëádyády.',
  'These readers read it already.': 'Thësësë rëádërsërs rëádád ítt álrëádyády.',
  'Choose at least one reader.': 'Chöösësë átt lëástst önëë rëádërër.',
  'Enter a whole number of readers from 1 to {most}.':
    'Ëntërër áá whölëlë númbërër öff rëádërsërs frömöm 1 töö {most}.',
  'No application fits. Choose another programme or status.':
    'Nöö ápplícátíöntíön fítsts. Chöösësë ánöthërhër prögrámmëmmë örr státúsús.',
  'At most {together} applications can be assigned in one act. Choose fewer.':
    'Átt möstst {together} ápplícátíönsíöns cánn bëë ássígnëdnëd ínn önëë áctt. Chöösësë fëwërër.',
  'Enter 1 to {criteria} criteria.': 'Ëntërër 1 töö {criteria} crítëríáríá.',
  'Enter at most {most} characters.': 'Ëntërër átt möstst {most} cháráctërstërs.',
  'Enter a whole number from 1 to {most}.': 'Ëntërër áá whölëlë númbërër frömöm 1 töö {most}.',
  'Somebody else changed this score sheet in the meantime. Load the page again to see it.':
    'Sömëbödyödy ëlsësë chángëdgëd thísís scörërë shëëtët ínn thëë mëántímëímë. Löádád thëë págëgë ágáínín töö sëëë ítt.',
  'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.':
    'Thërërë íss nöö scörërë shëëtët förr thísís prögrámmëmmë yëtt. Ánn ádmínístrátörrátör mákësës ítt ínn Pörtálál Sëttíngsngs.',
  'Give points from 1 to 5.': 'Gívëvë pöíntsts frömöm 1 töö 5.',
  'Write at most {comment} characters.': 'Wrítëtë átt möstst {comment} cháráctërstërs.',
  'You have sent your score sheet already. It cannot be changed any more.':
    'Yöúú hávëvë sëntnt yöúrúr scörërë shëëtët álrëádyády. Itt cánnötöt bëë chángëdgëd ányy mörërë.',
  'You changed this score sheet in another window. Load the page again to see it.':
    'Yöúú chángëdgëd thísís scörërë shëëtët ínn ánöthërhër wíndöwöw. Löádád thëë págëgë ágáínín töö sëëë ítt.',
  'The score sheet was changed in the meantime. Load the page again; your words are kept.':
    'Thëë scörërë shëëtët wáss chángëdgëd ínn thëë mëántímëímë. Löádád thëë págëgë ágáínín; yöúrúr wördsds árëë këptpt.',
  'You said that you know this person. Another administrator has to let you read again.':
    'Yöúú sáídíd thátát yöúú knöwöw thísís përsönön. Ánöthërhër ádmínístrátörrátör háss töö lëtt yöúú rëádád ágáínín.',
  'Write why, in at most 500 characters. It stands in the history of the application.':
    'Wrítëtë whyy, ínn átt möstst 500 cháráctërstërs. Itt stándsds ínn thëë hístöryöry öff thëë ápplícátíöntíön.',
  'Choose at least one section or document.': 'Chöösësë átt lëástst önëë sëctíöníön örr döcúmëntënt.',
  'This section or document cannot be reopened.':
    'Thísís sëctíöníön örr döcúmëntënt cánnötöt bëë rëöpënëdnëd.',
  'Say what you need, in {min} characters or more.':
    'Sáyy whátát yöúú nëëdëd, ínn {min} cháráctërstërs örr mörërë.',
  'What you need cannot exceed {max} characters.':
    'Whátát yöúú nëëdëd cánnötöt ëxcëëdëd {max} cháráctërstërs.',
  'Choose a day between tomorrow and {max} days from now.':
    'Chöösësë áá dáyy bëtwëënëën tömörröwröw ándd {max} dáysys frömöm nöww.',
  'Only an application that is submitted and waits for its decision can be reopened.':
    'Önlyly ánn ápplícátíöntíön thátát íss súbmíttëdtëd ándd wáítsts förr ítss dëcísíöníön cánn bëë rëöpënëdnëd.',
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
  'Not said': 'Nött sáídíd',
  'This is the same application.': 'Thísís íss thëë sámëmë ápplícátíöntíön.',
  'Both applications belong to the same account, so they are of the same person.':
    'Böthth ápplícátíönsíöns bëlöngng töö thëë sámëmë áccöúntúnt, söö thëyëy árëë öff thëë sámëmë përsönön.',
  'Choose what you want to say of the two applications.':
    'Chöösësë whátát yöúú wántnt töö sáyy öff thëë twöö ápplícátíönsíöns.',
  'Enter a whole number from {least} to {most}': 'Ëntërër áá whölëlë númbërër frömöm {least} töö {most}',
  'Select whether to ask for a code on a new device':
    'Sëlëctct whëthërhër töö áskk förr áá cödëdë önn áá nëww dëvícëcë',
  'Select what the confirmation email brings': 'Sëlëctct whátát thëë cönfírmátíöntíön ëmáílíl bríngsgs',
  'Select whether owners of untouched drafts are reminded':
    'Sëlëctct whëthërhër öwnërsrs öff úntöúchëdhëd dráftsts árëë rëmíndëddëd',
  'Drafts that nobody goes on with': 'Dráftsts thátát nöbödydy göësës önn wíthth',
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
  'The text has to contain {placeholder}.': 'Thëë tëxtxt háss töö cöntáínáín {placeholder}.',
  '{placeholder} cannot stand in the subject.': '{placeholder} cánnötöt stándnd ínn thëë súbjëctëct.',
  'A {open} or {close} stands alone. Names of placeholders stand between both: {example}.':
    'Áá {open} örr {close} stándsds álönënë. Námësës öff plácëhöldërsdërs stándnd bëtwëënëën böthth: {example}.',
  '"{address}" cannot be a link. Addresses begin with https://, http:// or mailto:.':
    '"{address}" cánnötöt bëë áá línknk. Áddrëssëssës bëgínín wíthth httpsps://, httptp:// örr máíltötö:.',
  'Somebody else has changed this email since you opened it. Look at what is there now.':
    'Sömëbödyödy ëlsësë háss chángëdgëd thísís ëmáílíl síncëcë yöúú öpënëdëd ítt. Löökök átt whátát íss thërërë nöww.',
  'An application was submitted': 'Ánn ápplícátíöntíön wáss súbmíttëdtëd',
  'A decision went out': 'Áá dëcísíöníön wëntnt öútt',
  'Sections were reopened for the applicant': 'Sëctíönsöns wërërë rëöpënëdnëd förr thëë ápplícántánt',
  'An application was withdrawn, or the withdrawal taken back':
    'Ánn ápplícátíöntíön wáss wíthdráwnáwn, örr thëë wíthdráwáláwál tákënën báckck',
  'A letter of a referee arrived': 'Áá lëttërër öff áá rëfërëërëë árrívëdvëd',
  'Enter an address that begins with https://': 'Ëntërër ánn áddrëssëss thátát bëgínsns wíthth httpsps://',
  'Choose what the program is told of': 'Chöösësë whátát thëë prögrámrám íss töldld öff',
  'This address leads into a private network. Enter one that everybody can reach':
    'Thísís áddrëssëss lëádsds íntötö áá prívátëátë nëtwörkörk. Ëntërër önëë thátát ëvërybödyödy cánn rëáchch',
  'There is no such host. Check the address': 'Thërërë íss nöö súchch höstst. Chëckck thëë áddrëssëss',
  'There are {most} addresses. Remove one that nobody needs first.':
    'Thërërë árëë {most} áddrëssëssës. Rëmövëvë önëë thátát nöbödydy nëëdsds fírstst.',
  'This message is on its way already.': 'Thísís mësságëágë íss önn ítss wáyy álrëádyády.',
  'This address is turned off. Turn it on first.':
    'Thísís áddrëssëss íss túrnëdëd öfff. Túrnrn ítt önn fírstst.',
  'Application started': 'Ápplícátíöntíön stártëdtëd',
  'Application viewed': 'Ápplícátíöntíön víëwëdëd',
  'Application edited': 'Ápplícátíöntíön ëdítëdëd',
  'Document uploaded': 'Döcúmëntënt úplöádëddëd',
  'Decision saved, to go out later': 'Dëcísíöníön sávëdëd, töö göö öútt látërër',
  'Decision undone before it went out': 'Dëcísíöníön úndönënë bëförërë ítt wëntnt öútt',
  'Application exported': 'Ápplícátíöntíön ëxpörtëdtëd',
  'Another application requested': 'Ánöthërhër ápplícátíöntíön rëqúëstëdtëd',
  'Request approved': 'Rëqúëstëst ápprövëdvëd',
  'Request rejected': 'Rëqúëstëst rëjëctëdtëd',
  'Portal closed': 'Pörtálál clösëdëd',
  'Portal opened': 'Pörtálál öpënëdëd',
  'Settings changed': 'Sëttíngsngs chángëdgëd',
  'Email sent again': 'Ëmáílíl sëntnt ágáínín',
  'Words of an email changed': 'Wördsds öff ánn ëmáílíl chángëdgëd',
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
