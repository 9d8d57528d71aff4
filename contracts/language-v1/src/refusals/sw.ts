/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Ombi hili halikuweza kusomwa.',
  'The request took too long to arrive. Please try again.':
    'Ombi lilichukua muda mrefu mno kufika. Tafadhali jaribu tena.',
  'There is nothing at this address.': 'Hakuna kitu kwenye anwani hii.',
  'This address cannot be used in that way.': 'Anwani hii haiwezi kutumika kwa njia hiyo.',
  'This is more than can be taken in one request.': 'Hii ni zaidi ya inavyoweza kupokelewa kwa ombi moja.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Faili kadhaa tayari zinapakiwa kutoka hapa. Tafadhali jaribu tena baada ya sekunde chache.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Vitu vingi mno vinatumwa kwenye tovuti kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Sehemu hii ya tovuti haijibu kwa sasa. Tafadhali jaribu tena baada ya sekunde chache.',
  'Something went wrong. Please try again.': 'Kuna hitilafu imetokea. Tafadhali jaribu tena.',
  'Go back with the Back button of your browser.': 'Rudi kwa kitufe cha Nyuma cha kivinjari chako.',
  'No version of {name} is being tried.': 'Hakuna toleo la {name} linalojaribiwa.',
  'No version of {name} was live before this one.': 'Hakuna toleo la {name} lililokuwa hai kabla ya hili.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Mtu mwingine alitoa {name} au kulirudisha nyuma wakati huohuo.',
  'Nothing of {name} is live.': 'Hakuna kitu cha {name} kilicho hai.',
  'There is no version {version} of {name}.': 'Hakuna toleo {version} la {name}.',
  '{name} {version} is no longer live: {live} is live.': '{name} {version} haliko hai tena: {live} liko hai.',
  '{reason} Nothing was changed: what was live is live.':
    '{reason} Hakuna kilichobadilishwa: kilichokuwa hai kiko hai.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Kumbukumbu ya matoleo imeharibika; kumbukumbu ya lango inasema la kufanya.',
  'Another gateway has been changing the releases for a long time.':
    'Lango jingine limekuwa likibadilisha matoleo kwa muda mrefu.',
  'The folder of releases cannot be written ({code}).': 'Folda ya matoleo haiwezi kuandikwa ({code}).',
  'There is an open application of this kind already.': 'Tayari kuna ombi lililo wazi la aina hii.',
  'Must be a list': 'Lazima iwe orodha',
  'Must be true or false': 'Lazima iwe kweli au si kweli',
  'There is nothing to change in this': 'Hakuna cha kubadilisha hapa',
  'Each kind of reference can be given once': 'Kila aina ya mdhamini inaweza kutolewa mara moja',
  'Select which reference this is': 'Chagua huyu ni mdhamini gani',
  'Select what you apply for': 'Chagua unachoomba',
  'All documents together may have {megabytes} MB. Please send smaller files.':
    'Hati zote pamoja zinaweza kuwa na MB {megabytes}. Tafadhali tuma faili ndogo zaidi.',
  '{label} contains scripts, commands or attached files. Print it to a new PDF and retry':
    '{label} ina hati-amri, amri au faili zilizoambatishwa. Ichapishe kuwa PDF mpya ujaribu tena',
  '{label} is a form that only some programs can show. Print it to a new PDF and retry':
    '{label} ni fomu ambayo programu chache tu zinaweza kuionyesha. Ichapishe kuwa PDF mpya ujaribu tena',
  '{label} contains embedded objects, or takes in other files. Save it as a PDF and retry':
    '{label} ina vitu vilivyopachikwa, au inachukua faili nyingine. Ihifadhi kama PDF ujaribu tena',
  'The file could not be checked. Please try again shortly.':
    'Faili haikuweza kukaguliwa. Tafadhali jaribu tena baada ya muda mfupi.',
  '{label} contains macros. Save it without them and retry':
    '{label} ina makro. Ihifadhi bila makro ujaribu tena',
  '{label} contains a virus. Choose another file': '{label} ina virusi. Chagua faili nyingine',
  'This file is still being checked for viruses. Please try again in a minute.':
    'Faili hii bado inakaguliwa kama ina virusi. Tafadhali jaribu tena baada ya dakika moja.',
  'This file contains a virus and cannot be opened.': 'Faili hii ina virusi na haiwezi kufunguliwa.',
  'Many files are being checked just now. Please try again shortly.':
    'Faili nyingi zinakaguliwa sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'A file may have {megabytes} MB': 'Faili inaweza kuwa na MB {megabytes}',
  'Many applications have been started in your network. Your answers stay on this device.':
    'Maombi mengi yameanzishwa kwenye mtandao wako. Majibu yako yanabaki kwenye kifaa hiki.',
  'We have emailed this link several times today. Please look into your mailbox, also among unwanted mail.':
    'Tumetuma kiungo hiki kwa barua pepe mara kadhaa leo. Tafadhali angalia kikasha chako, pia kati ya barua zisizohitajika.',
  'Many files have been uploaded in your network today.': 'Faili nyingi zimepakiwa kwenye mtandao wako leo.',
  'Many addresses of calendars that do not exist were tried in your network.':
    'Anwani nyingi za kalenda zisizokuwepo zilijaribiwa kwenye mtandao wako.',
  'This calendar was read many times.': 'Kalenda hii ilisomwa mara nyingi.',
  'You have asked many referees today.': 'Umewaomba wadhamini wengi leo.',
  'Many referees were asked from your network today.': 'Wadhamini wengi waliombwa kutoka mtandao wako leo.',
  'The mail was sent already. Please look into your mailbox, also among unwanted mail.':
    'Barua imeshatumwa. Tafadhali angalia kikasha chako, pia kati ya barua zisizohitajika.',
  'Many links that do not work were tried in your network.':
    'Viungo vingi visivyofanya kazi vilijaribiwa kwenye mtandao wako.',
  'New links were sent already.': 'Viungo vipya vimeshatumwa.',
  'This PDF was begun many times.': 'PDF hii ilianzishwa mara nyingi.',
  'This page was sent many times.': 'Ukurasa huu ulitumwa mara nyingi.',
  'Many tests were sent.': 'Majaribio mengi yalitumwa.',
  'Your data is being downloaded already. Please wait until it is there, then try again.':
    'Data yako tayari inapakuliwa. Tafadhali subiri hadi ifike, kisha ujaribu tena.',
  'Many people download their data just now. Please try again shortly.':
    'Watu wengi wanapakua data yao sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'There is no such act': 'Hakuna kitendo kama hicho',
  'Open the list anew: this page is not there.': 'Fungua orodha upya: ukurasa huu haupo.',
  'Enter a day as 2026-11-23': 'Weka siku kama 2026-11-23',
  'Enter the name of your colleague': 'Weka jina la mwenzako',
  'The letter cannot come from the applicant. Name a colleague':
    'Barua haiwezi kutoka kwa mwombaji. Mtaje mwenzako',
  'Write your letter, or add it as a PDF': 'Andika barua yako, au iongeze kama PDF',
  'Your data': 'Data yako',
  'As it was on {day}. The file data.json has all of it for programs.':
    'Kama ilivyokuwa {day}. Faili data.json ina yote kwa ajili ya programu za kompyuta.',
  '{status}, submitted on {day}': '{status}, liliwasilishwa {day}',
  'None.': 'Hakuna.',
  'These documents could not be included: they wait for the virus check, were refused by it, or could not be read. Write to us if you need them.':
    'Hati hizi hazikuweza kujumuishwa: zinasubiri ukaguzi wa virusi, zilikataliwa nao, au hazikuweza kusomwa. Tuandikie ukizihitaji.',
  'Invalid email/phone or password. Please check your credentials.':
    'Barua pepe/simu au nenosiri si sahihi. Tafadhali angalia ulichoweka.',
  'Current password is incorrect.': 'Nenosiri la sasa si sahihi.',
  'That password is not right.': 'Nenosiri hilo si sahihi.',
  'Enter your password': 'Weka nenosiri lako',
  'Password is required': 'Nenosiri linahitajika',
  'Email is required': 'Barua pepe inahitajika',
  'Email or phone is required': 'Barua pepe au simu inahitajika',
  'Enter an email address in the correct format, like name@example.com':
    'Weka anwani ya barua pepe kwa muundo sahihi, kama name@example.com',
  'The portal is closed for maintenance. Please come back later.':
    'Tovuti imefungwa kwa matengenezo. Tafadhali rudi baadaye.',
  'Please sign in at /staff/auth, where you choose a password of your own.':
    'Tafadhali ingia kwenye /staff/auth, ambapo unachagua nenosiri lako mwenyewe.',
  'Many people are signing in just now. Please try again in a few seconds.':
    'Watu wengi wanaingia sasa hivi. Tafadhali jaribu tena baada ya sekunde chache.',
  'This request did not come from the portal.': 'Ombi hili halikutoka kwenye tovuti.',
  'This session has ended already.': 'Kipindi hiki kimeshaisha.',
  'Many people have this password, so it is among the first that a thief tries. Choose another, for example three words and a number.':
    'Watu wengi wana nenosiri hili, kwa hiyo ni kati ya yale mwizi anayojaribu kwanza. Chagua lingine, kwa mfano maneno matatu na namba.',
  'Password changed successfully.': 'Nenosiri limebadilishwa.',
  'The link is incomplete. Please open it from the email again.':
    'Kiungo hakijakamilika. Tafadhali kifungue tena kutoka kwenye barua pepe.',
  'This link has been used or has expired. Please ask for a new one.':
    'Kiungo hiki kimetumika au kimeisha muda. Tafadhali omba kipya.',
  'If there is an account with this email address, a link is on its way to it.':
    'Kama kuna akaunti yenye anwani hii ya barua pepe, kiungo kiko njiani kwenda huko.',
  'Your password has been changed. Please sign in with it.':
    'Nenosiri lako limebadilishwa. Tafadhali ingia kwa kulitumia.',
  'Too many attempts. Please try again in {wait}.':
    'Majaribio ni mengi mno. Tafadhali jaribu tena baada ya {wait}.',
  'Many applications begin here just now.': 'Maombi mengi yanaanzishwa hapa sasa hivi.',
  'Many people here have asked for a link.': 'Watu wengi hapa wameomba kiungo.',
  'Many people here have asked for a code.': 'Watu wengi hapa wameomba msimbo.',
  'Enter the code': 'Weka msimbo',
  'That passkey did not work. Try again, or enter a code.':
    'Funguo-siri hiyo haikufanya kazi. Jaribu tena, au weka msimbo.',
  'That code is not right. Enter the newest code from your app, or a recovery code that you have not used.':
    'Msimbo huo si sahihi. Weka msimbo wa karibuni kutoka programu yako, au msimbo wa urejeshaji ambao hujautumia.',
  'Your account already asks for a code. Turn it off first to set up another app.':
    'Akaunti yako tayari inaomba msimbo. Uzime kwanza ili kuweka programu nyingine.',
  'This account asks for no code.': 'Akaunti hii haiombi msimbo.',
  'This portal has no key to protect authenticator apps. The person who runs it has to set FACTOR_KEY_FILE.':
    'Tovuti hii haina ufunguo wa kulinda programu za uthibitishaji. Anayeiendesha lazima aweke FACTOR_KEY_FILE.',
  'No set-up has been started. Please start again.': 'Hakuna uwekaji ulioanzishwa. Tafadhali anza tena.',
  'That code is not right. Enter the six digits that the app shows now.':
    'Msimbo huo si sahihi. Weka tarakimu sita ambazo programu inaonyesha sasa.',
  'This is your own account: turn off the code in your profile. Another administrator can also reset it.':
    'Hii ni akaunti yako mwenyewe: zima msimbo kwenye wasifu wako. Msimamizi mwingine pia anaweza kuuweka upya.',
  'Administrators of this portal need a code to sign in, so it cannot be turned off.':
    'Wasimamizi wa tovuti hii wanahitaji msimbo ili kuingia, kwa hiyo hauwezi kuzimwa.',
  'Set up an app for your own account first, in your profile. Otherwise you could not sign in.':
    'Kwanza weka programu kwa akaunti yako mwenyewe, kwenye wasifu wako. La sivyo hutaweza kuingia.',
  'Enter the six digits that your authenticator app shows, or one of your recovery codes.':
    'Weka tarakimu sita ambazo programu yako ya uthibitishaji inaonyesha, au mmoja wa misimbo yako ya urejeshaji.',
  'Your account also asks for a code. Please sign in at /staff/auth.':
    'Akaunti yako pia inaomba msimbo. Tafadhali ingia kwenye /staff/auth.',
  'Set up an authenticator app first. You sign in with it when you do not have the passkey with you.':
    'Kwanza weka programu ya uthibitishaji. Unaingia kwayo usipokuwa na funguo-siri.',
  'You have {most} passkeys. Remove one that you do not use first.':
    'Una funguo-siri {most}. Ondoa kwanza moja usiyoitumia.',
  'The passkey could not be added. Please try again.':
    'Funguo-siri haikuweza kuongezwa. Tafadhali jaribu tena.',
  'This passkey has already been removed.': 'Funguo-siri hii imeshaondolewa.',
  'Passkeys need a portal with its own name and https. This portal has none.':
    'Funguo-siri zinahitaji tovuti yenye jina lake mwenyewe na https. Tovuti hii haina.',
  'Enter a name for the passkey': 'Weka jina la funguo-siri',
  'There is already an account with this email address.':
    'Tayari kuna akaunti yenye anwani hii ya barua pepe.',
  'Staff accounts are deactivated, not erased.': 'Akaunti za wafanyakazi zinazimwa, hazifutwi.',
  'This invitation is no longer valid. Please ask an administrator to send you a new one.':
    'Mwaliko huu haufai tena. Tafadhali mwombe msimamizi akutumie mpya.',
  'This person has already accepted an invitation, or their account is deactivated.':
    'Mtu huyu ameshakubali mwaliko, au akaunti yake imezimwa.',
  'This is the only active administrator. Make somebody else an administrator first.':
    'Huyu ndiye msimamizi pekee anayetumika. Mfanye mtu mwingine kuwa msimamizi kwanza.',
  'You cannot change your own role or deactivate your own account. Another administrator can.':
    'Huwezi kubadilisha jukumu lako mwenyewe au kuzima akaunti yako mwenyewe. Msimamizi mwingine anaweza.',
  'Enter the full name': 'Weka jina kamili',
  'Enter the full name, with at least two letters': 'Weka jina kamili, lenye angalau herufi mbili',
  'Select a role': 'Chagua jukumu',
  'A name cannot contain a web or email address. Leave that part out':
    'Jina haliwezi kuwa na anwani ya tovuti au barua pepe. Acha sehemu hiyo',
  'The name can have up to 200 characters': 'Jina linaweza kuwa na hadi herufi 200',
  'This token does not work: it is wrong, was revoked or has expired.':
    'Tokeni hii haifanyi kazi: si sahihi, ilibatilishwa au imeisha muda.',
  'There are {most} tokens. First revoke one that is no longer needed.':
    'Kuna tokeni {most}. Kwanza batilisha moja isiyohitajika tena.',
  'This token has already been revoked.': 'Tokeni hii imeshabatilishwa.',
  'Give the token a name': 'Ipe tokeni jina',
  'Choose what the token is for': 'Chagua tokeni ni ya nini',
  'Enter a whole number of days from {least} to {most}':
    'Weka namba kamili ya siku kuanzia {least} hadi {most}',
  'The name can have up to 60 characters': 'Jina linaweza kuwa na hadi herufi 60',
  'Send the token of an administrator': 'Tuma tokeni ya msimamizi',
  'From Date cannot be later than To Date': 'Tarehe ya Kuanzia haiwezi kuwa baada ya Tarehe ya Mwisho',
  'Give days, or dates, not both': 'Toa siku, au tarehe, si zote mbili',
  'From Date must be a date like 2026-01-31': 'Tarehe ya Kuanzia lazima iwe tarehe kama 2026-01-31',
  'To Date must be a date like 2026-01-31': 'Tarehe ya Mwisho lazima iwe tarehe kama 2026-01-31',
  'Days must be a whole number from 1 to 36500': 'Siku lazima ziwe namba kamili kuanzia 1 hadi 36500',
  'Limit must be a whole number from 1': 'Kikomo lazima kiwe namba kamili kuanzia 1',
  'Your files are still being prepared. Please wait until they are ready, then try again.':
    'Faili zako bado zinaandaliwa. Tafadhali subiri hadi ziwe tayari, kisha ujaribu tena.',
  'Many files are being prepared now. Please try again shortly.':
    'Faili nyingi zinaandaliwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  'This does not exist or is not yours.': 'Hiki hakipo au si chako.',
  'Please sign in to continue.': 'Tafadhali ingia ili uendelee.',
  'Your session has ended. Please sign in again.': 'Kipindi chako kimeisha. Tafadhali ingia tena.',
  'You are not allowed to do this.': 'Huruhusiwi kufanya hivi.',
  'Enter your password again to do this.': 'Weka nenosiri lako tena ili kufanya hivi.',
  'Choose your own password first. You can do nothing else before that.':
    'Chagua nenosiri lako mwenyewe kwanza. Huwezi kufanya kingine kabla ya hapo.',
  'Set up an authenticator app first: administrators of this portal need a code to sign in.':
    'Kwanza weka programu ya uthibitishaji: wasimamizi wa tovuti hii wanahitaji msimbo ili kuingia.',
  'A token cannot do this: sign in for it.': 'Tokeni haiwezi kufanya hivi: ingia kwa ajili yake.',
  'This token is not made for this: it needs {scope}.':
    'Tokeni hii haikutengenezwa kwa hili: inahitaji {scope}.',
  'Please correct the marked fields.': 'Tafadhali rekebisha sehemu zilizowekwa alama.',
  'Too many attempts. Please try again later.': 'Majaribio ni mengi mno. Tafadhali jaribu tena baadaye.',
  'This is not available at the moment. Please try again shortly.':
    'Hii haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  'What was sent is too large.': 'Kilichotumwa ni kikubwa mno.',
  'What was sent has the wrong type.': 'Kilichotumwa ni cha aina isiyo sahihi.',
  'What was sent could not be read.': 'Kilichotumwa hakikuweza kusomwa.',
  'Please send JSON.': 'Tafadhali tuma JSON.',
  'Please send it uncompressed.': 'Tafadhali itume bila kubanwa.',
  'Please send a form with files (multipart/form-data).':
    'Tafadhali tuma fomu yenye faili (multipart/form-data).',
  'This address takes {methods}.': 'Anwani hii inapokea {methods}.',
  'Time zone must be one like Africa/Kigali': 'Ukanda wa saa lazima uwe kama Africa/Kigali',
  '{spent} Please try again in {wait}.': '{spent} Tafadhali jaribu tena baada ya {wait}.',
  'a minute': 'dakika moja',
  '{minutes} minutes': 'dakika {minutes}',
  '{hours} hours': 'saa {hours}',
  'A token makes at most {most} calls a minute. Please wait {seconds} s.':
    'Tokeni inaweza kufanya miito {most} kwa dakika. Tafadhali subiri sekunde {seconds}.',
  'Too many files are on their way just now. Please try again shortly.':
    'Faili nyingi mno ziko njiani sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.',
  'This has more entries than can be taken in one request.':
    'Hii ina vipengele vingi kuliko vinavyoweza kupokelewa kwa ombi moja.',
  'This list has too many rows. Please send fewer':
    'Orodha hii ina safu nyingi mno. Tafadhali tuma chache zaidi',
  'This file is too large.': 'Faili hii ni kubwa mno.',
  'This file is not there.': 'Faili hii haipo.',
  '{label} is required': '{label} inahitajika',
  '{label} must be one of {valids}': '{label} lazima iwe mojawapo ya {valids}',
  '{label} must be text': '{label} lazima iwe maandishi',
  '{label} must have at least {limit} characters': '{label} lazima iwe na angalau herufi {limit}',
  '{label} must have at most {limit} characters': '{label} inaweza kuwa na herufi {limit} kwa wingi',
  '{label} must have {limit} characters': '{label} lazima iwe na herufi {limit}',
  '{label} must be an email address': '{label} lazima iwe anwani ya barua pepe',
  '{label} must be a web address': '{label} lazima iwe anwani ya wavuti',
  '{label} has the wrong form': '{label} ina muundo usio sahihi',
  '{label} must be a date': '{label} lazima iwe tarehe',
  '{label} must be a number': '{label} lazima iwe namba',
  '{label} must be a whole number': '{label} lazima iwe namba kamili',
  '{label} must be at least {limit}': '{label} lazima iwe angalau {limit}',
  '{label} must be at most {limit}': '{label} inaweza kuwa {limit} kwa wingi',
  '{label} must be more than 0': '{label} lazima iwe zaidi ya 0',
  '{label} is out of range': '{label} iko nje ya kiwango',
  '{label} must be yes or no': '{label} lazima iwe ndiyo au hapana',
  '{label} must be a list': '{label} lazima iwe orodha',
  '{label} must have at least {limit} entries': '{label} lazima iwe na angalau vipengele {limit}',
  '{label} must have at most {limit} entries': '{label} inaweza kuwa na vipengele {limit} kwa wingi',
  '{label} must be a group of fields': '{label} lazima iwe kundi la sehemu',
};

export default sentences;
