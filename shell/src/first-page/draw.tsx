import { languageList } from '@portal/contract-language-v1/languages';
import type { Branding, FirstPage, LanguageApi, SessionApi, ShellApi } from '@portal/contract-shell-v1';
import { languageName } from '@portal/ui/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { FooterLinks } from '../footer-links';
import { languageFiles } from '../language/files';
import { applyWords } from '../language/words-of-page';
import * as around from '../messages/aroundPage';
import * as footer from '../messages/footer';
import HomePage from '../own-pages/home';
import * as parts from '../own-pages/home/parts';
import { haveParts } from '../own-pages/home/parts-later';

const gaps: Branding = {
  name: '{{name}}',
  logo: '{{logo}}',
  mailbox: '{{mailbox}}',
  website: null,
  newsletter: null,
  social: [{ name: '{{text}}', url: '{{url}}' }],
};

/** A session without a user, and without changes: a build draws the page. */
const session: SessionApi = { current: () => null, subscribe: () => () => {}, start() {}, end() {} };

/** A language API with two languages for the switch: the current one, and any other. */
const language: LanguageApi = {
  current: () => '{{spoken}}',
  offered: ['{{spoken}}', '{{language}}'],
  async choose() {},
  subscribe: () => () => {},
};

const draw = (branding: Branding): string =>
  withoutEffect(
    renderToStaticMarkup(
      <HomePage shell={{ branding, session, language } as Partial<ShellApi> as ShellApi} />,
    ),
  );

/** Disables controls that have no effect before scripts have run; their look stays the same. */
const withoutEffect = (html: string): string =>
  html.replace(/<(form|button|select)(?=[ >])/g, '<$1 inert=""');

/**
 * Draws the home page in each language, for any organisation: the gateway fills it in. The build runs this function.
 */
export async function drawFirstPages(): Promise<Record<string, FirstPage>> {
  haveParts(parts);
  const pages: Record<string, FirstPage> = {};
  for (const { code } of languageList) {
    const { words } = await (languageFiles[code] ?? languageFiles.en).all();
    applyWords(words)();
    pages[code] = code === 'en' ? drawFirstPage() : { ...drawFirstPage(), words: wordsAround() };
  }
  return pages;
}

const wordsAround = (): NonNullable<FirstPage['words']> => ({
  website: footer.website(),
  newsletter: footer.newsletter(),
  description: around.description(),
  noScripts: around.noScripts(),
});

/** Draws the home page in the current language. */
function drawFirstPage(): FirstPage {
  const [withLogo, without] = [draw(gaps), draw({ ...gaps, logo: null })];
  const { start, end } = difference(withLogo, without);
  const marked = `${withLogo.slice(0, start)}{{mark}}${withLogo.slice(withLogo.length - end)}`;
  const links = renderToStaticMarkup(<FooterLinks branding={gaps} />);
  const entry = /<li>.*<\/li>/.exec(links)?.[0] ?? '';
  const select = /<select.*?<\/select>/.exec(marked)?.[0] ?? '';
  return {
    html: marked.replace(links, '{{links}}').replace(select, '{{choice}}'),
    image: withLogo.slice(start, withLogo.length - end),
    neutral: without.slice(start, without.length - end),
    list: links.replace(entry, '{{entries}}'),
    entry,
    choice: choiceOf(select),
  };
}

function choiceOf(select: string): FirstPage['choice'] {
  const options = select.match(/<option.*?<\/option>/g) ?? [];
  const named = (option = '') =>
    option.replaceAll('{{spoken}}', '{{language}}').replace('>{{language}}<', '>{{name}}<');
  return {
    select: select.replace(options.join(''), '{{options}}'),
    option: named(options[1]),
    selected: named(options[0]),
    names: Object.fromEntries(Object.keys(languageFiles).map((one) => [one, languageName(one)])),
  };
}

/** The number of characters that two texts share at their start and at their end. */
function difference(one: string, other: string): { start: number; end: number } {
  let start = 0;
  while (start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, end };
}
