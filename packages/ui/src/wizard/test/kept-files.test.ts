import { steadyCopy } from '../../attachments/files/steady-copy';
import { createUploads, type KeptFiles, type Send } from '../uploads';

const pdf = (name = 'cv.pdf') => new File(['%PDF-'], name);
/** Waits as long as reading a chosen file takes. */
async function begun() {
  await steadyCopy(pdf());
  await new Promise((resolve) => setTimeout(resolve));
}
const stored = { name: 'cv.pdf', href: '/api/storage/7/cv.pdf', size: 5 };
const noLine = { status: 0 };

function withDevice(device = new Map<string, File>(), hasRoom = true) {
  const kept: KeptFiles = {
    prepare: () => undefined,
    keep: async (key, file) => {
      if (hasRoom) device.set(key, file);
      return hasRoom;
    },
    all: async () => [...device],
    forget: (key) => void device.delete(key),
    forgetAll: () => device.clear(),
  };
  const uploads = createUploads({
    check: async (_, { name }) => (name.endsWith('.txt') ? 'CV must be a PDF' : null),
    failed: (_, error) => (error === 'signed out' ? null : 'CV could not be uploaded'),
    kept,
  });
  return { device, uploads };
}
const gone: Send = () => Promise.reject(noLine);
const arrives: Send = async () => stored;
const never: Send = () => new Promise(() => undefined);
/** A send that waits for the connection, as sends of large files do. */
const waiting: Send = (_, { onWaiting, signal }) =>
  new Promise((_resolve, reject) => {
    onWaiting(true);
    void begun().then(() => onWaiting(true));
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('files kept on the device', () => {
  test('a file is kept until it is stored', async () => {
    const { device, uploads } = withDevice();
    void uploads.choose('cv', pdf('mine.pdf'), never);
    await begun();
    expect(device.get('cv')?.name).toBe('mine.pdf');
    await uploads.choose('cv', pdf('mine.pdf'), arrives);
    expect(uploads.isStored('cv')).toBe(true);
    expect(device.size).toBe(0);
  });

  test('offline, it counts for its step, and is shown as kept here', async () => {
    const { device, uploads } = withDevice();
    await uploads.choose('cv', pdf(), gone);
    expect(uploads.state('cv')).toMatchObject({
      file: { status: 'chosen', waiting: true },
      error: undefined,
    });
    expect([uploads.isThere('cv'), uploads.isStored('cv'), uploads.waits('cv')]).toEqual([true, false, true]);
    expect(uploads.unsent()).toEqual(['cv']);
    expect(device.size).toBe(1);
  });

  test('where the device has no room it does not count, and the reason stands beside it', async () => {
    const { uploads } = withDevice(new Map(), false);
    await uploads.choose('cv', pdf(), gone);
    expect(uploads.state('cv')).toMatchObject({
      file: { status: 'failed' },
      error: 'CV could not be uploaded',
    });
    expect(uploads.isThere('cv')).toBe(false);
    expect(uploads.problem('cv')).toBe('CV could not be uploaded');
  });

  test('a page that is opened anew takes it up, and sends it once online', async () => {
    const { uploads } = withDevice(new Map([['cv', pdf('mine.pdf')]]));
    void uploads.restore();
    await uploads.settled();
    expect(uploads.waits('cv')).toBe(true);
    const sends: string[] = [];
    const send: Send = async ({ name }) => {
      sends.push(name);
      return stored;
    };
    await uploads.sendChosen('cv', send);
    await uploads.sendChosen('cv', send);
    expect(sends).toEqual(['mine.pdf']);
    expect(uploads.state('cv').file.status).toBe('stored');
    expect(uploads.unsent()).toEqual([]);
  });

  test('a refusal by the server is reported once it was sent; then the device keeps it no longer', async () => {
    const { device, uploads } = withDevice(new Map([['cv', pdf()]]));
    await uploads.restore();
    await expect(uploads.sendChosen('cv', () => Promise.reject('refused'))).rejects.toBe('refused');
    expect(uploads.state('cv')).toMatchObject({ file: { status: 'failed' } });
    expect(uploads.problem('cv')).toBe('CV could not be uploaded');
    expect(device.size).toBe(0);
  });

  test('a file of a step is sent later if the page stays offline; its step does not wait for ever', async () => {
    const { uploads } = withDevice();
    await uploads.choose('letter', pdf());
    await expect(uploads.sendChosen('letter', waiting)).rejects.toMatchObject({ status: 0 });
    expect(uploads.waits('letter')).toBe(true);
  });

  test('going on does not wait for a large file that waits for the connection and is kept here', async () => {
    const { uploads } = withDevice();
    void uploads.choose('cv', pdf(), (_, { onWaiting }) => {
      onWaiting(true);
      return new Promise(() => undefined);
    });
    await begun();
    await uploads.settled();
    expect(uploads.isThere('cv')).toBe(true);
    expect(uploads.state('cv').file).toMatchObject({ status: 'uploading', waiting: true });
  });

  test('a file that waits for its step is kept when the step goes on', async () => {
    const { device, uploads } = withDevice();
    expect(await uploads.keepChosen('id')).toBe(true);
    await uploads.choose('id', pdf('passport.pdf'));
    // Stored at once, in case the page is opened again before the sign-in; it is sent with its step.
    expect(device.get('id')?.name).toBe('passport.pdf');
    expect(uploads.waits('id')).toBe(false);
    expect(await uploads.keepChosen('id')).toBe(true);
    expect(device.get('id')?.name).toBe('passport.pdf');
    expect(uploads.waits('id')).toBe(true);
    const full = withDevice(new Map(), false);
    await full.uploads.choose('id', pdf());
    expect(await full.uploads.keepChosen('id')).toBe(false);
  });

  test('a file that is changed or deleted after it was chosen is reported at once, with the way on', async () => {
    const { device, uploads } = withDevice();
    const gone = pdf('passport.pdf');
    const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
    ) {
      queueMicrotask(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>));
    });
    const send = jest.fn();
    await uploads.choose('id', gone, send);
    reading.mockRestore();
    expect(send).not.toHaveBeenCalled();
    expect(device.size).toBe(0);
    const { file, error } = uploads.state('id');
    expect(error).toBe('passport.pdf was changed or moved and can no longer be read. Choose it again');
    expect(file.status).toBe('empty');
  });

  test('what waits is a copy: the file on the device may change meanwhile', async () => {
    const { device, uploads } = withDevice();
    const chosen = pdf('passport.pdf');
    await uploads.choose('id', chosen);
    expect(await uploads.keepChosen('id')).toBe(true);
    expect(device.get('id')).not.toBe(chosen);
    expect(uploads.waiting('id')).not.toBe(chosen);
  });

  test('it goes when it is put away, and stays while somebody has to sign in', async () => {
    const { device, uploads } = withDevice();
    await uploads.choose('cv', pdf(), () => Promise.reject('signed out'));
    expect(device.size).toBe(1);
    uploads.cancel('cv');
    expect(device.size).toBe(0);
    await uploads.choose('cv', pdf(), gone);
    uploads.clear();
    expect([device.size, uploads.unsent().length]).toEqual([0, 0]);
  });

  test('a session that ends while a file is sent is not the fault of the file: the device keeps it', async () => {
    const { device, uploads } = withDevice();
    await uploads.choose('cv', pdf('mine.pdf'), () => Promise.reject({ status: 401 }));
    expect(uploads.state('cv')).toMatchObject({
      file: { status: 'failed' },
      error: 'CV could not be uploaded',
    });
    expect(device.get('cv')?.name).toBe('mine.pdf');
    const again = withDevice(device);
    await again.uploads.restore();
    await again.uploads.sendChosen('cv', arrives);
    expect(again.uploads.isStored('cv')).toBe(true);
    expect(device.size).toBe(0);
  });

  test('for somebody else the page forgets the files, and the device keeps them', async () => {
    const { device, uploads } = withDevice();
    await uploads.choose('cv', pdf(), gone);
    uploads.drop();
    expect(uploads.unsent()).toEqual([]);
    expect(device.size).toBe(1);
  });
});

describe('a file in the place of a stored one', () => {
  test.each([
    ['that could not be sent', 'new.pdf', 'CV could not be uploaded'],
    ['that was refused before', 'new.txt', 'CV must be a PDF'],
  ])('%s holds its step until it is put away; the stored one stays', async (_, name, sentence) => {
    const { uploads } = withDevice();
    uploads.load({ cv: stored });
    await uploads.choose('cv', pdf(name), () => Promise.reject('refused'));
    expect(uploads.problem('cv')).toBe(sentence);
    uploads.cancel('cv');
    expect(uploads.problem('cv')).toBeUndefined();
    expect(uploads.state('cv')).toMatchObject({
      file: { status: 'stored', name: 'cv.pdf' },
      error: undefined,
    });
  });
});
