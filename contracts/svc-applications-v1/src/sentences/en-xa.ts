/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Must be {limit} characters or less': 'Mústst bëë {limit} cháráctërstërs örr lëssss',
  'Add at most {limit}': 'Áddd átt möstst {limit}',
  'Enter a real date': 'Ëntërër áá rëálál dátëtë',
  'Must be text': 'Mústst bëë tëxtxt',
  'Must be yes or no': 'Mústst bëë yëss örr nöö',
  'Enter a date like 2027-01-31': 'Ëntërër áá dátëtë líkëkë 2027-01-31',
  'Please fill in the following required fields: {labels}':
    'Plëásësë fíllll ínn thëë föllöwíngíng rëqúírëdrëd fíëldsds: {labels}',
  'Validation Error: Please fill in all required fields.':
    'Válídátíöntíön Ërrörör: Plëásësë fíllll ínn álll rëqúírëdrëd fíëldsds.',
  Other: 'Öthërër',
  'Choose one': 'Chöösësë önëë',
  'Choose a level': 'Chöösësë áá lëvëlël',
  Description: 'Dëscríptíöntíön',
  Title: 'Títlëlë',
  Position: 'Pösítíöníön',
  Organization: 'Örgánízátíöntíön',
  Institution: 'Instítútíöntíön',
  Name: 'Námëmë',
  'Start date': 'Stártrt dátëtë',
  'End date': 'Ëndd dátëtë',
  Duration: 'Dúrátíöníön',
  Email: 'Ëmáílíl',
  Phone: 'Phönënë',
  'Login failed. Please check your details and try again.':
    'Lögínín fáílëdëd. Plëásësë chëckck yöúrúr dëtáílsíls ándd tryy ágáínín.',
  'Phone number must be between 10 and 15 digits.':
    'Phönënë númbërër mústst bëë bëtwëënëën 10 ándd 15 dígítsts.',
  'Your email is how you sign in and cannot be changed here':
    'Yöúrúr ëmáílíl íss höww yöúú sígngn ínn ándd cánnötöt bëë chángëdgëd hërërë',
  'Your phone number is how you sign in and cannot be changed here':
    'Yöúrúr phönënë númbërër íss höww yöúú sígngn ínn ándd cánnötöt bëë chángëdgëd hërërë',
  'Enter the code from the email': 'Ëntërër thëë cödëdë frömöm thëë ëmáílíl',
  'You have submitted an application with this email address and phone number, so they can no longer be changed here. Please write to us.':
    'Yöúú hávëvë súbmíttëdtëd ánn ápplícátíöntíön wíthth thísís ëmáílíl áddrëssëss ándd phönënë númbërër, söö thëyëy cánn nöö löngërër bëë chángëdgëd hërërë. Plëásësë wrítëtë töö úss.',
  'You have started this application in your dashboard. Sign in with your password to continue.':
    'Yöúú hávëvë stártëdtëd thísís ápplícátíöntíön ínn yöúrúr dáshböárdárd. Sígngn ínn wíthth yöúrúr pásswördörd töö cöntínúënúë.',
  'The application period has ended. The portal is closed at the moment.':
    'Thëë ápplícátíöntíön përíödöd háss ëndëdëd. Thëë pörtálál íss clösëdëd átt thëë mömëntnt.',
  Welcome: 'Wëlcömëömë',
  Purpose: 'Púrpösëösë',
  'First agreement': 'Fírstst ágrëëmëntënt',
  'Second agreement': 'Sëcöndnd ágrëëmëntënt',
  'Please select a purpose and agree to both terms.':
    'Plëásësë sëlëctct áá púrpösëösë ándd ágrëëëë töö böthth tërmsms.',
  Yes: 'Yëss',
  No: 'Nöö',
  'Are you 18 years old or older?': 'Árëë yöúú 18 yëársrs öldd örr öldërër?',
  'You can apply from your 18th birthday': 'Yöúú cánn ápplyly frömöm yöúrúr 18thh bírthdáydáy',
  'The people we look after are seriously ill, so we can only take adults. We would be glad to hear from you later.':
    'Thëë pëöplëlë wëë löökök áftërër árëë sëríöúslysly ílll, söö wëë cánn önlyly tákëkë ádúltsts. Wëë wöúldld bëë gládád töö hëárár frömöm yöúú látërër.',
  'Why do you apply?': 'Whyy döö yöúú ápplyly?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Ií ágrëëëë töö súbmítít áá cömplëtëëtë ándd trúëúë ápplícátíöntíön, ándd úndërstándtánd thátát thëë íntërnshípshíp íss únpáídíd ándd áá plácëcë íss nött gúárántëëdtëëd.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'Ií ágrëëëë thátát myy ínförmátíöntíön íss úsëdëd töö rëvíëwëw thísís ápplícátíöntíön, ándd Ií wíllll föllöwöw thëë rúlësës öff thëë örgánísátíöntíön íff Ií ámm áccëptëdtëd.',
  'So that we ask you only for what your purpose needs.':
    'Söö thátát wëë áskk yöúú önlyly förr whátát yöúrúr púrpösëösë nëëdsds.',
  'Academic Requirement': 'Ácádëmícmíc Rëqúírëmëntmënt',
  'Personal Professional Development': 'Përsönálnál Pröfëssíönálönál Dëvëlöpmëntmënt',
  Volunteer: 'Völúntëërëër',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Árëë yöúú ënröllëdlëd nöww, ínn ánn úndërgrádúátëdúátë prögrámmëmmë örr híghërër?',
  'This internship is for students': 'Thísís íntërnshípshíp íss förr stúdëntsnts',
  'It is for people who are studying now, so we cannot offer it to you at the moment.':
    'Itt íss förr pëöplëlë whöö árëë stúdyíngíng nöww, söö wëë cánnötöt öffërër ítt töö yöúú átt thëë mömëntnt.',
  'What kind of visit is it?': 'Whátát kíndnd öff vísítít íss ítt?',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Ií ágrëëëë töö súbmítít áá cömplëtëëtë ándd trúëúë ápplícátíöntíön, ándd úndërstándtánd thátát áppröválvál íss nött gúárántëëdtëëd.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Ií úndërstándtánd thátát thërërë íss nöö fínáncíálíál spönsörshípshíp, ándd Ií wíllll föllöwöw thëë rúlësës öff thëë örgánísátíöntíön dúríngng myy vísítít.',
  'So that we ask you only for what your kind of visit needs.':
    'Söö thátát wëë áskk yöúú önlyly förr whátát yöúrúr kíndnd öff vísítít nëëdsds.',
  Personal: 'Përsönálnál',
  Institutional: 'Instítútíönálíönál',
  'Personal information': 'Përsönálnál ínförmátíöntíön',
  'Full Name': 'Fúllll Námëmë',
  'Full name': 'Fúllll námëmë',
  'Enter your full name': 'Ëntërër yöúrúr fúllll námëmë',
  'Enter your full name, with at least two letters':
    'Ëntërër yöúrúr fúllll námëmë, wíthth átt lëástst twöö lëttërsërs',
  'A name cannot contain a web or email address. Leave that part out':
    'Áá námëmë cánnötöt cöntáínáín áá wëbb örr ëmáílíl áddrëssëss. Lëávëvë thátát pártrt öútt',
  'Enter the name in one line': 'Ëntërër thëë námëmë ínn önëë línënë',
  'Enter an email address in the correct format, like name@example.com':
    'Ëntërër ánn ëmáílíl áddrëssëss ínn thëë cörrëctëct förmátát, líkëkë námëmë@ëxámplëplë.cömm',
  'Phone Number': 'Phönënë Númbërër',
  'Phone number': 'Phönënë númbërër',
  'Is this {number}? Choose “Yes” below the field, or correct it':
    'Iss thísís {number}? Chöösësë “Yëss” bëlöwöw thëë fíëldld, örr cörrëctëct ítt',
  'Date of birth': 'Dátëtë öff bírthth',
  'Enter your date of birth': 'Ëntërër yöúrúr dátëtë öff bírthth',
  'You must be at least 18 years old to apply.': 'Yöúú mústst bëë átt lëástst 18 yëársrs öldd töö ápplyly.',
  'Date of birth must be between 1 January 1900 and today':
    'Dátëtë öff bírthth mústst bëë bëtwëënëën 1 Jánúáryáry 1900 ándd tödáyáy',
  Gender: 'Gëndërër',
  'Select your gender, or that you prefer not to say':
    'Sëlëctct yöúrúr gëndërër, örr thátát yöúú prëfërër nött töö sáyy',
  Nationality: 'Nátíönálítylíty',
  'Select your nationality': 'Sëlëctct yöúrúr nátíönálítylíty',
  'Current Address': 'Cúrrëntënt Áddrëssëss',
  'Current address': 'Cúrrëntënt áddrëssëss',
  'Enter your current address': 'Ëntërër yöúrúr cúrrëntënt áddrëssëss',
  'Enter your current address, with at least 5 characters':
    'Ëntërër yöúrúr cúrrëntënt áddrëssëss, wíthth átt lëástst 5 cháráctërstërs',
  'Permanent Address': 'Përmánëntënt Áddrëssëss',
  'Permanent address': 'Përmánëntënt áddrëssëss',
  'National ID/Passport': 'Nátíönálnál IDd/Pásspörtört',
  'Contact Preference': 'Cöntáctáct Prëfërëncëëncë',
  'Contact preference': 'Cöntáctáct prëfërëncëëncë',
  'We write emails. If you choose phone, staff may call you, too.':
    'Wëë wrítëtë ëmáílsls. Iff yöúú chöösësë phönënë, stáffff máyy cállll yöúú, tööö.',
  'Select how we should contact you': 'Sëlëctct höww wëë shöúldld cöntáctáct yöúú',
  'Where you come from': 'Whërërë yöúú cömëmë frömöm',
  'Enter your organization': 'Ëntërër yöúrúr örgánízátíöntíön',
  'Enter your position': 'Ëntërër yöúrúr pösítíöníön',
  'Disability and access': 'Dísábílítylíty ándd áccëssss',
  'Do you have a disability?': 'Döö yöúú hávëvë áá dísábílítylíty?',
  Disability: 'Dísábílítylíty',
  'We ask so that we can prepare. Your answer does not count against you.':
    'Wëë áskk söö thátát wëë cánn prëpárëárë. Yöúrúr ánswërër döësës nött cöúntnt ágáínstnst yöúú.',
  'Select whether you have a disability': 'Sëlëctct whëthërhër yöúú hávëvë áá dísábílítylíty',
  'Describe your disability and what you need': 'Dëscríbëíbë yöúrúr dísábílítylíty ándd whátát yöúú nëëdëd',
  'Please describe your accessibility needs': 'Plëásësë dëscríbëíbë yöúrúr áccëssíbílítyílíty nëëdsds',
  'Enter your phone number': 'Ëntërër yöúrúr phönënë númbërër',
  'Start the phone number with its country code, like +250 788 123 456':
    'Stártrt thëë phönënë númbërër wíthth ítss cöúntrytry cödëdë, líkëkë +250 788 123 456',
  'Enter your organization, with at least 2 characters':
    'Ëntërër yöúrúr örgánízátíöntíön, wíthth átt lëástst 2 cháráctërstërs',
  'Enter your position, with at least 2 characters':
    'Ëntërër yöúrúr pösítíöníön, wíthth átt lëástst 2 cháráctërstërs',
  'Select the degree level': 'Sëlëctct thëë dëgrëëëë lëvëlël',
  'Name of institution': 'Námëmë öff ínstítútíöntíön',
  'Enter the name of the institution': 'Ëntërër thëë námëmë öff thëë ínstítútíöntíön',
  Programme: 'Prögrámmëmmë',
  'Enter your programme of study': 'Ëntërër yöúrúr prögrámmëmmë öff stúdydy',
  'Degree level': 'Dëgrëëëë lëvëlël',
  'Graduation year': 'Grádúátíöntíön yëárár',
  'Four digits, like 2027. If you still study: the year in which you expect to finish.':
    'Föúrúr dígítsts, líkëkë 2027. Iff yöúú stíllll stúdydy: thëë yëárár ínn whíchch yöúú ëxpëctct töö fíníshsh.',
  'Enter the graduation year': 'Ëntërër thëë grádúátíöntíön yëárár',
  'Graduation year must be between 1900 and 3030':
    'Grádúátíöntíön yëárár mústst bëë bëtwëënëën 1900 ándd 3030',
  'Year of study': 'Yëárár öff stúdydy',
  GPA: 'GPÁá',
  Institutions: 'Instítútíönsíöns',
  'Institution {position}': 'Instítútíöntíön {position}',
  'Current Institution': 'Cúrrëntënt Instítútíöntíön',
  'Add an institution': 'Áddd ánn ínstítútíöntíön',
  'Where you study': 'Whërërë yöúú stúdydy',
  'Add your current institution': 'Áddd yöúrúr cúrrëntënt ínstítútíöntíön',
  Degrees: 'Dëgrëësëës',
  'Degree {position}': 'Dëgrëëëë {position}',
  'Add a degree': 'Áddd áá dëgrëëëë',
  'Graduation date': 'Grádúátíöntíön dátëtë',
  'Enter the graduation date': 'Ëntërër thëë grádúátíöntíön dátëtë',
  'Degree type': 'Dëgrëëëë typëpë',
  'Honours and awards': 'Hönöúrsúrs ándd áwárdsds',
  Honors: 'Hönörsrs',
  'Honor {position}': 'Hönörör {position}',
  'Add an honor': 'Áddd ánn hönörör',
  'Name of the honor': 'Námëmë öff thëë hönörör',
  'Enter the name of the honor': 'Ëntërër thëë námëmë öff thëë hönörör',
  Award: 'Áwárdrd',
  'Enter the award': 'Ëntërër thëë áwárdrd',
  'Date awarded': 'Dátëtë áwárdëddëd',
  'Enter the date it was awarded': 'Ëntërër thëë dátëtë ítt wáss áwárdëddëd',
  Coursework: 'Cöúrsëwörkwörk',
  'Course {position}': 'Cöúrsësë {position}',
  'Add a course': 'Áddd áá cöúrsësë',
  'Course title': 'Cöúrsësë títlëlë',
  'Enter the title of the course': 'Ëntërër thëë títlëlë öff thëë cöúrsësë',
  'Enter the institution of the course': 'Ëntërër thëë ínstítútíöntíön öff thëë cöúrsësë',
  'Date completed': 'Dátëtë cömplëtëdtëd',
  'Enter the date completed': 'Ëntërër thëë dátëtë cömplëtëdtëd',
  Grade: 'Grádëdë',
  'Please complete your highest level of education information before proceeding.':
    'Plëásësë cömplëtëëtë yöúrúr híghëstëst lëvëlël öff ëdúcátíöníön ínförmátíöntíön bëförërë pröcëëdíngdíng.',
  'Your highest level of education': 'Yöúrúr híghëstëst lëvëlël öff ëdúcátíöníön',
  'More degrees and certificates': 'Mörërë dëgrëësëës ándd cërtífícátësátës',
  'Additional degrees or certifications': 'Áddítíönálönál dëgrëësëës örr cërtífícátíönstíöns',
  'What, where and when, each on a line of its own.':
    'Whátát, whërërë ándd whënën, ëáchch önn áá línënë öff ítss öwnn.',
  'In a few words: what you did and where, at most {limit} characters.':
    'Inn áá fëww wördsds: whátát yöúú dídd ándd whërërë, átt möstst {limit} cháráctërstërs.',
  'Describe the experience, or remove it': 'Dëscríbëíbë thëë ëxpëríëncëëncë, örr rëmövëvë ítt',
  'Description must be {limit} characters or less':
    'Dëscríptíöntíön mústst bëë {limit} cháráctërstërs örr lëssss',
  'Clinical experience': 'Clínícálcál ëxpëríëncëëncë',
  'Clinical experience {position}': 'Clínícálcál ëxpëríëncëëncë {position}',
  'Add clinical experience': 'Áddd clínícálcál ëxpëríëncëëncë',
  'Research experience': 'Rësëárchrch ëxpëríëncëëncë',
  'Research experience {position}': 'Rësëárchrch ëxpëríëncëëncë {position}',
  'Add research experience': 'Áddd rësëárchrch ëxpëríëncëëncë',
  Supervisor: 'Súpërvísörísör',
  'Volunteer experience': 'Völúntëërëër ëxpëríëncëëncë',
  'Volunteer experience {position}': 'Völúntëërëër ëxpëríëncëëncë {position}',
  'Add volunteer experience': 'Áddd völúntëërëër ëxpëríëncëëncë',
  Role: 'Rölëlë',
  'Areas of interest': 'Árëásás öff íntërëstëst',
  'Interest {position}': 'Intërëstëst {position}',
  'Add an interest': 'Áddd ánn íntërëstëst',
  Area: 'Árëáëá',
  'Choose an area': 'Chöösësë ánn árëáëá',
  'Please select an area for Interest {position} before proceeding.':
    'Plëásësë sëlëctct ánn árëáëá förr Intërëstëst {position} bëförërë pröcëëdíngdíng.',
  'Specify Other': 'Spëcífyífy Öthërër',
  'Needed with Other': 'Nëëdëdëd wíthth Öthërër',
  'Please specify the "Other" area for Interest {position} before proceeding.':
    'Plëásësë spëcífyífy thëë "Öthërër" árëáëá förr Intërëstëst {position} bëförërë pröcëëdíngdíng.',
  'Please select at least one area of interest before proceeding.':
    'Plëásësë sëlëctct átt lëástst önëë árëáëá öff íntërëstëst bëförërë pröcëëdíngdíng.',
  'You have added this area already. Change it or remove it.':
    'Yöúú hávëvë áddëdëd thísís árëáëá álrëádyády. Chángëgë ítt örr rëmövëvë ítt.',
  'At least one interest area is required': 'Átt lëástst önëë íntërëstëst árëáëá íss rëqúírëdrëd',
  'Is this area the purpose of the application?':
    'Iss thísís árëáëá thëë púrpösëösë öff thëë ápplícátíöntíön?',
  'Purpose of the application': 'Púrpösëösë öff thëë ápplícátíöntíön',
  'Choose Yes or No': 'Chöösësë Yëss örr Nöö',
  'Choose whether this area is the purpose of the application':
    'Chöösësë whëthërhër thísís árëáëá íss thëë púrpösëösë öff thëë ápplícátíöntíön',
  'Personal statement': 'Përsönálnál státëmëntënt',
  'Personal statement is required. Please provide your personal statement before proceeding.':
    'Përsönálnál státëmëntënt íss rëqúírëdrëd. Plëásësë prövídëídë yöúrúr përsönálnál státëmëntënt bëförërë pröcëëdíngdíng.',
  'Personal statement must be {limit} characters or less':
    'Përsönálnál státëmëntënt mústst bëë {limit} cháráctërstërs örr lëssss',
  'Personal statement: why do you want to come to us?':
    'Përsönálnál státëmëntënt: whyy döö yöúú wántnt töö cömëmë töö úss?',
  'What draws you to this work and what you hope to learn, at most {limit} characters.':
    'Whátát dráwsws yöúú töö thísís wörkrk ándd whátát yöúú höpëpë töö lëárnrn, átt möstst {limit} cháráctërstërs.',
  'Personal statement must be at least {statement} characters':
    'Përsönálnál státëmëntënt mústst bëë átt lëástst {statement} cháráctërstërs',
  'At least {statement} and at most {limit} characters.':
    'Átt lëástst {statement} ándd átt möstst {limit} cháráctërstërs.',
  'Purpose of visit': 'Púrpösëösë öff vísítít',
  'Why you would like to come and what you hope to take home, at most {limit} characters.':
    'Whyy yöúú wöúldld líkëkë töö cömëmë ándd whátát yöúú höpëpë töö tákëkë hömëmë, átt möstst {limit} cháráctërstërs.',
  'Purpose of visit is required': 'Púrpösëösë öff vísítít íss rëqúírëdrëd',
  'Languages and skills': 'Lángúágësgës ándd skíllsls',
  'Other skills': 'Öthërër skíllsls',
  Languages: 'Lángúágësgës',
  'Language {position}': 'Lángúágëágë {position}',
  'Add a language': 'Áddd áá lángúágëágë',
  Language: 'Lángúágëágë',
  'Choose a language': 'Chöösësë áá lángúágëágë',
  'Select a language': 'Sëlëctct áá lángúágëágë',
  Proficiency: 'Pröfícíëncyëncy',
  'Select your proficiency': 'Sëlëctct yöúrúr pröfícíëncyëncy',
  'Please add at least one language with proficiency level before proceeding.':
    'Plëásësë áddd átt lëástst önëë lángúágëágë wíthth pröfícíëncyëncy lëvëlël bëförërë pröcëëdíngdíng.',
  'You have added this language already. Change it or remove it.':
    'Yöúú hávëvë áddëdëd thísís lángúágëágë álrëádyády. Chángëgë ítt örr rëmövëvë ítt.',
  'Anything else you are good at': 'Ánythíngíng ëlsësë yöúú árëë göödöd átt',
  'Computer skills, first aid, driving, playing music: anything that may be useful.':
    'Cömpútërtër skíllsls, fírstst áídd, drívíngíng, pláyíngíng músícíc: ánythíngíng thátát máyy bëë úsëfúlúl.',
  'Hours available per week': 'Höúrsrs áváíláblëblë përr wëëkëk',
  'Hours per week': 'Höúrsrs përr wëëkëk',
  'Please specify your weekly availability hours.':
    'Plëásësë spëcífyífy yöúrúr wëëklyly áváílábílítylíty höúrsrs.',
  'Weekly hours must be a whole number between 1 and 168':
    'Wëëklyly höúrsrs mústst bëë áá whölëlë númbërër bëtwëënëën 1 ándd 168',
  'When you could come': 'Whënën yöúú cöúldld cömëmë',
  Periods: 'Përíödsöds',
  'Period {position}': 'Përíödöd {position}',
  'Add Period': 'Áddd Përíödöd',
  'Add at least one period when you are available':
    'Áddd átt lëástst önëë përíödöd whënën yöúú árëë áváíláblëblë',
  'You can add at most three periods': 'Yöúú cánn áddd átt möstst thrëëëë përíödsöds',
  'Period {position} overlaps with another period. Change its dates or remove it.':
    'Përíödöd {position} övërlápsáps wíthth ánöthërhër përíödöd. Chángëgë ítss dátësës örr rëmövëvë ítt.',
  'Enter the start date': 'Ëntërër thëë stártrt dátëtë',
  'End date must be after start date.': 'Ëndd dátëtë mústst bëë áftërër stártrt dátëtë.',
  'Enter the end date': 'Ëntërër thëë ëndd dátëtë',
  'End date must be today or later.': 'Ëndd dátëtë mústst bëë tödáyáy örr látërër.',
  Hours: 'Höúrsrs',
  'One to three periods.': 'Önëë töö thrëëëë përíödsöds.',
  'Availability period is required': 'Áváílábílítylíty përíödöd íss rëqúírëdrëd',
  'Your visit': 'Yöúrúr vísítít',
  'Travel and stay': 'Trávëlël ándd stáyáy',
  'Emergency contact': 'Ëmërgëncyncy cöntáctáct',
  'Someone we may call if something happens to you during the visit.':
    'Sömëönëönë wëë máyy cállll íff sömëthíngíng háppënsëns töö yöúú dúríngng thëë vísítít.',
  'Visit start date': 'Vísítít stártrt dátëtë',
  'Visit end date': 'Vísítít ëndd dátëtë',
  'Weekly availability in hours': 'Wëëklyly áváílábílítylíty ínn höúrsrs',
  'How many hours a week you can be with us.': 'Höww mányny höúrsrs áá wëëkëk yöúú cánn bëë wíthth úss.',
  'Have you visited us before?': 'Hávëvë yöúú vísítëdtëd úss bëförërë?',
  'Visited before': 'Vísítëdtëd bëförërë',
  'Please indicate if you have visited before.': 'Plëásësë índícátëátë íff yöúú hávëvë vísítëdtëd bëförërë.',
  'Number of participants': 'Númbërër öff pártícípántsánts',
  'Everyone who comes, including you.': 'Ëvëryönëönë whöö cömësës, ínclúdíngíng yöúú.',
  'Please specify the number of people participating for institutional visits.':
    'Plëásësë spëcífyífy thëë númbërër öff pëöplëlë pártícípátíngátíng förr ínstítútíönálíönál vísítsts.',
  'Number of participants must be a whole number between 1 and {max}':
    'Númbërër öff pártícípántsánts mústst bëë áá whölëlë númbërër bëtwëënëën 1 ándd {max}',
  'Country you travel from': 'Cöúntrytry yöúú trávëlël frömöm',
  'Travelling from: country': 'Trávëllínglíng frömöm: cöúntrytry',
  'City you travel from': 'Cítyty yöúú trávëlël frömöm',
  'Travelling from: city': 'Trávëllínglíng frömöm: cítyty',
  'Do you need help with a visa?': 'Döö yöúú nëëdëd hëlplp wíthth áá vísásá?',
  'Help with a visa': 'Hëlplp wíthth áá vísásá',
  'We can write an invitation. You apply for the visa and pay for it yourself.':
    'Wëë cánn wrítëtë ánn ínvítátíöntíön. Yöúú ápplyly förr thëë vísásá ándd páyy förr ítt yöúrsëlfëlf.',
  'Select whether you need help with a visa': 'Sëlëctct whëthërhër yöúú nëëdëd hëlplp wíthth áá vísásá',
  'Where are you going to stay?': 'Whërërë árëë yöúú göíngng töö stáyáy?',
  Accommodation: 'Áccömmödátíönátíön',
  'Select where you are going to stay': 'Sëlëctct whërërë yöúú árëë göíngng töö stáyáy',
  'Emergency contact: name': 'Ëmërgëncyncy cöntáctáct: námëmë',
  "Enter your emergency contact's full name, with at least two letters":
    "Ëntërër yöúrúr ëmërgëncyncy cöntáctáct'ss fúllll námëmë, wíthth átt lëástst twöö lëttërsërs",
  'How they are related to you': 'Höww thëyëy árëë rëlátëdtëd töö yöúú',
  'Emergency contact: relationship': 'Ëmërgëncyncy cöntáctáct: rëlátíönshípshíp',
  'Emergency contact: phone': 'Ëmërgëncyncy cöntáctáct: phönënë',
  'Emergency contact: email': 'Ëmërgëncyncy cöntáctáct: ëmáílíl',
  "Your emergency contact's phone number must be between 10 and 15 digits":
    "Yöúrúr ëmërgëncyncy cöntáctáct'ss phönënë númbërër mústst bëë bëtwëënëën 10 ándd 15 dígítsts",
  "Enter your emergency contact's email address in the correct format, like name@example.com":
    "Ëntërër yöúrúr ëmërgëncyncy cöntáctáct'ss ëmáílíl áddrëssëss ínn thëë cörrëctëct förmátát, líkëkë námëmë@ëxámplëplë.cömm",
  'Do you need accommodation?': 'Döö yöúú nëëdëd áccömmödátíönátíön?',
  'Accommodation needed': 'Áccömmödátíönátíön nëëdëdëd',
  'Visit dates are required': 'Vísítít dátësës árëë rëqúírëdrëd',
  'Please provide both visit start and end dates.':
    'Plëásësë prövídëídë böthth vísítít stártrt ándd ëndd dátësës.',
  'Visit end date must be after start date.': 'Vísítít ëndd dátëtë mústst bëë áftërër stártrt dátëtë.',
  'Visit start date must be today or later.': 'Vísítít stártrt dátëtë mústst bëë tödáyáy örr látërër.',
  'Institution name': 'Instítútíöntíön námëmë',
  'Institution name is required': 'Instítútíöntíön námëmë íss rëqúírëdrëd',
  'Position is required': 'Pösítíöníön íss rëqúírëdrëd',
  Signature: 'Sígnátúrëúrë',
  'Type your full name.': 'Typëpë yöúrúr fúllll námëmë.',
  'Please provide your signature before submitting.':
    'Plëásësë prövídëídë yöúrúr sígnátúrëúrë bëförërë súbmíttíngtíng.',
  'I agree to the terms and conditions': 'Ií ágrëëëë töö thëë tërmsms ándd cöndítíönsíöns',
  Agreement: 'Ágrëëmëntënt',
  'I declare that the information in this application is true and complete. I understand that false information may disqualify my application.':
    'Ií dëclárëárë thátát thëë ínförmátíöntíön ínn thísís ápplícátíöntíön íss trúëúë ándd cömplëtëëtë. Ií úndërstándtánd thátát fálsësë ínförmátíöntíön máyy dísqúálífylífy myy ápplícátíöntíön.',
  'Please agree to the terms and conditions before submitting.':
    'Plëásësë ágrëëëë töö thëë tërmsms ándd cöndítíönsíöns bëförërë súbmíttíngtíng.',
  'Please agree to all declarations before proceeding.':
    'Plëásësë ágrëëëë töö álll dëclárátíönsíöns bëförërë pröcëëdíngdíng.',
  Declarations: 'Dëclárátíönsíöns',
  'I declare that the information in this application is true, accurate and complete.':
    'Ií dëclárëárë thátát thëë ínförmátíöntíön ínn thísís ápplícátíöntíön íss trúëúë, áccúrátëátë ándd cömplëtëëtë.',
  'Declaration of accuracy': 'Dëclárátíöntíön öff áccúrácyácy',
  'I will respect patients and their families, keep what I see and hear confidential, and follow the rules of the organisation during my visit.':
    'Ií wíllll rëspëctëct pátíëntsnts ándd thëírír fámílíësíës, këëpëp whátát Ií sëëë ándd hëárár cönfídëntíáltíál, ándd föllöwöw thëë rúlësës öff thëë örgánísátíöntíön dúríngng myy vísítít.',
  'Declaration of conduct': 'Dëclárátíöntíön öff cöndúctúct',
  'I agree that my personal data are processed to review this application and to plan my visit.':
    'Ií ágrëëëë thátát myy përsönálnál dátátá árëë pröcëssëdsëd töö rëvíëwëw thísís ápplícátíöntíön ándd töö plánán myy vísítít.',
  'Declaration on data processing': 'Dëclárátíöntíön önn dátátá pröcëssíngsíng',
  "Enter the referee's email address in the correct format, like name@example.com":
    "Ëntërër thëë rëfërëërëë'ss ëmáílíl áddrëssëss ínn thëë cörrëctëct förmátát, líkëkë námëmë@ëxámplëplë.cömm",
  "The referee's phone number must be between 10 and 15 digits":
    "Thëë rëfërëërëë'ss phönënë númbërër mústst bëë bëtwëënëën 10 ándd 15 dígítsts",
  'How they know you': 'Höww thëyëy knöwöw yöúú',
  Relationship: 'Rëlátíönshípshíp',
  "Enter the referee's full name": "Ëntërër thëë rëfërëërëë'ss fúllll námëmë",
  "Enter the referee's full name, with at least two letters":
    "Ëntërër thëë rëfërëërëë'ss fúllll námëmë, wíthth átt lëástst twöö lëttërsërs",
  'Academic reference': 'Ácádëmícmíc rëfërëncëncë',
  "Enter the referee's institution": "Ëntërër thëë rëfërëërëë'ss ínstítútíöntíön",
  'Community reference': 'Cömmúnítyíty rëfërëncëncë',
  "Enter the referee's organization": "Ëntërër thëë rëfërëërëë'ss örgánízátíöntíön",
  'Reference name and email are required': 'Rëfërëncëncë námëmë ándd ëmáílíl árëë rëqúírëdrëd',
  References: 'Rëfërëncësncës',
  'Reference {position}': 'Rëfërëncëncë {position}',
  'Add a reference': 'Áddd áá rëfërëncëncë',
  'The stored letter is from {writer}. Select the letter of {referee}':
    'Thëë störëdëd lëttërër íss frömöm {writer}. Sëlëctct thëë lëttërër öff {referee}',
  'Give one academic and one community reference':
    'Gívëvë önëë ácádëmícmíc ándd önëë cömmúnítyíty rëfërëncëncë',
  'Select your {label}': 'Sëlëctct yöúrúr {label}',
  '{label} must be a PDF': '{label} mústst bëë áá PDFf',
  '{label} must be a PDF, JPG or PNG': '{label} mústst bëë áá PDFf, JPGg örr PNGg',
  '{label} must be smaller than {megabytes}MB': '{label} mústst bëë smállërlër thánán {megabytes}MBb',
  '{label} is empty': '{label} íss ëmptyty',
  '{label} is password protected': '{label} íss pásswördörd prötëctëdtëd',
  '{label} could not be read. Save it as a PDF again and retry':
    '{label} cöúldld nött bëë rëádád. Sávëvë ítt áss áá PDFf ágáínín ándd rëtryry',
  '{label} could not be uploaded, try again': '{label} cöúldld nött bëë úplöádëddëd, tryy ágáínín',
  CV: 'CVv',
  'cover letter': 'cövërër lëttërër',
  'transcript or proof of enrolment': 'tránscríptrípt örr prööföf öff ënrölmëntënt',
  'criminal record': 'crímínálnál rëcördrd',
  'other document': 'öthërër döcúmëntënt',
  letter: 'lëttërër',
  'identity document': 'ídëntítyíty döcúmëntënt',
  'national ID or passport': 'nátíönálnál IDd örr pásspörtört',
  'Select your national ID or passport': 'Sëlëctct yöúrúr nátíönálnál IDd örr pásspörtört',
  'CV/Professional Bio is required. Please upload your CV.':
    'CVv/Pröfëssíönálönál Bíöö íss rëqúírëdrëd. Plëásësë úplöádád yöúrúr CVv.',
  'Institutional letter is required for institutional visits.':
    'Instítútíönálíönál lëttërër íss rëqúírëdrëd förr ínstítútíönálíönál vísítsts.',
  'Part of this file is no longer kept. Please send it again':
    'Pártrt öff thísís fílëlë íss nöö löngërër këptpt. Plëásësë sëndnd ítt ágáínín',
  'This file has not arrived completely. Please send it again':
    'Thísís fílëlë háss nött árrívëdvëd cömplëtëlytëly. Plëásësë sëndnd ítt ágáínín',
  'This file was damaged on its way. Please send it again':
    'Thísís fílëlë wáss dámágëdgëd önn ítss wáyy. Plëásësë sëndnd ítt ágáínín',
  'A piece of the file is missing': 'Áá píëcëcë öff thëë fílëlë íss míssíngíng',
  'This piece does not belong to the file': 'Thísís píëcëcë döësës nött bëlöngng töö thëë fílëlë',
  'File must be smaller than {megabytes}MB': 'Fílëlë mústst bëë smállërlër thánán {megabytes}MBb',
  'Only PDF files are allowed': 'Önlyly PDFf fílësës árëë állöwëdwëd',
  'Only PDF, JPG, JPEG, PNG files are allowed': 'Önlyly PDFf, JPGg, JPËGëg, PNGg fílësës árëë állöwëdwëd',
  'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed':
    'Önlyly PDFf, DÖCc, DÖCXcx, JPGg, JPËGëg, PNGg fílësës árëë állöwëdwëd',
  'Please select a file to upload.': 'Plëásësë sëlëctct áá fílëlë töö úplöádád.',
  'Please select a document type.': 'Plëásësë sëlëctct áá döcúmëntënt typëpë.',
  'The application cannot be submitted without this document. Choose another file in its place.':
    'Thëë ápplícátíöntíön cánnötöt bëë súbmíttëdtëd wíthöútöút thísís döcúmëntënt. Chöösësë ánöthërhër fílëlë ínn ítss plácëcë.',
  'This type of document does not belong to this application.':
    'Thísís typëpë öff döcúmëntënt döësës nött bëlöngng töö thísís ápplícátíöntíön.',
  'Signed CV / Resume': 'Sígnëdëd CVv / Rësúmëmë',
  'Cover letter': 'Cövërër lëttërër',
  'Academic transcript or proof of enrolment': 'Ácádëmícmíc tránscríptrípt örr prööföf öff ënrölmëntënt',
  'Valid criminal record': 'Válídíd crímínálnál rëcördrd',
  'Other document': 'Öthërër döcúmëntënt',
  'Signed CV or professional bio': 'Sígnëdëd CVv örr pröfëssíönálönál bíöö',
  'Institutional letter of support': 'Instítútíönálíönál lëttërër öff súppörtört',
  'Other documents': 'Öthërër döcúmëntsnts',
  'National ID or passport': 'Nátíönálnál IDd örr pásspörtört',
  'recommendation letter': 'rëcömmëndátíönátíön lëttërër',
  'academic reference letter': 'ácádëmícmíc rëfërëncëncë lëttërër',
  'character reference letter': 'cháráctërtër rëfërëncëncë lëttërër',
  'Some parts of the application are missing. Go back to them, then submit again.':
    'Sömëmë pártsts öff thëë ápplícátíöntíön árëë míssíngíng. Göö báckck töö thëmëm, thënën súbmítít ágáínín.',
  'This application has been submitted and cannot be edited.':
    'Thísís ápplícátíöntíön háss bëënën súbmíttëdtëd ándd cánnötöt bëë ëdítëdëd.',
  'Your application is in. The confirmation email could not be sent yet; we keep trying.':
    'Yöúrúr ápplícátíöntíön íss ínn. Thëë cönfírmátíöntíön ëmáílíl cöúldld nött bëë sëntnt yëtt; wëë këëpëp tryíngng.',
  'This application was changed in another tab or on another device.':
    'Thísís ápplícátíöntíön wáss chángëdgëd ínn ánöthërhër tább örr önn ánöthërhër dëvícëcë.',
  'There are no days of this application to put into a calendar.':
    'Thërërë árëë nöö dáysys öff thísís ápplícátíöntíön töö pútt íntötö áá cálëndárdár.',
  'You have five calendar addresses already. End one of them first.':
    'Yöúú hávëvë fívëvë cálëndárdár áddrëssëssës álrëádyády. Ëndd önëë öff thëmëm fírstst.',
  'Give the calendar a name': 'Gívëvë thëë cálëndárdár áá námëmë',
  'Our selection team reads every application and looks at eligibility, qualifications and fit with our mission. We will write to you as soon as there is a decision; there is nothing you need to do until then.':
    'Öúrr sëlëctíöníön tëámám rëádsds ëvëryry ápplícátíöntíön ándd lööksks átt ëlígíbílítylíty, qúálífícátíönstíöns ándd fítt wíthth öúrr míssíöníön. Wëë wíllll wrítëtë töö yöúú áss söönön áss thërërë íss áá dëcísíöníön; thërërë íss nöthíngíng yöúú nëëdëd töö döö úntílíl thënën.',
  'Our team reads every application and looks at what you would like to see and when we can host you. Please do not book anything yet: approval is not guaranteed, visits depend on availability, and visitors pay their own costs. We will write to you as soon as there is a decision.':
    'Öúrr tëámám rëádsds ëvëryry ápplícátíöntíön ándd lööksks átt whátát yöúú wöúldld líkëkë töö sëëë ándd whënën wëë cánn höstst yöúú. Plëásësë döö nött böökök ánythíngíng yëtt: áppröválvál íss nött gúárántëëdtëëd, vísítsts dëpëndnd önn áváílábílítylíty, ándd vísítörsörs páyy thëírír öwnn cöststs. Wëë wíllll wrítëtë töö yöúú áss söönön áss thërërë íss áá dëcísíöníön.',
  'Application data saved, but file upload failed. Please try uploading files again.':
    'Ápplícátíöntíön dátátá sávëdëd, bútt fílëlë úplöádád fáílëdëd. Plëásësë tryy úplöádíngíng fílësës ágáínín.',
  "You don't have permission to update this application":
    "Yöúú dönn'tt hávëvë përmíssíönsíön töö úpdátëtë thísís ápplícátíöntíön",
  'Validation failed': 'Válídátíöntíön fáílëdëd',
  'Please try again': 'Plëásësë tryy ágáínín',
  'No intern_details_id found. Please close and reopen the edit modal.':
    'Nöö íntërnrn_dëtáílsíls_ídd föúndnd. Plëásësë clösësë ándd rëöpënën thëë ëdítít mödálál.',
  'No application ID found': 'Nöö ápplícátíöntíön IDd föúndnd',
  'Failed to upload document': 'Fáílëdëd töö úplöádád döcúmëntënt',
  'Update Failed': 'Updátëtë Fáílëdëd',
  'File Too Large': 'Fílëlë Tööö Lárgëgë',
  'Invalid File Type': 'Inválídlíd Fílëlë Typëpë',
  'Please provide a reason for your request': 'Plëásësë prövídëídë áá rëásönön förr yöúrúr rëqúëstëst',
  'Please provide a more detailed reason (at least {min} characters)':
    'Plëásësë prövídëídë áá mörërë dëtáílëdlëd rëásönön (átt lëástst {min} cháráctërstërs)',
  'Reason cannot exceed {max} characters': 'Rëásönön cánnötöt ëxcëëdëd {max} cháráctërstërs',
  'This application is not submitted yet. You can discard it.':
    'Thísís ápplícátíöntíön íss nött súbmíttëdtëd yëtt. Yöúú cánn díscárdárd ítt.',
  'We have already decided on this application, so it can no longer be withdrawn.':
    'Wëë hávëvë álrëádyády dëcídëddëd önn thísís ápplícátíöntíön, söö ítt cánn nöö löngërër bëë wíthdráwnáwn.',
  'This application is not withdrawn.': 'Thísís ápplícátíöntíön íss nött wíthdráwnáwn.',
  'A withdrawal can be cancelled within one day. Please write to us.':
    'Áá wíthdráwáláwál cánn bëë cáncëllëdlëd wíthínín önëë dáyy. Plëásësë wrítëtë töö úss.',
  'You have an open application of this kind already. Submit or discard it first, then take this one.':
    'Yöúú hávëvë ánn öpënën ápplícátíöntíön öff thísís kíndnd álrëádyády. Súbmítít örr díscárdárd ítt fírstst, thënën tákëkë thísís önëë.',
  'You have since started another application of this kind. Submit or discard that one first, then bring this one back.':
    'Yöúú hávëvë síncëcë stártëdtëd ánöthërhër ápplícátíöntíön öff thísís kíndnd. Súbmítít örr díscárdárd thátát önëë fírstst, thënën bríngng thísís önëë báckck.',
  'Another application can be requested when there is a decision on this one.':
    'Ánöthërhër ápplícátíöntíön cánn bëë rëqúëstëdtëd whënën thërërë íss áá dëcísíöníön önn thísís önëë.',
  'Another application can be requested one year after this one was submitted.':
    'Ánöthërhër ápplícátíöntíön cánn bëë rëqúëstëdtëd önëë yëárár áftërër thísís önëë wáss súbmíttëdtëd.',
  'You have already asked for another application of this kind.':
    'Yöúú hávëvë álrëádyády áskëdëd förr ánöthërhër ápplícátíöntíön öff thísís kíndnd.',
  'There is a newer application of this kind.': 'Thërërë íss áá nëwërër ápplícátíöntíön öff thísís kíndnd.',
  'You have an open application of this kind already.':
    'Yöúú hávëvë ánn öpënën ápplícátíöntíön öff thísís kíndnd álrëádyády.',
  'You have applied for this already. Ask for another application instead.':
    'Yöúú hávëvë ápplíëdíëd förr thísís álrëádyády. Áskk förr ánöthërhër ápplícátíöntíön ínstëádëád.',
  'Start your first application with its form.': 'Stártrt yöúrúr fírstst ápplícátíöntíön wíthth ítss förmrm.',
  'Continue this application in its form.': 'Cöntínúënúë thísís ápplícátíöntíön ínn ítss förmrm.',
  'Your interests and why you want to come': 'Yöúrúr íntërëstssts ándd whyy yöúú wántnt töö cömëmë',
  'Two people who know you: one from your studies, one from your community':
    'Twöö pëöplëlë whöö knöwöw yöúú: önëë frömöm yöúrúr stúdíësíës, önëë frömöm yöúrúr cömmúnítyíty',
  'Where you come from and your position': 'Whërërë yöúú cömëmë frömöm ándd yöúrúr pösítíöníön',
  'Why you want to come': 'Whyy yöúú wántnt töö cömëmë',
  'When you want to come': 'Whënën yöúú wántnt töö cömëmë',
  'The applicant uploads them': 'Thëë ápplícántánt úplöádsáds thëmëm',
  'We ask the referees': 'Wëë áskk thëë rëfërëësëës',
  'The applicant chooses': 'Thëë ápplícántánt chöösëssës',
  'Not asked yet': 'Nött áskëdëd yëtt',
  Asked: 'Áskëdëd',
  Opened: 'Öpënëdëd',
  'Letter received': 'Lëttërër rëcëívëdvëd',
  Declined: 'Dëclínëdnëd',
  'Ask your referee for the letter': 'Áskk yöúrúr rëfërëërëë förr thëë lëttërër',
  'Enter the name of your referee': 'Ëntërër thëë námëmë öff yöúrúr rëfërëërëë',
  'Choose which letter this is': 'Chöösësë whíchch lëttërër thísís íss',
  'Write what your referee should write about': 'Wrítëtë whátát yöúrúr rëfërëërëë shöúldld wrítëtë áböútút',
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.':
    'Yöúú cánnötöt bëë yöúrúr öwnn rëfërëërëë. Námëmë sömëbödyödy ëlsësë, wíthth thëírír öwnn ëmáílíl áddrëssëss ándd phönënë númbërër.',
  'Letters are uploaded here. Please ask your referee for the letter as a PDF.':
    'Lëttërsërs árëë úplöádëddëd hërërë. Plëásësë áskk yöúrúr rëfërëërëë förr thëë lëttërër áss áá PDFf.',
  'Letters are not uploaded here: we ask your referees for them.':
    'Lëttërsërs árëë nött úplöádëddëd hërërë: wëë áskk yöúrúr rëfërëësëës förr thëmëm.',
  'This letter is here already.': 'Thísís lëttërër íss hërërë álrëádyády.',
  'We no longer take letters for this application.':
    'Wëë nöö löngërër tákëkë lëttërsërs förr thísís ápplícátíöntíön.',
  'Nobody is being asked for this letter now.': 'Nöbödydy íss bëíngng áskëdëd förr thísís lëttërër nöww.',
  'The first email has not been sent yet. It is sent once you have confirmed your email address.':
    'Thëë fírstst ëmáílíl háss nött bëënën sëntnt yëtt. Itt íss sëntnt öncëcë yöúú hávëvë cönfírmëdmëd yöúrúr ëmáílíl áddrëssëss.',
  'Your email address is already confirmed, or there is nobody left to ask.':
    'Yöúrúr ëmáílíl áddrëssëss íss álrëádyády cönfírmëdmëd, örr thërërë íss nöbödydy lëftft töö áskk.',
  'You can remind your referee once every three days, next on {day}.':
    'Yöúú cánn rëmíndnd yöúrúr rëfërëërëë öncëcë ëvëryry thrëëëë dáysys, nëxtxt önn {day}.',
  'The letter of {name} has not come yet': 'Thëë lëttërër öff {name} háss nött cömëmë yëtt',
  '{name} cannot write the letter. Please ask somebody else':
    '{name} cánnötöt wrítëtë thëë lëttërër. Plëásësë áskk sömëbödyödy ëlsësë',
  'waiting for {missing} of {needed} letter': 'wáítíngíng förr {missing} öff {needed} lëttërër',
  'waiting for {missing} of {needed} letters': 'wáítíngíng förr {missing} öff {needed} lëttërsërs',
  Reopened: 'Rëöpënëdnëd',
  Answered: 'Ánswërëdrëd',
  'Time over': 'Tímëmë övërër',
  'Decided meanwhile': 'Dëcídëddëd mëánwhílëílë',
  'Withdrawn meanwhile': 'Wíthdráwnáwn mëánwhílëílë',
  'Ended by staff': 'Ëndëdëd byy stáffff',
  'This application is not reopened now.': 'Thísís ápplícátíöntíön íss nött rëöpënëdnëd nöww.',
  'The time for these answers is over, so nothing was changed. What you typed is still on this device. Please write to us.':
    'Thëë tímëmë förr thësësë ánswërsërs íss övërër, söö nöthíngíng wáss chángëdgëd. Whátát yöúú typëdëd íss stíllll önn thísís dëvícëcë. Plëásësë wrítëtë töö úss.',
  'We are no longer waiting for these answers, so nothing was changed.':
    'Wëë árëë nöö löngërër wáítíngíng förr thësësë ánswërsërs, söö nöthíngíng wáss chángëdgëd.',
  Draft: 'Dráftft',
  'In progress': 'Inn prögrëssëss',
  Submitted: 'Súbmíttëdtëd',
  'In review': 'Inn rëvíëwëw',
  Approved: 'Ápprövëdvëd',
  Rejected: 'Rëjëctëdtëd',
  Pending: 'Pëndíngíng',
  Observation: 'Öbsërvátíöntíön',
  Male: 'Málëlë',
  Female: 'Fëmálëlë',
  'Prefer not to say': 'Prëfërër nött töö sáyy',
  'High School': 'Híghgh Schöölöl',
  Associate: 'Ássöcíátëátë',
  Bachelor: 'Báchëlörlör',
  Master: 'Mástërër',
  PhD: 'PhDd',
  'Post-graduate': 'Pöstst-grádúátëátë',
  Research: 'Rësëárchrch',
  Advocacy: 'Ádvöcácyácy',
  'Open to All': 'Öpënën töö Álll',
  English: 'Ënglíshísh',
  French: 'Frënchch',
  Chinese: 'Chínësëësë',
  Spanish: 'Spáníshísh',
  Kiswahili: 'Kíswáhílíílí',
  Kinyarwanda: 'Kínyárwándáándá',
  Arabic: 'Árábícíc',
  Portuguese: 'Pörtúgúësëúësë',
  Russian: 'Rússíáníán',
  Native: 'Nátívëvë',
  Basic: 'Básícíc',
  Intermediate: 'Intërmëdíátëíátë',
  Advanced: 'Ádváncëdcëd',
  Proficient: 'Pröfícíëntíënt',
  'Hotel or guest house': 'Hötëlël örr gúëstst höúsësë',
  'Rented room or flat': 'Rëntëdëd röömöm örr flátát',
  'With family, friends or a host': 'Wíthth fámílyly, fríëndsnds örr áá höstst',
  'At home: I live nearby': 'Átt hömëmë: Ií lívëvë nëárbyby',
  'Not decided yet': 'Nött dëcídëddëd yëtt',
  'Personal Info': 'Përsönálnál Inföfö',
  'Personal Details': 'Përsönálnál Dëtáílsíls',
  Experience: 'Ëxpëríëncëëncë',
  Skills: 'Skíllsls',
  'Academic Reference': 'Ácádëmícmíc Rëfërëncëncë',
  'Community Reference': 'Cömmúnítyíty Rëfërëncëncë',
  Documents: 'Döcúmëntsnts',
  'Review and Submit': 'Rëvíëwëw ándd Súbmítít',
  'Visit Goals': 'Vísítít Göálsls',
  Logistics: 'Lögístícsícs',
  Declaration: 'Dëclárátíöntíön',
  'Review & Submit': 'Rëvíëwëw & Súbmítít',
  Education: 'Ëdúcátíöníön',
  Motivation: 'Mötívátíöntíön',
  Availability: 'Áváílábílítylíty',
  Internship: 'Intërnshípshíp',
  'an internship': 'ánn íntërnshípshíp',
  Internships: 'Intërnshípshíps',
  Visit: 'Vísítít',
  'a visit': 'áá vísítít',
  Visits: 'Vísítsts',
  Visitor: 'Vísítörtör',
  Honours: 'Hönöúrsúrs',
  Clinical: 'Clínícálcál',
  Interests: 'Intërëstssts',
  'Intern Personal Information': 'Intërnrn Përsönálnál Införmátíöntíön',
  'Institution Information': 'Instítútíöntíön Införmátíöntíön',
  'Degrees Information': 'Dëgrëësëës Införmátíöntíön',
  'Honours & Awards': 'Hönöúrsúrs & Áwárdsds',
  'Clinical Experience': 'Clínícálcál Ëxpëríëncëëncë',
  'Research Experience': 'Rësëárchrch Ëxpëríëncëëncë',
  'Volunteer Experience': 'Völúntëërëër Ëxpëríëncëëncë',
  'References Information': 'Rëfërëncësncës Införmátíöntíön',
  'Interest Information': 'Intërëstëst Införmátíöntíön',
  'Language Skills Information': 'Lángúágëágë Skíllsls Införmátíöntíön',
  'Documents Uploaded': 'Döcúmëntsnts Uplöádëddëd',
  'Personal Information': 'Përsönálnál Införmátíöntíön',
  'Visit Logistics': 'Vísítít Lögístícsícs',
  'Purpose to visit': 'Púrpösëösë töö vísítít',
  'All notifications marked as read': 'Álll nötífícátíönstíöns márkëdëd áss rëádád',
  'Application updated': 'Ápplícátíöntíön úpdátëdtëd',
  'Application submitted': 'Ápplícátíöntíön súbmíttëdtëd',
  'Status changed': 'Státúsús chángëdgëd',
  All: 'Álll',
  Today: 'Tödáyáy',
  'This Week': 'Thísís Wëëkëk',
  'This Month': 'Thísís Mönthth',
  Approval: 'Áppröválvál',
  Rejection: 'Rëjëctíöníön',
  'Status update': 'Státúsús úpdátëtë',
  'Request for information': 'Rëqúëstëst förr ínförmátíöntíön',
  'So that we know who applies, and can reach you with our answer.':
    'Söö thátát wëë knöwöw whöö ápplíësíës, ándd cánn rëáchch yöúú wíthth öúrr ánswërër.',
  'So that we can plan the visit with people who do the same work.':
    'Söö thátát wëë cánn plánán thëë vísítít wíthth pëöplëlë whöö döö thëë sámëmë wörkrk.',
  'So that the place is ready for you when you come.':
    'Söö thátát thëë plácëcë íss rëádydy förr yöúú whënën yöúú cömëmë.',
  'The internship is for people who are studying now.':
    'Thëë íntërnshípshíp íss förr pëöplëlë whöö árëë stúdyíngíng nöww.',
  'They show what you can build on. It is fine to have none yet.':
    'Thëyëy shöwöw whátát yöúú cánn búíldld önn. Itt íss fínënë töö hávëvë nönënë yëtt.',
  'They tell us what you are proud of. Many people have none.':
    'Thëyëy tëllll úss whátát yöúú árëë pröúdúd öff. Mányny pëöplëlë hávëvë nönënë.',
  'A course about care or research helps us to find work that fits you.':
    'Áá cöúrsësë áböútút cárërë örr rësëárchrch hëlpsps úss töö fíndnd wörkrk thátát fítsts yöúú.',
  'So that we do not teach you what you already know.':
    'Söö thátát wëë döö nött tëáchch yöúú whátát yöúú álrëádyády knöwöw.',
  'So that we can see which of our studies would suit you.':
    'Söö thátát wëë cánn sëëë whíchch öff öúrr stúdíësíës wöúldld súítít yöúú.',
  'Helping others counts for us as much as paid work.':
    'Hëlpíngíng öthërsrs cöúntsts förr úss áss múchch áss páídíd wörkrk.',
  'So that you work and learn with the right team.':
    'Söö thátát yöúú wörkrk ándd lëárnrn wíthth thëë ríghtht tëámám.',
  'Your own words tell us more than marks and papers.':
    'Yöúrúr öwnn wördsds tëllll úss mörërë thánán márksks ándd pápërsrs.',
  'So that we can plan who you meet and what you see.':
    'Söö thátát wëë cánn plánán whöö yöúú mëëtët ándd whátát yöúú sëëë.',
  'Our patients speak many languages. We look for people who can talk with them.':
    'Öúrr pátíëntsnts spëákák mányny lángúágësgës. Wëë löökök förr pëöplëlë whöö cánn tálklk wíthth thëmëm.',
  'So that we can find a place at a time that suits you.':
    'Söö thátát wëë cánn fíndnd áá plácëcë átt áá tímëmë thátát súítsts yöúú.',
  'So that we can find days on which somebody has time for you.':
    'Söö thátát wëë cánn fíndnd dáysys önn whíchch sömëbödyödy háss tímëmë förr yöúú.',
  'So that we speak at your level, and show you what is new to you.':
    'Söö thátát wëë spëákák átt yöúrúr lëvëlël, ándd shöwöw yöúú whátát íss nëww töö yöúú.',
  'So that somebody is there for you from the day you arrive.':
    'Söö thátát sömëbödyödy íss thërërë förr yöúú frömöm thëë dáyy yöúú árrívëvë.',
  'So that we can tell you in time where you may stay.':
    'Söö thátát wëë cánn tëllll yöúú ínn tímëmë whërërë yöúú máyy stáyáy.',
  'Patients trust us: all who come agree to the same rules.':
    'Pátíëntsnts trústst úss: álll whöö cömëmë ágrëëëë töö thëë sámëmë rúlësës.',
  'Somebody who has taught you can say how you learn and work.':
    'Sömëbödyödy whöö háss táúghtht yöúú cánn sáyy höww yöúú lëárnrn ándd wörkrk.',
  'Our patients are seriously ill. We ask somebody who knows how you treat people.':
    'Öúrr pátíëntsnts árëë sëríöúslysly ílll. Wëë áskk sömëbödyödy whöö knöwsws höww yöúú trëátát pëöplëlë.',
  'With your name you say that these are your own answers.':
    'Wíthth yöúrúr námëmë yöúú sáyy thátát thësësë árëë yöúrúr öwnn ánswërsërs.',
  'What you like to do may help our patients and our team.':
    'Whátát yöúú líkëkë töö döö máyy hëlplp öúrr pátíëntsnts ándd öúrr tëámám.',
  'So that your work fits into your week.': 'Söö thátát yöúrúr wörkrk fítsts íntötö yöúrúr wëëkëk.',
  'They tell us what else you have learned.': 'Thëyëy tëllll úss whátát ëlsësë yöúú hávëvë lëárnëdnëd.',
  'So that we can tell you in time about the journey, the visa and where to stay.':
    'Söö thátát wëë cánn tëllll yöúú ínn tímëmë áböútút thëë jöúrnëynëy, thëë vísásá ándd whërërë töö stáyáy.',
  'For example: Bachelor of Nursing.': 'Förr ëxámplëplë: Báchëlörlör öff Núrsíngíng.',
  'For example: first prize, or a grant.': 'Förr ëxámplëplë: fírstst prízëzë, örr áá grántnt.',
  'For example: KG 11 Avenue 5, Kigali, Rwanda.': 'Förr ëxámplëplë: KGg 11 Ávënúëúë 5, Kígálílí, Rwándádá.',
  'For example: 20, which is five mornings.': 'Förr ëxámplëplë: 20, whíchch íss fívëvë mörníngsngs.',
  'For example: my teacher, or my employer.': 'Förr ëxámplëplë: myy tëáchërhër, örr myy ëmplöyëryër.',
  'For example: nursing aide, district hospital, 2025.':
    'Förr ëxámplëplë: núrsíngíng áídëdë, dístríctíct höspítáltál, 2025.',
};

export default sentences;
