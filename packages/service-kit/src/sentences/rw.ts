/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
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
  'Something went wrong. Please try again.': 'Habaye ikibazo. Ongera ugerageze.',
  'What was sent is too large.': 'Ibyoherejwe ni binini cyane.',
  'What was sent has the wrong type.': 'Ibyoherejwe ni iby’ubwoko butari bwo.',
  'What was sent could not be read.': 'Ibyoherejwe ntibyasomwe.',
  'Please send JSON.': 'Ohereza JSON.',
  'Please send it uncompressed.': 'Byohereze bidahinnye.',
  'Please send a form with files (multipart/form-data).':
    'Ohereza ifishi irimo dosiye (multipart/form-data).',
  'There is nothing at this address.': 'Nta kiri kuri iyi aderesi.',
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
  'Questions? Write to {mailbox}': 'Ufite ibibazo? Andikira {mailbox}',
  'Or open this address:': 'Cyangwa ufungure iyi aderesi:',
};

export default sentences;
