import { createUploads, type KeptFiles, type Send } from '../uploads';

const pdf = (name = 'cv.pdf') => new File(['%PDF-'], name);
const begun = () => new Promise((resolve) => setTimeout(resolve));
const stored = { name: 'cv.pdf', href: '/api/storage/7/cv.pdf', size: 5 };

describe('files kept on the device', () => {
  function withDevice() {
    const device = new Map<string, File>();
    const kept: KeptFiles = {
      keep: (key, file) => void device.set(key, file),
      find: async (key) => device.get(key),
      forget: (key) => void device.delete(key),
      forgetAll: () => device.clear(),
    };
    const uploads = createUploads({
      check: async () => null,
      failed: (_, error) => (error === 'signed out' ? null : 'CV could not be uploaded'),
      kept,
    });
    return { device, uploads };
  }

  test('a file is kept until it is stored, and sent again by a page that is opened anew', async () => {
    const { device, uploads } = withDevice();
    void uploads.choose('cv', pdf('mine.pdf'), () => new Promise(() => undefined));
    await begun();
    expect(device.get('cv')?.name).toBe('mine.pdf');
    const page = withDevice();
    page.device.set('cv', pdf('mine.pdf'));
    const sent: string[] = [];
    await page.uploads.resume('cv', async ({ name }) => {
      sent.push(name);
      return stored;
    });
    expect(sent).toEqual(['mine.pdf']);
    expect(page.uploads.isStored('cv')).toBe(true);
    expect(page.device.size).toBe(0);
  });

  test('a file that is being sent is not sent twice, and without one nothing happens', async () => {
    const { uploads } = withDevice();
    const sends: string[] = [];
    const send: Send = ({ name }) => {
      sends.push(name);
      return new Promise(() => undefined);
    };
    await uploads.resume('cv', send);
    void uploads.choose('cv', pdf(), send);
    await begun();
    await uploads.resume('cv', send);
    expect(sends).toEqual(['cv.pdf']);
  });

  test('it goes when it is cancelled or refused, and stays while somebody has to sign in', async () => {
    const { device, uploads } = withDevice();
    await uploads.choose('cv', pdf(), () => Promise.reject('refused'));
    expect(device.size).toBe(0);
    await uploads.choose('cv', pdf(), () => Promise.reject('signed out'));
    expect(device.size).toBe(1);
    uploads.cancel('cv');
    expect(device.size).toBe(0);
  });
});
