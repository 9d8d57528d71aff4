/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'From Date cannot be later than To Date': 'Itariki itangira ntishobora kuba nyuma y’irangira',
  'Give days, or dates, not both': 'Tanga iminsi cyangwa amatariki, si byombi',
  'From Date must be a date like 2026-01-31': 'Itariki itangira igomba kuba nka 2026-01-31',
  'To Date must be a date like 2026-01-31': 'Itariki irangira igomba kuba nka 2026-01-31',
  'Days must be a whole number from 1 to 36500':
    'Iminsi igomba kuba umubare wuzuye kuva kuri 1 kugera kuri 36500',
  'Time zone must be one like Africa/Kigali': 'Igihe cy’akarere kigomba kuba nka Africa/Kigali',
  'Limit must be a whole number from 1': 'Umubare ntarengwa ugomba kuba umubare wuzuye uhereye kuri 1',
  'Your files are still being made. Please wait until they are there, then try again.':
    'Dosiye zawe ziracyategurwa. Tegereza zigere, hanyuma wongere ugerageze.',
  'Many files are being made just now. Please try again shortly.':
    'Dosiye nyinshi ziri gutegurwa ubu. Ongera ugerageze mu kanya.',
};

export default sentences;
