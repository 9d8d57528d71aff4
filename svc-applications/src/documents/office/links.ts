import { isAllowedAddress, isBeside, isOwnFile } from '../addresses';
import type { TextProblem } from './problems';
import type { References } from './references';
import { readXml, type XmlElement } from './xml';

/** Checks the list of content types, which names the kind of each part regardless of its file name. */
export function problemOfKinds(content: Buffer): TextProblem | undefined {
  let problem: TextProblem | undefined;
  readXml(content, {
    begin({ attributes: { ContentType: kind = '', PartName: part, Extension: ending } }) {
      // Parts are read as text by their file names, so a part with text must have such a name.
      if (
        /(?:wordprocessing|spreadsheet)ml.*xml$/i.test(kind) &&
        !/(?:^|\.)xml$/i.test(part ?? ending ?? 'xml')
      )
        problem ??= 'other';
      if (/macro|vbaProject|vbaData/i.test(kind)) problem = 'macros';
      else if (/oleObject|activeX|text\/html|message\/rfc822|\/rtf/i.test(kind)) problem ??= 'linked';
    },
  });
  return problem;
}

/** Relationship types of parts that are no text. */
const foreignLinks = new Set([
  'oleObject',
  'control',
  'activeXControlBinary',
  'aFChunk',
  'subDocument',
  'frame',
  'externalLink',
  'connections',
  'queryTable',
]);

/**
 * Checks a part's relationships, so that nothing is fetched: only clickable addresses and the name of a local template
 * may lead outside of the file.
 */
export function problemOfLinks(
  content: Buffer,
  { part, references }: { part: string; references: References },
): TextProblem | undefined {
  let problem: TextProblem | undefined;
  readXml(content, {
    begin({ name, attributes }) {
      if (name !== 'Relationship') return;
      const kind = (attributes.Type ?? '').split('/').at(-1) ?? '';
      if (/vbaProject|macrosheet/i.test(kind)) problem = 'macros';
      else if (foreignLinks.has(kind) || !isHarmlessLink(kind, attributes)) problem ??= 'linked';
      if (attributes.TargetMode !== undefined) references.leadOutside(part, attributes.Id ?? '', kind);
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
  // Without a mode the target is a part of this file, so it must not have a scheme or a machine.
  return (mode === undefined || mode === 'Internal') && isBeside(target);
}
