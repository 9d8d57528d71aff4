import { isAllowedAddress, isBeside, isOwnFile } from '../addresses';
import type { TextProblem } from './problems';
import type { References } from './references';
import { readXml, type XmlElement } from './xml';

/** The list of parts names the kind of each part, whatever its name. */
export function problemOfKinds(content: Buffer): TextProblem | undefined {
  let problem: TextProblem | undefined;
  readXml(content, {
    begin({ attributes: { ContentType: kind = '', PartName: part, Extension: ending } }) {
      // Parts with text are read by their names, so they bear the name of one.
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

/** Kinds of parts that are no text, by the end of their names. */
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

/** Nothing is fetched: outside the file are only addresses to click on, and the name of a template of the writer's. */
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
  // Without a mode a target is a part of this file; a scheme or a machine in it would be neither.
  return (mode === undefined || mode === 'Internal') && isBeside(target);
}
