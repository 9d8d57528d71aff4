import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer';

/**
 * The kind of a placeholder's value: a text, a number that selects a plural form, or a function applied to the words
 * inside a tag.
 */
export type Need = 'text' | 'number' | 'tag';

export interface CompiledMessage {
  /** A TypeScript expression: a text, or a function of the placeholders' values. */
  code: string;
  needs: Readonly<Record<string, Need>>;
}

/**
 * The condition under which a number takes the singular. Every language of the portal has two forms for numbers of this
 * size.
 */
const isOne: Record<string, (number: string) => string> = {
  fr: (number) => `${number} < 2`,
};

const types: Record<Need, string> = {
  text: 'string | number',
  number: 'number',
  tag: '(words: string) => T',
};

/**
 * Compiles a message in ICU syntax: texts, `{name}`, `{count, plural, one {…} other {…}}`, `{kind, select, …}` and tags
 * around plain words. The page formats dates and numbers, because it knows the time zone.
 * @throws for any other syntax, with a sentence
 */
export function compileMessage(text: string, language: string): CompiledMessage {
  const needs: Record<string, Need> = {};

  function need(name: string, kind: Need): string {
    if (needs[name] && needs[name] !== kind && kind === 'tag') throw new Error(`{${name}} is two things`);
    if (needs[name] !== 'number') needs[name] = kind;
    return name;
  }

  function words(elements: readonly MessageFormatElement[], counted?: string): string {
    return elements.map((element) => piece(element, counted)).join('');
  }

  function piece(element: MessageFormatElement, counted?: string): string {
    switch (element.type) {
      case TYPE.literal:
        return element.value.replace(/[\\`]|\$\{/g, (sign) => `\\${sign}`);
      case TYPE.argument:
        return `\${${need(element.value, 'text')}}`;
      case TYPE.pound:
        return `\${${counted}}`;
      case TYPE.plural: {
        const { one, other, ...more } = element.options;
        if (
          !one ||
          !other ||
          Object.keys(more).length > 0 ||
          element.offset ||
          element.pluralType === 'ordinal'
        )
          throw new Error(`{${element.value}} needs the forms one and other, and no others`);
        const number = need(element.value, 'number');
        const condition = isOne[language]?.(number) ?? `${number} === 1`;
        return `\${${condition} ? \`${words(one.value, number)}\` : \`${words(other.value, number)}\`}`;
      }
      case TYPE.select: {
        const { other, ...cases } = element.options;
        if (!other) throw new Error(`{${element.value}} needs the form other`);
        const chosen = need(element.value, 'text');
        const choices = Object.entries(cases).map(
          ([value, { value: inner }]) => `${chosen} === '${value}' ? \`${words(inner, counted)}\` : `,
        );
        return `\${${choices.join('')}\`${words(other.value, counted)}\`}`;
      }
      case TYPE.tag:
        throw new Error(`<${element.value}> stands inside of another placeholder`);
      default:
        throw new Error('dates, times and numbers are formatted by the page');
    }
  }

  function parts(elements: readonly MessageFormatElement[]): string {
    const list: string[] = [];
    let plain: MessageFormatElement[] = [];
    const end = () => {
      if (plain.length > 0) list.push(quoted(words(plain)));
      plain = [];
    };
    for (const element of elements) {
      if (element.type !== TYPE.tag) plain.push(element);
      else {
        end();
        list.push(`${need(element.value, 'tag')}(${quoted(words(element.children))})`);
      }
    }
    end();
    return `[${list.join(', ')}]`;
  }

  const elements = parse(text, { captureLocation: false });
  const rich = elements.some(({ type }) => type === TYPE.tag);
  const body = rich ? parts(elements) : quoted(words(elements));
  const names = Object.keys(needs);
  if (names.length === 0) return { code: body, needs };
  const shape = names.map((name) => `${name}: ${types[needs[name] as Need]}`).join('; ');
  return { code: `${rich ? '<T,>' : ''}({ ${names.join(', ')} }: { ${shape} }) => ${body}`, needs };
}

const quoted = (template: string): string => {
  if (template.includes('${')) return `\`${template}\``;
  return JSON.stringify(template.replace(/\\([\\`]|\$\{)/g, '$1'));
};

/**
 * Returns the message in accented letters with each word a third longer, which shows text that does not fit or is not
 * translated.
 */
export function lengthened(text: string): string {
  return printAST(parse(text, { captureLocation: false }).map(longerPiece));
}

function longerPiece(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: element.value.replace(/\p{L}+/gu, longer) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(longerPiece) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([form, { value }]) => [
    form,
    { value: value.map(longerPiece) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

const accents: Record<string, string> = { a: 'á', e: 'ë', i: 'í', o: 'ö', u: 'ú', A: 'Á', E: 'Ë', O: 'Ö' };
const longer = (word: string): string =>
  `${word}${word.slice(-Math.ceil(word.length / 3)).toLowerCase()}`.replace(
    /[aeiouAEO]/g,
    (letter) => accents[letter] ?? letter,
  );
