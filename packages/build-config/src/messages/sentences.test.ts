import path from 'node:path';
import { catalogues } from './catalogues';
import { betweenTagsIn, sentencesIn, serviceSentences, shapeOf } from './sentences';
import { sourcesIn, visibleWords } from './visible-words';

const root = path.resolve(__dirname, '../../../..');
const contracts = catalogues(root).filter(({ part }) => part.startsWith('contracts/'));

/** Texts that nobody reads as a sentence, as patterns of file and text. */
const unspoken = [
  /^(generated|operations|calls|answers|cookies|version|languages|permissions)\.ts /,
  // Endings of addresses, and names of the library for numbers.
  /^values\/(name|phone)\.ts /,
  / (en-GB|Africa\/Kigali|UTC|NFKC|NFKD|APP|INT|VIS|Open|APP-\{\}|\{\}T00:00:00Z|\{\}-\{\})$/,
  /^questions\/person\.ts section-permanent street-address$/,
  /^questions\/aliases\.ts name$/,
  // Words of the PDF format.
  /^files\/pdf-/,
  // Compared, not shown.
  /^messages\.ts File$/,
  // Part of the sentences made with country names.
  /^nationalities\.ts /,
  // The translation tables have placeholders for the single brace and for the two forms.
  /^messages-templates\.ts A \{ or a \} is missing/,
  /^letters\.ts waiting for \{\} of \{\} \{\}$/,
];

test('each sentence of a contract has its words in every language', () => {
  const missing = contracts.flatMap(({ part, texts }) => {
    const known = new Set(Object.values(texts.en ?? {}).map(shapeOf));
    return [...sourcesIn(path.join(root, part, 'src'))].flatMap(([file, text]) =>
      sentencesIn(file, text)
        .filter((sentence) => !known.has(sentence))
        .map((sentence) => `${file} ${sentence}`)
        .filter((line) => !unspoken.some((none) => none.test(line))),
    );
  });
  expect(contracts.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});

/** Texts for operators and programs, or outside of any answer, as patterns of part, file and text. */
const untold = [
  /^gateway (releases\/(calls|upload|release-token|services)\.ts|registry\/|health\/)/,
  // Releasing with the token; and the sentence about a misfit, which names its parts in its placeholders.
  /^gateway releases\/releases\.ts .*(with other files|is live yet: a share|live for everybody|promote this first version|promote it or roll|\{\} \{\} \{\}\.$)/,
  // Commands of teams, which people run in a shell.
  /^gateway (fits|services)\//,
  /^gateway releases\/(schema|trial-acts)\.ts /,
  /^gateway releases\/releases\.ts .*(There is none|is not signed: this portal takes)/,
  /^gateway signing\/(calls|release-check|releaser|signed-request)\.ts /,
  /^gateway .*HTTP\/1\.1/,
  /^svc-\w+ (mail|templates|\w+\/\w*-?mail)/,
  /^svc-applications documents\/pdf\/refused\.ts /,
  /^packages\/service-kit (requests\/http\/server\/probes\.ts Not ready|storage\/store\/verified)/,
];

test('each sentence that a service answers has its words in every language', () => {
  const parts = catalogues(root);
  const known = new Set(parts.flatMap(({ texts }) => Object.values(texts.en ?? {}).map(shapeOf)));
  const services = parts.filter(({ part }) => /^(svc-|gateway$|packages\/service-kit$)/.test(part));
  const missing = services.flatMap(({ part }) =>
    [...sourcesIn(path.join(root, part, 'src'))]
      .filter(([file]) => !/^(demo|testing)\//.test(file))
      .flatMap(([file, text]) =>
        serviceSentences(file, text)
          .filter((sentence) => !known.has(sentence))
          .map((sentence) => `${part} ${file} ${sentence}`),
      ),
  );
  expect(services.length).toBe(5);
  expect(missing.filter((line) => !untold.some((none) => none.test(line)))).toEqual([]);
});

test('a service gives its own messages by key, so that their codes and values come along', () => {
  const services = catalogues(root).filter(({ part }) =>
    /^(svc-|gateway$|packages\/service-kit$)/.test(part),
  );
  const typed = services.flatMap(({ part, texts }) => {
    const own = new Set(Object.values(texts.en ?? {}).map(shapeOf));
    return [...sourcesIn(path.join(root, part, 'src'))]
      .filter(([file]) => !/^(demo|testing|sentences)\//.test(file))
      .flatMap(([file, text]) =>
        serviceSentences(file, text)
          .filter((sentence) => own.has(sentence))
          .map((sentence) => `${part} ${file}: write message('key') for "${sentence}"`),
      );
  });
  expect(typed).toEqual([]);
});

/** Texts that no page shows: descriptions of calls, and log messages. */
const ofNoPage =
  / (?:(Returns|Asks|Mails|Chooses|Where|Whether|When|By|From|The|Absent) .*[^.]|GET, .*|Accept-Language, .*|.* could not be (asked or )?reminded|A document is missing in a download of own data)$/;

test('each sentence of a page that a service writes has its words in every language', () => {
  const parts = catalogues(root);
  const known = new Set(parts.flatMap(({ texts }) => Object.values(texts.en ?? {}).map(shapeOf)));
  // Mails are not checked here: they are translated by paragraph, and the test of all mails checks them.
  const pages =
    /^(platform\/plain-pages|referees(?!\/references|\/[\w-]+-mail\.ts)|mail\/reminders|privacy\/own-data)\//;
  const missing = [...sourcesIn(path.join(root, 'svc-applications/src'))]
    .filter(([file]) => pages.test(file))
    .flatMap(([file, text]) =>
      sentencesIn(file, text)
        .filter((sentence) => /^["\p{Lu}{].* /u.test(sentence) && !sentence.includes('<'))
        .filter((sentence) => !known.has(sentence))
        .map((sentence) => `${file} ${sentence}`),
    );
  expect(missing.filter((line) => !ofNoPage.test(line))).toEqual([]);
});

test('a package of pages shows no words without a translation', () => {
  const folder = 'packages/remote-sdk/src';
  const parts = catalogues(root);
  const known = new Set(parts.flatMap(({ texts }) => Object.values(texts.en ?? {}).map(shapeOf)));
  const shown = [...sourcesIn(path.join(root, folder))].flatMap(([file, text]) => visibleWords(file, text));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((line) => !known.has(shapeOf(line.slice(line.indexOf(' ') + 1))))).toEqual([]);
});

test('no service writes words between tags: they would not be said', () => {
  const written = ['gateway', 'packages/service-kit', 'svc-applications', 'svc-auth', 'svc-reports'].flatMap(
    (part) =>
      [...sourcesIn(path.join(root, part, 'src'))].flatMap(([file, text]) =>
        betweenTagsIn(file, text).map((words) => `${part} ${file} ${words}`),
      ),
  );
  expect(written).toEqual([]);
});

test('words between tags are found, gaps and styles are not', () => {
  const source = 'const a = `<style>p { color: red }</style><p>$' + '{say()}</p><b title="x">Your data</b>`;';
  expect(betweenTagsIn('a.ts', source)).toEqual(['Your data']);
  expect(betweenTagsIn('a.ts', "const b = 'a < b and c > d';")).toEqual([]);
});

test('what is told is found at errors, rules and limits, by its name too', () => {
  const source = `const gone = 'It is gone now.'; const other = 'Nobody says this.';
    throw new Conflict(gone, { fields: { a: [\`Not \${n} of them\`] } }); whenMissing('Enter the name');`;
  expect(serviceSentences('a.ts', source)).toEqual(['It is gone now.', 'Not {} of them', 'Enter the name']);
});

test('sentences are found with their gaps, keys are not', () => {
  const source = `const a = { value: 'in-review', label: 'interns', say: { en: \`At most \${n} files\` } };
    type B = 'No sentence'; const c = 'Add at most {limit}';`;
  expect(sentencesIn('a.ts', source)).toEqual(['interns', 'At most {} files', 'Add at most {}']);
});

test('what each placeholder of a mail stands for has its words on the page where mails are written', () => {
  const parts = catalogues(root);
  const known = Object.values(parts.find(({ part }) => part === 'mfe-admin')?.texts.en ?? {});
  const meanings = ['svc-applications', 'svc-auth'].flatMap((part) =>
    [...sourcesIn(path.join(root, part, 'src')).values()].flatMap((text) =>
      [...text.matchAll(/\bmeaning:\s*(?:'([^']+)'|"([^"]+)")/g)].map(([, one, other]) => one ?? other),
    ),
  );
  expect(meanings.length).toBeGreaterThan(10);
  expect(meanings.filter((meaning) => !known.includes(meaning ?? ''))).toEqual([]);
});
