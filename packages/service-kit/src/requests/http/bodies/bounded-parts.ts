import type { EventEmitter } from 'node:events';
import * as formidable from 'formidable';

/** The most parts of a form; the largest has some twenty files and fields. */
const partsAtMost = 200;

/** The most bytes in the head of a part: enough for a long file name. */
const headBytesAtMost = 8192;

/** The members of formidable's form that this plugin touches; its types leave them out. */
interface Form {
  _parser: EventEmitter;
  _error(error: Error): void;
  _getFileName(header: string): string | null;
}

interface Token {
  name: string;
  start?: number;
  end?: number;
}

type Plugin = formidable.PluginFunction;

const { multipart } = formidable as unknown as { multipart: Plugin };

/**
 * Adds limits that formidable's parser lacks: the number of parts and the size of their heads. The parser keeps heads
 * in memory, and its search for a file name takes time that grows with the square of their length.
 */
export const boundedParts: Plugin = function boundedParts(this: unknown, given, options) {
  multipart.call(this, given, options);
  const form = given as unknown as Form;
  if (form._parser) bound(form);
};

function bound(form: Form): void {
  let parts = 0;
  let headBytes = 0;
  const refuse = () =>
    form._error(
      Object.assign(new Error('more parts, or longer heads, than any form has'), { httpCode: 400 }),
    );
  const fileNameOf = form._getFileName.bind(form);
  form._getFileName = (header) => (header.length > headBytesAtMost ? null : fileNameOf(header));
  form._parser.on('data', ({ name, start = 0, end = 0 }: Token) => {
    if (name === 'partBegin') {
      parts += 1;
      headBytes = 0;
    }
    if (name === 'headerField' || name === 'headerValue') headBytes += end - start;
    if (parts > partsAtMost || headBytes > headBytesAtMost) refuse();
  });
}
