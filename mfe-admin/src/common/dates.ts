interface Locale {
  language: string;
  timeZone: string;
}

const show = (instant: string, { language, timeZone }: Locale, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...format, timeZone }).format(new Date(instant));

/** '20 Nov 2026', in the reader's own order and time zone. */
export const shortDay = (instant: string, locale: Locale): string =>
  show(instant, locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** '20 Nov', with its year when that is not this one. */
export const recentDay = (instant: string, locale: Locale): string =>
  new Date(instant).getFullYear() === new Date().getFullYear()
    ? show(instant, locale, { day: 'numeric', month: 'short' })
    : shortDay(instant, locale);

/** '20 Nov 2026, 14:02'. */
export const dayAndTime = (instant: string, locale: Locale): string =>
  show(instant, locale, { dateStyle: 'medium', timeStyle: 'short' });

/** 'Friday, 20 November 2026'. */
export const longDay = (instant: string, locale: Locale): string =>
  show(instant, locale, { dateStyle: 'full' });

/** '14:02'. */
export const clockTime = (instant: string, locale: Locale): string =>
  show(instant, locale, { timeStyle: 'short' });
