import { isAllowedAddress, isOwnFile } from '../addresses';
import { hasFetchingPart } from './text';
import { readXml, type XmlElement } from './xml';
import { contentInZip, entriesOfZip, type ZipEntry } from './zip';

export type TextProblem = 'macros' | 'linked' | 'other';

/** Bytes of all inflated parts: the text of a long book has some 20 MB. */
const mostInflated = 64 * 1024 * 1024;

/** The reason to refuse a file as a DOCX that only shows its text. Pictures are not inflated. */
export function problemOfDocx(bytes: Buffer): TextProblem | undefined {
  const entries = entriesOfZip(bytes);
  const names = entries.map(({ name }) => name.toLowerCase());
  const isText = names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (!isText || !names.includes('[content_types].xml')) return 'other';
  // Of two parts of one name, programs open either.
  if (new Set(names).size < names.length) return 'other';
  if (names.some((name) => /vba(?:project|data)\w*\.(?:bin|xml)$/.test(name))) return 'macros';
  if (names.some(isForeign)) return 'linked';
  return problemOfParts(bytes, entries);
}

/** Objects of other programs, and whole files. The sheet behind a chart opens in nothing but a sheet without macros. */
const isForeign = (name: string): boolean =>
  /\/activex\/|oleobject|\.(?:bin|exe|dll|docm|dotm|xlsm|html?|mht|rtf)$/.test(name) ||
  (/\/embeddings\//.test(name) && !/\/embeddings\/[^/]*\.xlsx$/.test(name));

function problemOfParts(bytes: Buffer, entries: readonly ZipEntry[]): TextProblem | undefined {
  let left = mostInflated;
  for (const entry of entries) {
    const judge = judgeOf(entry.name.toLowerCase());
    if (!judge) continue;
    const content = contentInZip(bytes, entry, left);
    if (!content) return 'other';
    left -= content.length;
    try {
      const problem = judge(content);
      if (problem) return problem;
    } catch {
      return 'other';
    }
  }
  return undefined;
}

function judgeOf(name: string): ((content: Buffer) => TextProblem | undefined) | undefined {
  if (name === '[content_types].xml') return problemOfKinds;
  if (name.endsWith('.rels')) return problemOfLinks;
  return name.endsWith('.xml') ? (content) => (hasFetchingPart(content) ? 'linked' : undefined) : undefined;
}

/** The list of parts names the kind of each part, whatever its name. */
function problemOfKinds(content: Buffer): TextProblem | undefined {
  let problem: TextProblem | undefined;
  readXml(content, {
    begin({ attributes: { ContentType: kind = '', PartName: part, Extension: ending } }) {
      // Parts with text are read by their names, so they bear the name of one.
      if (/wordprocessingml.*xml$/i.test(kind) && !/(?:^|\.)xml$/i.test(part ?? ending ?? 'xml'))
        problem ??= 'other';
      if (/macroEnabled|vbaProject|vbaData/i.test(kind)) problem = 'macros';
      else if (/oleObject|activeX|text\/html|message\/rfc822|\/rtf/i.test(kind)) problem ??= 'linked';
    },
  });
  return problem;
}

/** Kinds of parts that are no text, by the end of their names. */
const foreignLinks = new Set([
  'oleObject',
  'control',
  'activeXControlBinary',
  'aFChunk',
  'subDocument',
  'frame',
]);

/** Nothing is fetched: outside the file are only addresses to click on, and the name of a template of the writer's. */
function problemOfLinks(content: Buffer): TextProblem | undefined {
  let problem: TextProblem | undefined;
  readXml(content, {
    begin({ name, attributes }) {
      if (name !== 'Relationship') return;
      const kind = (attributes.Type ?? '').split('/').at(-1) ?? '';
      if (/vbaProject/i.test(kind)) problem = 'macros';
      else if (foreignLinks.has(kind) || !isHarmlessLink(kind, attributes)) problem ??= 'linked';
    },
  });
  return problem;
}

function isHarmlessLink(
  kind: string,
  { Target: target = '', TargetMode: mode }: XmlElement['attributes'],
): boolean {
  if (kind === 'hyperlink') return isAllowedAddress(target) || isOwnFile(target);
  if (kind === 'attachedTemplate') return isOwnFile(target);
  // Without a mode a target is a part of this file; a scheme or a machine in it would be neither.
  return mode?.toLowerCase() !== 'external' && isAllowedAddress(target) && !/^\s*[a-z]+:/i.test(target);
}
