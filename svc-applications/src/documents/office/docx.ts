import { problemOfKinds, problemOfLinks } from './links';
import { type PartJudge, partsOf, problemOfParts } from './package';
import type { TextProblem } from './problems';
import { References } from './references';
import { problemOfSheet } from './sheet';
import { isDrawn, problemOfSvg } from './svg';
import { hasFetchingPart } from './text';
import type { ZipEntry } from './zip-entry';

/** The most bytes of all inflated parts; the text of a long book takes about 20 MB. */
const mostInflated = 64 * 1024 * 1024;

/** Why a DOCX file is refused; undefined if it only shows its text. */
export function problemOfDocx(bytes: Buffer): TextProblem | undefined {
  const entries = partsOf(bytes);
  const names = entries?.map(({ name }) => name) ?? [];
  if (!entries || !names.some((name) => /^word\/document\d*\.xml$/.test(name))) return 'other';
  if (names.some((name) => /vba(?:project|data)\w*\.(?:bin|xml)$/.test(name))) return 'macros';
  if (names.some((name) => !isPart(name))) return 'linked';
  const references = new References();
  const judgeOf = (entry: ZipEntry) => judgeOfPart(bytes, entry, references);
  return problemOfParts(bytes, entries, { judgeOf, budget: { left: mostInflated } }) ?? references.problem();
}

const texts = /\.(?:xml|rels|psmdcp)$/;
const sheets = /\/embeddings\/[^/]*\.xlsx$/;
/** Pictures, fonts, printer settings, signature lines, and unused space for later changes. */
const shown =
  /\.(?:png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|wdp|svg|webp|heic|ico|pcx|pct|odttf|ttf|otf)$|\/printersettings\d*\.bin$|^_xmlsignatures\/[^/]*\.sigs$|^\[trash\]\/[^/]*\.dat$/;

/** Whether a part belongs to a text. Embedded objects, films and files do not, except the workbook behind a chart. */
const isPart = (name: string): boolean =>
  name.endsWith('/') ||
  sheets.test(name) ||
  ((texts.test(name) || shown.test(name)) && !/\/(?:activex|embeddings)\//.test(name));

function judgeOfPart(bytes: Buffer, entry: ZipEntry, references: References): PartJudge | undefined {
  const part = entry.name;
  if (part === '[content_types].xml') return problemOfKinds;
  if (part.endsWith('.rels')) return (content) => problemOfLinks(content, { part, references });
  if (sheets.test(part)) return problemOfSheet;
  if (!texts.test(part)) return part.endsWith('.svg') || isDrawn(bytes, entry) ? problemOfSvg : undefined;
  return (content) =>
    hasFetchingPart(content, (element) => references.use(part, element)) ? 'linked' : undefined;
}
