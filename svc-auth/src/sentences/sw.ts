/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
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
  'This email is already being sent.': 'Barua pepe hii tayari inatumwa.',
  'Hello,': 'Habari,',
  'Dear {name},': 'Mpendwa {name},',
  'If this was you, you need not do anything.': 'Kama ni wewe, huhitaji kufanya chochote.',
  When: 'Lini',
  'Your code': 'Msimbo wako',
  'We will never ask you for your password or a code by phone or by email.':
    'Hatutakuuliza kamwe nenosiri lako au msimbo kwa simu au kwa barua pepe.',
  'We will never ask you for this code by phone or by email.':
    'Hatutakuuliza kamwe msimbo huu kwa simu au kwa barua pepe.',
  'Choose a new password for {house}': 'Chagua nenosiri jipya la {house}',
  'Someone, hopefully you, asked for a new password for your account at {house}.':
    'Mtu, tunatumaini ni wewe, aliomba nenosiri jipya la akaunti yako kwa {house}.',
  'The link below lets you choose one. It works once, within the next hour.':
    'Kiungo kilicho hapa chini kinakuwezesha kuchagua. Kinafanya kazi mara moja, ndani ya saa moja ijayo.',
  'When you have set it, every device that is signed in to your account is signed out.':
    'Ukishaliweka, kila kifaa kilichoingia kwenye akaunti yako kinatolewa.',
  'Choose a new password': 'Chagua nenosiri jipya',
  'If you did not ask for this, you need not do anything: your password stays as it is.':
    'Kama hukuomba hili, huhitaji kufanya chochote: nenosiri lako linabaki kama lilivyo.',
  'You are invited to {house}': 'Umealikwa kwa {house}',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    '{invited_by} angependa ujiunge na watu wanaoshughulikia maombi kwa {house}.',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'Chagua nenosiri kwa kiungo kilicho hapa chini na umo ndani. Kinafanya kazi mara moja, ndani ya saa 72 zijazo.',
  'Has the link run out? Whoever invited you can send a new one.':
    'Je, kiungo kimeisha muda? Aliyekualika anaweza kutuma kipya.',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'Ukiwa msimamizi unasoma na kuamua maombi, na unasimamia tovuti na wafanyakazi wake.',
  'As a reviewer you read applications and decide them.': 'Ukiwa mkaguzi unasoma maombi na kuyaamua.',
  'Accept the invitation': 'Kubali mwaliko',
  'If you did not expect this, you need not do anything.':
    'Kama hukutarajia hili, huhitaji kufanya chochote.',
  'Your code for {house}': 'Msimbo wako wa {house}',
  'Welcome back. You are opening your application on a device that we have not seen before.':
    'Karibu tena. Unafungua ombi lako kwenye kifaa ambacho hatujakiona awali.',
  'This code lets you go on. It is good for ten minutes, and a newer one replaces it.':
    'Msimbo huu unakuwezesha kuendelea. Unafaa kwa dakika kumi, na mpya zaidi unachukua nafasi yake.',
  'If this was not you, you need not do anything: without the code nobody can open your application.':
    'Kama si wewe, huhitaji kufanya chochote: bila msimbo hakuna anayeweza kufungua ombi lako.',
  'Somebody, probably you, wants to use this email address for an application to {house}.':
    'Mtu, pengine wewe, anataka kutumia anwani hii ya barua pepe kwa ombi kwa {house}.',
  'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.':
    'Msimbo huu unathibitisha kwamba anwani ni sahihi. Unafaa kwa dakika kumi, na mpya zaidi unachukua nafasi yake.',
  'If this was not you, you need not do anything: without the code nothing changes.':
    'Kama si wewe, huhitaji kufanya chochote: bila msimbo hakuna kinachobadilika.',
  'Your email address was changed ({house})': 'Anwani yako ya barua pepe ilibadilishwa ({house})',
  'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.':
    'Akaunti yako sasa inatumia anwani nyingine ya barua pepe, iliyothibitishwa kwa msimbo. Barua pepe zetu haziji kwenye anwani hii tena.',
  'If this was not you, write to {mailbox} at once.': 'Kama si wewe, andika kwa {mailbox} mara moja.',
  'We do not write to this address any more ({house})': 'Hatuandiki tena kwa anwani hii ({house})',
  'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.':
    'Mtu aliomba kwetu na kutoa anwani hii ya barua pepe. Timu yetu imeweka nyingine mahali pake: tulichotuma hapa awali hakifungui chochote tena.',
  'If you did not apply, you need not do anything.': 'Kama hukuomba, huhitaji kufanya chochote.',
  'If you did apply and did not ask for this, write to {mailbox} at once.':
    'Kama uliomba na hukutaka hili, andika kwa {mailbox} mara moja.',
  'Not you? Choose a new password': 'Si wewe? Chagua nenosiri jipya',
  'If this was not you, choose a new password at once and write to {mailbox}.':
    'Kama si wewe, chagua nenosiri jipya mara moja na uandike kwa {mailbox}.',
  'Your password was changed ({house})': 'Nenosiri lako lilibadilishwa ({house})',
  'The password of your account was changed. All other devices have been signed out.':
    'Nenosiri la akaunti yako lilibadilishwa. Vifaa vingine vyote vimetolewa.',
  'Your account now asks for a code ({house})': 'Akaunti yako sasa inaomba msimbo ({house})',
  'From now on your account asks for a code from your authenticator app after your password.':
    'Kuanzia sasa akaunti yako inaomba msimbo kutoka programu yako ya uthibitishaji baada ya nenosiri lako.',
  'Your account no longer asks for a code ({house})': 'Akaunti yako haiombi msimbo tena ({house})',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'Msimbo wa programu ya uthibitishaji ulizimwa: nenosiri lako pekee linafungua akaunti yako.',
  'An administrator took the code off your account ({house})':
    'Msimamizi ameondoa msimbo kwenye akaunti yako ({house})',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'Msimamizi ameondoa msimbo wa programu ya uthibitishaji kwenye akaunti yako na kukutoa kila mahali. Unaweza kuuweka tena kwenye wasifu wako.',
  'Your recovery codes were replaced ({house})': 'Misimbo yako ya urejeshaji ilibadilishwa ({house})',
  'New recovery codes were made for your account. The codes before open nothing any more.':
    'Misimbo mipya ya urejeshaji ilitengenezwa kwa akaunti yako. Ya awali haifungui chochote tena.',
  'Your account has a new passkey ({house})': 'Akaunti yako ina funguo-siri mpya ({house})',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'Funguo-siri iliongezwa kwenye akaunti yako. Inaweza kutumika badala ya msimbo baada ya nenosiri lako.',
  'Your passkey was removed ({house})': 'Funguo-siri yako iliondolewa ({house})',
  'A passkey of your account was removed. It opens nothing any more.':
    'Funguo-siri ya akaunti yako iliondolewa. Haifungui chochote tena.',
};

export default sentences;
