import { steadyCopy } from '../../attachments/files/steady-copy';
import { createUploads, type Send, type StoredFile } from '../uploads';

const linkText = () => 'View Previous file';

const pdf = (name = 'cv.pdf') => new File(['%PDF-'], name);
const stored: StoredFile = { name: 'cv.pdf', href: '/api/storage/7/cv.pdf', size: 5 };

function setUp() {
  let held: ((name: string) => Promise<void>) | undefined;
  const uploads = createUploads({
    async check(_key, { name, size }) {
      await held?.(name);
      return size === 0 ? 'CV is empty' : null;
    },
    async failed(_key, error) {
      // Waits as long as a network answer takes.
      await begun();
      return error === 'something else' ? null : 'CV could not be uploaded, try again';
    },
    linkText,
  });
  /** A send that the test finishes or fails. */
  let settle: { resolve: (file: StoredFile) => void; reject: (error: unknown) => void };
  let progress: (percent: number) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const sends: File[] = [];
  const send: Send = (file, options) => {
    sends.push(file);
    progress = options.onProgress;
    signal = options.signal;
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  return {
    uploads,
    send,
    sends,
    file: () => uploads.state('cv').file,
    error: () => uploads.state('cv').error,
    progress: (percent: number) => progress(percent),
    arrive: () => settle.resolve(stored),
    break: (error: unknown = new Error('cut')) => settle.reject(error),
    aborted: () => signal?.aborted,
    /** From now on the check of a file waits until the returned function is called with the file's name. */
    holdChecks() {
      const checks = new Map<string, (error?: Error) => void>();
      held = (name) =>
        new Promise((resolve, reject) => checks.set(name, (error) => (error ? reject(error) : resolve())));
      return (name: string, error?: Error) => checks.get(name)?.(error);
    },
  };
}
/** Waits as long as reading a chosen file takes. */
async function begun() {
  await steadyCopy(pdf());
  await new Promise((resolve) => setTimeout(resolve));
}

describe('the files of a form', () => {
  test('a chosen file is sent at once, reports its percent, and is stored with its link', async () => {
    const { uploads, send, file, progress, arrive } = setUp();
    const chosen = uploads.choose('cv', pdf(), send);
    await begun();
    progress(40);
    expect(file()).toMatchObject({ status: 'uploading', name: 'cv.pdf', percent: 40 });
    arrive();
    await chosen;
    expect(file()).toEqual({
      status: 'stored',
      name: 'cv.pdf',
      size: 5,
      href: '/api/storage/7/cv.pdf',
      linkText,
    });
    expect(uploads.isStored('cv')).toBe(true);
  });

  test('a wrong file is reported and never sent; the stored one stays', async () => {
    const { uploads, send, sends, file, error } = setUp();
    uploads.load({ cv: stored });
    await uploads.choose('cv', new File([], 'empty.pdf'), send);
    expect(error()).toBe('CV is empty');
    expect(file()).toMatchObject({ status: 'stored', name: 'cv.pdf' });
    expect(sends).toEqual([]);
  });

  test('cancelled: it stops, and what was stored before is there again', async () => {
    const { uploads, send, file, error, aborted } = setUp();
    uploads.load({ cv: stored });
    const chosen = uploads.choose('cv', pdf('newer.pdf'), send);
    await begun();
    uploads.cancel('cv');
    await chosen;
    expect(aborted()).toBe(true);
    expect(file()).toMatchObject({ status: 'stored', name: 'cv.pdf' });
    expect(error()).toBeUndefined();
  });

  test('two files are sent at a time, a third when one has arrived; a file removed meanwhile is not sent', async () => {
    const { uploads } = setUp();
    const begins: string[] = [];
    const arrive = new Map<string, (file: StoredFile) => void>();
    const send: Send = (file) =>
      new Promise((resolve) => {
        begins.push(file.name);
        arrive.set(file.name, resolve);
      });
    const chosen = ['cv', 'transcript', 'record', 'letter'].map((key) => uploads.choose(key, pdf(key), send));
    await begun();
    expect(begins).toEqual(['cv', 'transcript']);
    expect(uploads.state('letter').file).toMatchObject({ status: 'uploading', percent: 0 });
    uploads.cancel('record');
    arrive.get('cv')?.(stored);
    await begun();
    expect(begins).toEqual(['cv', 'transcript', 'letter']);
    arrive.get('transcript')?.(stored);
    arrive.get('letter')?.(stored);
    await Promise.all(chosen);
    expect(uploads.isStored('letter')).toBe(true);
    expect(uploads.isStored('record')).toBe(false);
  });

  test('failed: it reports it, keeps the file, and sends it again when asked', async () => {
    const it = setUp();
    const chosen = it.uploads.choose('cv', pdf(), it.send);
    await begun();
    it.break();
    await chosen;
    expect(it.file()).toMatchObject({ status: 'failed', name: 'cv.pdf' });
    expect(it.error()).toBe('CV could not be uploaded, try again');
    const again = it.uploads.retry('cv');
    await begun();
    it.arrive();
    await again;
    expect(it.file().status).toBe('stored');
    expect(it.error()).toBeUndefined();
    expect(it.sends).toHaveLength(2);
  });

  test('another file chosen meanwhile takes the place of the first', async () => {
    const it = setUp();
    const first = it.uploads.choose('cv', pdf('first.pdf'), it.send);
    await begun();
    const second = it.uploads.choose('cv', pdf('second.pdf'), it.send);
    await begun();
    expect(it.file()).toMatchObject({ status: 'uploading', name: 'second.pdf' });
    it.arrive();
    await Promise.all([first, second]);
    expect(it.file().status).toBe('stored');
  });

  test('a waiting file is sent with its step, and goes on waiting when something else is refused', async () => {
    const it = setUp();
    await it.uploads.choose('cv', pdf());
    expect(it.file().status).toBe('chosen');
    expect(it.uploads.waiting('cv')?.name).toBe('cv.pdf');
    const refused = it.uploads.sendChosen('cv', it.send);
    await begun();
    it.break('something else');
    await expect(refused).rejects.toBe('something else');
    expect(it.file().status).toBe('chosen');
    expect(it.error()).toBeUndefined();
  });

  test('a file that waited and did not arrive is sent again when asked', async () => {
    const it = setUp();
    await it.uploads.choose('cv', pdf());
    const refused = it.uploads.sendChosen('cv', it.send);
    it.break();
    await expect(refused).rejects.toThrow('cut');
    expect(it.file()).toMatchObject({ status: 'failed', name: 'cv.pdf' });
    const again = it.uploads.retry('cv');
    it.arrive();
    await again;
    expect(it.file()).toMatchObject({ status: 'stored' });
    expect(it.sends).toHaveLength(2);
  });

  test('going on waits until every file has arrived', async () => {
    const it = setUp();
    void it.uploads.choose('cv', pdf(), it.send);
    await begun();
    let settled = false;
    const waiting = it.uploads.settled().then(() => {
      settled = true;
    });
    await begun();
    expect(settled).toBe(false);
    it.arrive();
    await waiting;
    expect(it.uploads.isStored('cv')).toBe(true);
  });

  test('going on waits for a file that a slow phone still checks', async () => {
    const it = setUp();
    const checked = it.holdChecks();
    void it.uploads.choose('cv', pdf());
    let settled = false;
    const waiting = it.uploads.settled().then(() => {
      settled = true;
    });
    await begun();
    expect(settled).toBe(false);
    checked('cv.pdf');
    await waiting;
    expect(it.uploads.waiting('cv')?.name).toBe('cv.pdf');
  });

  test('the file chosen last is the file that is sent, whichever is checked first', async () => {
    const it = setUp();
    const checked = it.holdChecks();
    void it.uploads.choose('cv', pdf('old.pdf'));
    void it.uploads.choose('cv', pdf('new.pdf'));
    checked('new.pdf');
    await begun();
    checked('old.pdf');
    await begun();
    expect(it.uploads.waiting('cv')?.name).toBe('new.pdf');
  });

  test('going on ends, too, when a file cannot be sent or cannot be read', async () => {
    const it = setUp();
    const sent = it.uploads.choose('cv', pdf(), it.send);
    await begun();
    it.break();
    await it.uploads.settled();
    await sent;
    const checked = it.holdChecks();
    const lost = it.uploads.choose('cv', pdf('lost.pdf'));
    checked('lost.pdf', new Error('NotReadableError'));
    await expect(lost).rejects.toThrow('NotReadableError');
    await it.uploads.settled();
    expect(it.uploads.waiting('cv')).toBeUndefined();
  });

  test('a file that is taken back while it is checked stays away', async () => {
    const it = setUp();
    const checked = it.holdChecks();
    void it.uploads.choose('cv', pdf(), it.send);
    it.uploads.cancel('cv');
    checked('cv.pdf');
    await begun();
    expect(it.file()).toEqual({ status: 'empty' });
    expect(it.sends).toEqual([]);
  });
});
