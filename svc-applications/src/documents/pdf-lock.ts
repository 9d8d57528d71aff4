import { scan, type Work } from './work';

/** `unknown`: the file has no readable trailer. */
type Lock = 'open' | 'locked' | 'unknown';

const encrypt = '\\/Encrypt(?=[\\s/<[(])';
const trailerMarks = new RegExp(
  `(?<trailer>trailer)|(?<end>startxref)|(?<table>\\/XRef)|(?<object> obj)|(?<stream>stream)|(?<lock>${encrypt})`,
  'g',
);

/** Reads the trailer that the end of the file points to; without a valid pointer, as in repaired files, all trailers. */
export async function lockOf(bytes: Buffer, work: Work): Promise<Lock> {
  const start = bytes.lastIndexOf('startxref');
  if (start === -1) return 'unknown';
  const told = /^startxref\s+(\d{1,10})/.exec(bytes.toString('latin1', start, start + 40))?.[1];
  const trailer = told === undefined ? undefined : trailerAt(bytes, Number(told));
  return trailer ? lockWithin(bytes, trailer, work) : lockOfAll(bytes, work);
}

interface ByteRange {
  from: number;
  to: number;
}

/** The trailer at this place: after a cross-reference table, or as the dictionary of a cross-reference stream. */
function trailerAt(bytes: Buffer, offset: number): ByteRange | undefined {
  const begins = bytes.toString('latin1', offset, offset + 30);
  if (/^\s*xref\b/.test(begins)) return part(bytes, bytes.indexOf('trailer', offset), 'startxref');
  if (/^\s*\d+\s+\d+\s+obj\b/.test(begins)) return part(bytes, offset, 'stream');
  return undefined;
}

function part(bytes: Buffer, from: number, until: string): ByteRange | undefined {
  if (from < 0) return undefined;
  const to = bytes.indexOf(until, from);
  return to === -1 ? undefined : { from, to };
}

async function lockWithin(bytes: Buffer, { from, to }: ByteRange, work: Work): Promise<Lock> {
  let lock: Lock = 'open';
  await scan(bytes.subarray(0, to), { pattern: new RegExp(encrypt, 'g'), work, from }, () => {
    lock = 'locked';
    return 'stop';
  });
  return lock;
}

/** One pass through the file: the bytes from `trailer` to `startxref`, and the dictionaries of cross-reference streams. */
async function lockOfAll(bytes: Buffer, work: Work): Promise<Lock> {
  let known = false;
  let locked = false;
  /** Undefined outside a trailer; inside, whether `/Encrypt` was found. */
  let trailer: boolean | undefined;
  let object: { open: boolean; table: boolean; lock: boolean } = { open: false, table: false, lock: false };
  await scan(bytes, { pattern: trailerMarks, work }, ({ match: { groups = {} } }) => {
    if (groups.trailer) {
      known = true;
      trailer ??= false;
    } else if (groups.end) {
      locked ||= trailer === true;
      trailer = undefined;
    } else if (groups.object) object = { open: true, table: false, lock: false };
    else if (groups.stream) object.open = false;
    else if (groups.table) {
      known = true;
      object.table = true;
    } else {
      if (trailer !== undefined) trailer = true;
      if (object.open) object.lock = true;
    }
    locked ||= object.table && object.lock;
    return locked ? 'stop' : 0;
  });
  if (locked) return 'locked';
  return known ? 'open' : 'unknown';
}
