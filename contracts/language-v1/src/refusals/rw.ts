/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Iki cyifuzo nticyasomwe.',
  'The request took too long to arrive. Please try again.': 'Icyifuzo cyatinze kugera. Ongera ugerageze.',
  'There is nothing at this address.': 'Nta kiri kuri iyi aderesi.',
  'This address cannot be used in that way.': 'Iyi aderesi ntikoreshwa muri ubwo buryo.',
  'This is too much for one request.': 'Ibi birenze ibyakirwa icyarimwe.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Hari dosiye nyinshi ziri koherezwa bivuye hano. Ongera ugerageze mu masegonda make.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Hari ibintu byinshi cyane biri koherezwa ku rubuga muri aka kanya. Ongera ugerageze mu masegonda make.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Iki gice cy’urubuga ntigisubiza ubu. Ongera ugerageze mu masegonda make.',
  'Something went wrong. Please try again.': 'Habaye ikibazo. Ongera ugerageze.',
  'Go back with the Back button of your browser.':
    'Subira inyuma ukoresheje buto yo Gusubira inyuma ya mushakisha yawe.',
  'No version of {name} is being tried.': 'Nta verisiyo ya {name} iri kugeragezwa.',
  'No version of {name} was live before this one.': 'Nta verisiyo ya {name} yakoraga mbere y’iyi.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Undi muntu yasohoye {name} cyangwa yasubiye inyuma muri aka kanya.',
  'Nothing of {name} is live.': 'Nta cya {name} kiri gukora.',
  'There is no version {version} of {name}.': 'Nta verisiyo {version} ya {name} ihari.',
  '{name} {version} is no longer live: {live} is live.': '{name} {version} ntigikora: {live} ni yo ikora.',
  '{reason} Nothing was changed: what was live is live.': '{reason} Nta cyahindutse: icyakoraga kiracyakora.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Inyandiko ya verisiyo yangiritse; inyandiko za geti zivuga icyo gukora.',
  'Another gateway has been changing the releases for a long time.':
    'Indi geti imaze igihe kirekire ihindura verisiyo.',
  'The folder of releases cannot be written ({code}).':
    'Ububiko bwa verisiyo ntibushobora kwandikwamo ({code}).',
  'There is an open application of this kind already.': 'Hasanzwe hari ubundi busabe nk’ubu budasojwe.',
  'Must be a list': 'Iki gisubizo kigomba kuba urutonde',
  'Must be true or false': 'Subiza ni byo cyangwa si byo',
  'There is nothing to change in this': 'Nta cyo guhindura kiri muri ibi',
  'Each kind of reference can be given once': 'Buri bwoko bw’ukuzi butangwa rimwe',
  'Select which reference this is': 'Hitamo uyu ukuzi uwo ari we',
  'Select what you apply for': 'Hitamo icyo usaba',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Inyandiko zose hamwe zishobora kugira MB {megabytes}. Ohereza dosiye nto.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    'Iyi nyandiko irimo porogaramu, amabwiriza cyangwa izindi dosiye: {label}. Yongere uyisohore muri PDF nshya, wongere ugerageze',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry':
    'Iyi nyandiko ni urupapuro rwuzuzwa rugaragazwa na porogaramu zimwe gusa: {label}. Yisohore muri PDF nshya, wongere ugerageze',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    'Iyi nyandiko irimo ibintu byinjijwemo cyangwa ihamagara izindi dosiye: {label}. Yibike nka PDF, wongere ugerageze',
  'The file could not be checked. Please try again shortly.':
    'Dosiye ntiyashoboye gusuzumwa. Ongera ugerageze mu kanya.',
  '{label} contains macros. Save it without them and retry':
    'Iyi nyandiko irimo makoro: {label}. Yibike utazishyizemo, wongere ugerageze',
  '{label} contains a virus. Choose another file': 'Iyi nyandiko irimo virusi: {label}. Hitamo indi dosiye',
  'This file is still being checked for viruses. Please try again in a minute.':
    'Iyi dosiye iracyasuzumwa virusi. Ongera ugerageze mu munota.',
  'This file contains a virus and cannot be opened.': 'Iyi dosiye irimo virusi, ntishobora gufungurwa.',
  'Many files are being checked just now. Please try again shortly.':
    'Dosiye nyinshi ziri gusuzumwa ubu. Ongera ugerageze mu kanya.',
  'A file may have {megabytes} MB': 'Dosiye ishobora kugira MB {megabytes}',
  'Many applications have been started in your network. Your answers stay on this device.':
    'Ubusabe bwinshi bwatangiriye mu muyoboro wawe. Ibisubizo byawe biguma kuri iki gikoresho.',
  'We have emailed this link several times today. Please look in your inbox and your spam folder.':
    'Uyu murongo twawohereje kenshi uyu munsi. Reba muri imeyili yawe, no mu butumwa budashakwa.',
  'Many files have been uploaded in your network today.':
    'Dosiye nyinshi zoherejwe mu muyoboro wawe uyu munsi.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Aderesi nyinshi za kalendari zitabaho zageragejwe mu muyoboro wawe.',
  'This calendar was read many times.': 'Iyi kalendari yasomwe inshuro nyinshi.',
  'You have asked many referees today.': 'Wasabye abakuzi benshi uyu munsi.',
  'Many referees were asked from your network today.':
    'Abakuzi benshi basabwe bivuye mu muyoboro wawe uyu munsi.',
  'The email has already been sent. Please look in your inbox and your spam folder.':
    'Imeyili yamaze koherezwa. Reba mu butumwa bwawe, no mu butifuzwa.',
  'Many links that do not work were tried in your network.':
    'Amahuza menshi adafungura yageragejwe mu muyoboro wawe.',
  'New links have already been sent.': 'Amahuza mashya yamaze koherezwa.',
  'This PDF was started many times.': 'Iyi PDF yatangiye koherezwa inshuro nyinshi.',
  'This page was sent many times.': 'Uru rupapuro rwoherejwe inshuro nyinshi.',
  'Many tests were sent.': 'Hoherejwe amagerageza menshi.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Amakuru yawe ari gukururwa. Tegereza agere, hanyuma wongere ugerageze.',
  'Many people download their data just now. Please try again shortly.':
    'Abantu benshi bari gukurura amakuru yabo ubu. Ongera ugerageze mu kanya.',
  'There is no such act': 'Iki gikorwa ntikibaho',
  'Open the list again: this page is not there.': 'Ongera ufungure urutonde: uru rupapuro ntirubaho.',
  'Enter a day as 2026-11-23': 'Andika umunsi nka 2026-11-23',
  'Enter the name of your colleague': 'Andika izina rya mugenzi wawe',
  'The letter cannot come from the applicant. Name a colleague':
    'Ibaruwa ntishobora kuva ku usaba. Vuga mugenzi wawe',
  'Write your letter, or add it as a PDF': 'Andika ibaruwa yawe, cyangwa uyongereho muri PDF',
  'Your data': 'Amakuru yawe',
  'As it was on {day}. The file data.json has all of it for programs.':
    'Uko yari ameze ku wa {day}. Dosiye data.json irimo byose mu buryo porogaramu zisoma.',
  '{status}, submitted on {day}': '{status}; bwatugezeho ku wa {day}',
  'None.': 'Nta na zo.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Izi nyandiko ntizashoboye kongerwamo: ziracyasuzumwa virusi, zaranzwe, cyangwa ntizashoboye gusomwa. Twandikire niba uzikeneye.',
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
  'From Date cannot be later than To Date': 'Itariki itangira ntishobora kuba nyuma y’irangira',
  'Give days, or dates, not both': 'Tanga iminsi cyangwa amatariki, si byombi',
  'From Date must be a date like 2026-01-31': 'Itariki itangira igomba kuba nka 2026-01-31',
  'To Date must be a date like 2026-01-31': 'Itariki irangira igomba kuba nka 2026-01-31',
  'Days must be a whole number from 1 to 36500':
    'Iminsi igomba kuba umubare wuzuye kuva kuri 1 kugera kuri 36500',
  'Limit must be a whole number from 1': 'Umubare ntarengwa ugomba kuba umubare wuzuye uhereye kuri 1',
  'Your files are still being prepared. Please wait until they are ready, then try again.':
    'Dosiye zawe ziracyategurwa. Tegereza zigere, hanyuma wongere ugerageze.',
  'Many files are being prepared now. Please try again shortly.':
    'Dosiye nyinshi ziri gutegurwa ubu. Ongera ugerageze mu kanya.',
  'This does not exist or is not yours.': 'Ibi ntibibaho cyangwa si ibyawe.',
  'Please sign in to continue.': 'Injira kugira ngo ukomeze.',
  'Your session has ended. Please sign in again.': 'Igihe cyawe cyo kwinjira cyarangiye. Ongera winjire.',
  'You are not allowed to do this.': 'Ntiwemerewe gukora ibi.',
  'Enter your password again to do this.': 'Ongera wandike ijambo ryawe ry’ibanga kugira ngo ukore ibi.',
  'Choose your own password first. You can do nothing else before that.':
    'Banza uhitemo ijambobanga ryawe bwite. Nta kindi wakora mbere yaho.',
  'Set up an authenticator app first: administrators of this portal need a code to sign in.':
    'Banza ushyireho porogaramu itanga kode: abayobozi b’uru rubuga bakeneye kode yo kwinjira.',
  'A token cannot do this: sign in for it.': 'Ibi ntibikorwa na token: injira ubwawe.',
  'This token is not made for this: it needs {scope}.': 'Iyi token ntiyagenewe ibi: ikeneye {scope}.',
  'Please correct the marked fields.': 'Kosora imyanya yagaragajwe.',
  'Too many attempts. Please try again later.': 'Wagerageje inshuro nyinshi. Ongera ugerageze nyuma.',
  'This is not available at the moment. Please try again shortly.':
    'Ibi ntibiboneka ubu. Ongera ugerageze mu kanya.',
  'What was sent is too large.': 'Ibyoherejwe ni binini cyane.',
  'What was sent has the wrong type.': 'Ibyoherejwe ni iby’ubwoko butari bwo.',
  'What was sent could not be read.': 'Ibyoherejwe ntibyasomwe.',
  'Please send JSON.': 'Ohereza JSON.',
  'Please send it uncompressed.': 'Byohereze bidahinnye.',
  'Please send a form with files (multipart/form-data).':
    'Ohereza ifishi irimo dosiye (multipart/form-data).',
  'This address takes {methods}.': 'Iyi aderesi yakira {methods}.',
  'Time zone must be one like Africa/Kigali': 'Igihe cy’akarere kigomba kuba nka Africa/Kigali',
  '{spent} Please try again in {wait}.': '{spent} Ongera ugerageze nyuma y’{wait}.',
  'a minute': 'umunota',
  '{minutes} minutes': 'iminota {minutes}',
  '{hours} hours': 'amasaha {hours}',
  'A token makes at most {most} calls a minute. Please wait {seconds} s.':
    'Token ikora inshuro zitarenze {most} ku munota. Tegereza amasegonda {seconds}.',
  'Too many files are on their way just now. Please try again shortly.':
    'Dosiye nyinshi ziri koherezwa ubu. Ongera ugerageze mu kanya.',
  'This has more entries than can be taken in one request.':
    'Hari ibintu byinshi kurusha ibyakirwa icyarimwe.',
  'This list has too many rows. Please send fewer': 'Uru rutonde rufite imirongo myinshi cyane. Ohereza mike',
  'This file is too large.': 'Iyi dosiye ni nini cyane.',
  'This file is not there.': 'Iyi dosiye ntihari.',
  '{label} is required': 'Uyu mwanya urasabwa: {label}',
  '{label} must be one of {valids}': 'Hitamo kimwe muri {valids}: {label}',
  '{label} must be text': 'Uyu mwanya ugomba kuba inyandiko: {label}',
  '{label} must have at least {limit} characters': 'Andika nibura inyuguti {limit}: {label}',
  '{label} must have at most {limit} characters': 'Andika inyuguti zitarenze {limit}: {label}',
  '{label} must have {limit} characters': 'Andika inyuguti {limit}: {label}',
  '{label} must be an email address': 'Andika imeyili: {label}',
  '{label} must be a web address': 'Andika aderesi y’urubuga: {label}',
  '{label} has the wrong form': 'Uyu mwanya ntiwanditse neza: {label}',
  '{label} must be a date': 'Andika itariki: {label}',
  '{label} must be a number': 'Andika umubare: {label}',
  '{label} must be a whole number': 'Andika umubare wuzuye: {label}',
  '{label} must be at least {limit}': 'Umubare ugomba kuba nibura {limit}: {label}',
  '{label} must be at most {limit}': 'Umubare ntugomba kurenza {limit}: {label}',
  '{label} must be more than 0': 'Umubare ugomba kuruta 0: {label}',
  '{label} is out of range': 'Umubare urarenze: {label}',
  '{label} must be yes or no': 'Subiza yego cyangwa oya: {label}',
  '{label} must be a list': 'Uyu mwanya ugomba kuba urutonde: {label}',
  '{label} must have at least {limit} entries': 'Tanga nibura ibintu {limit}: {label}',
  '{label} must have at most {limit} entries': 'Tanga ibintu bitarenze {limit}: {label}',
  '{label} must be a group of fields': 'Uyu mwanya ugomba kuba itsinda ry’imyanya: {label}',
};

export default sentences;
