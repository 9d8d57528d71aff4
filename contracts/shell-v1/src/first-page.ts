import type { Branding } from './branding';

/**
 * The home page as HTML, made by the shell's build (`first-page.json`, in other languages `first-page.fr.json`) and filled
 * in by the gateway, so that it can be read before any script has run. Gaps are written `{{name}}`.
 */
export interface FirstPage {
  /** Gaps: name, mailbox, mark, links, choice. */
  html: string;
  /** The mark of an organisation that has a logo; gap: logo. */
  image: string;
  /** The mark of an organisation without a logo. */
  neutral: string;
  /** The list of links; gap: entries. */
  list: string;
  /** One link; gaps: url, text. */
  entry: string;
  /** The language switch, which has no effect before scripts have run; absent in earlier shells. */
  choice?: {
    /** Gap: options. */
    select: string;
    /** One language; gaps: language, name. */
    option: string;
    /** The option of the current language. */
    selected: string;
    /** The shell's languages, each by its own name. */
    names: Readonly<Record<string, string>>;
  };
  /** Further words of the page in its language; left out in English. */
  words?: {
    website: string;
    newsletter: string;
    /** The description for search engines. */
    description: string;
    /** For browsers that run no scripts. */
    noScripts: string;
  };
}

const english = { website: 'Website', newsletter: 'Newsletter' };

/** Website, newsletter and social media of the organisation: only what is configured. */
export function brandingLinks(
  { website, newsletter, social }: Branding,
  words = english,
): { text: string; url: string }[] {
  return [
    ...(website ? [{ text: words.website, url: website }] : []),
    ...(newsletter ? [{ text: words.newsletter, url: newsletter }] : []),
    ...social.map(({ name, url }) => ({ text: name, url })),
  ];
}

/** The languages that an operator offers, and the one that a visitor reads. */
export interface OfferedLanguages {
  offered: readonly string[];
  found: string;
}

/** Fills in the home page for an organisation. The filled-in texts are escaped and never become HTML. */
export function fillFirstPage(page: FirstPage, branding: Branding, languages?: OfferedLanguages): string {
  const { name, mailbox, logo } = branding;
  const links = brandingLinks(branding, page.words).map((link) => fill(page.entry, escaped({ ...link })));
  return fill(page.html, {
    ...escaped({ name, mailbox }),
    mark: logo ? fill(page.image, escaped({ logo })) : page.neutral,
    links: links.length > 0 ? fill(page.list, { entries: links.join('') }) : '',
    choice: languages && page.choice ? fillChoice(page.choice, languages) : '',
  });
}

/**
 * The switch for the offered languages that the shell has, as the page's own code draws it; empty for a single
 * language.
 */
function fillChoice(
  { select, option, selected, names }: NonNullable<FirstPage['choice']>,
  { offered, found }: OfferedLanguages,
): string {
  const languages = offered.filter((language) => names[language]);
  if (languages.length < 2) return '';
  const options = languages.map((language) =>
    fill(language === found ? selected : option, escaped({ language, name: names[language] ?? '' })),
  );
  return fill(select, { options: options.join('') });
}

const fill = (text: string, gaps: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => gaps[name] ?? '');

const escaped = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
    ]),
  );
