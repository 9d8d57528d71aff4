import { problemOfKinds, problemOfLinks } from './links';
import { type InflatedBudget, type PartJudge, partsOf, problemOfParts } from './package';
import type { TextProblem } from './problems';
import { References } from './references';
import { isDrawn, problemOfSvg } from './svg';
import { readXml, type XmlElement } from './xml';
import type { ZipEntry } from './zip-entry';

/** Parts of a workbook that only shows numbers; other parts may fetch them. */
const parts = new RegExp(
  `^(?:${[
    '\\[content_types\\]\\.xml',
    '(?:.*/)?_rels/[^/]*\\.rels',
    '(?:docprops|docmetadata|customxml)/[^/]*\\.xml',
    'docprops/thumbnail\\.(?:jpe?g|png|emf|wmf)',
    'xl/(?:workbook|styles|sharedstrings|calcchain|metadata|comments\\d*)\\.xml',
    'xl/(?:worksheets|chartsheets|theme|tables|charts|drawings|persons|threadedcomments)/[^/]*\\.xml',
    'xl/drawings/[^/]*\\.vml',
    'xl/printersettings/[^/]*\\.bin',
    'xl/media/[^/]*\\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)',
    '(?:.*/)',
  ].join('|')})$`,
);

/**
 * Why the workbook behind a chart is refused. A spreadsheet program opens it, so it may have numbers and formulas but
 * must fetch nothing.
 */
export function problemOfSheet(bytes: Buffer, budget: InflatedBudget): TextProblem | undefined {
  const entries = partsOf(bytes);
  if (!entries?.some(({ name }) => name === 'xl/workbook.xml')) return 'linked';
  if (entries.some(({ name }) => /vba|macrosheets/.test(name))) return 'macros';
  if (entries.some(({ name }) => !parts.test(name))) return 'linked';
  const references = new References();
  const judgeOf = (entry: ZipEntry) => judgeOfPart(bytes, entry, references);
  return problemOfParts(bytes, entries, { judgeOf, budget }) ?? references.problem();
}

function judgeOfPart(bytes: Buffer, entry: ZipEntry, references: References): PartJudge | undefined {
  const part = entry.name;
  if (part === '[content_types].xml') return problemOfKinds;
  if (part.endsWith('.rels')) return (content) => problemOfLinks(content, { part, references });
  if (pictures.test(part)) return isDrawn(bytes, entry) ? problemOfSvg : undefined;
  if (!part.endsWith('.xml')) return undefined;
  return (content) =>
    hasFetchingFormula(content, (element) => references.use(part, element)) ? 'linked' : undefined;
}

const pictures = /^(?:xl\/media|docprops)\/[^/]*\.(?!xml$)[a-z]+$/;

/** Elements that contain a formula. */
const formulas = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName', 'calculatedColumnFormula']);
const links = new Set(['ddeLink', 'oleLink', 'oleObject', 'control', 'externalReference', 'webPr']);
const fetching =
  /\b(?:WEBSERVICE|HYPERLINK|IMAGE|RTD|CALL|REGISTER|REGISTER\.ID|EXEC|DDE|SQL\.REQUEST|CUBE\w+)\s*\(/i;

function hasFetchingFormula(content: Buffer, eachElement: (element: XmlElement) => void): boolean {
  let found = false;
  let formula: string | undefined;
  readXml(content, {
    begin(element) {
      const { name } = element;
      eachElement(element);
      if (links.has(name)) found = true;
      if (formulas.has(name)) formula = '';
    },
    text(text) {
      if (formula !== undefined) formula += text;
    },
    end({ name }) {
      if (!formulas.has(name) || formula === undefined) return;
      found ||= isFetching(formula);
      formula = undefined;
    },
  });
  return found;
}

/** Whether a formula asks another program for a value: by a vertical bar between two names, outside of quoted texts. */
function isFetching(formula: string): boolean {
  const withoutTexts = formula.replace(/"[^"]*"/g, '""');
  return fetching.test(withoutTexts) || withoutTexts.includes('|');
}
