import { fileDatabase, lineTo } from '@portal/application-ui/testing';
import { limits } from '@portal/contract-svc-applications-v1';
import { screen, waitFor } from '@testing-library/react';
import { type FakePortal, fakePortal } from '../dev/fake-portal';
import { onStep, openWizard, pdf, person, wholeForm } from './open-wizard';

const { pieceBytes } = limits;
const content = `%PDF-1.7 ${'x'.repeat(2 * pieceBytes)}\nstartxref\n0\n%%EOF\n`;

let device: Map<string, unknown>;
beforeEach(() => {
  device = fileDatabase();
  localStorage.clear();
  sessionStorage.clear();
  // A stand-in hash: the same bytes give the same hash.
  const digest = async (_: string, bytes: ArrayBuffer) =>
    new Uint8Array(32).fill(bytes.byteLength % 251).buffer;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });
  // jsdom lacks this method on files.
  Blob.prototype.arrayBuffer = function bytes(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
});

/**
 * Makes the portal accept files in pieces as the service does: the same bytes of one person are one upload, under the
 * last name.
 */
function inPieces(portal: FakePortal) {
  const { send, upload } = portal;
  const begun = new Map<string, { id: string; name: string; arrived: number[] }>();
  const path = '/api/arriving-files';
  const shown = ({ id, arrived }: { id: string; arrived: number[] }) => ({
    status: 200,
    body: { id, piece_bytes: pieceBytes, arrived: [...arrived] },
  });
  const of = (id: unknown) => [...begun.values()].find((one) => one.id === id);
  portal.send = async (method, at, ...more) => {
    if (at !== path) return send(method, at, ...more);
    const { name, sha256 } = more[0] as { name: string; sha256: string };
    const one = begun.get(sha256) ?? { id: sha256.slice(0, 32), name, arrived: [] };
    begun.set(sha256, { ...one, name });
    return shown(one);
  };
  portal.upload = async (at, form, options) => {
    const one = of(at.split('/').at(3)) ?? of(form.get('arriving_file'));
    if (!one) return upload(at, form, options);
    if (at.startsWith(path)) {
      one.arrived.push(Number(form.get('number')));
      return shown(one);
    }
    const name = String(form.get('arriving_name') ?? one.name);
    form.set(String(form.get('arriving_as')), new File(['%PDF-'], name));
    return upload(at, form, options);
  };
  return begun;
}

const labels = {
  transcript: 'Academic transcript or proof of enrolment',
  criminal_record: 'Valid criminal record',
};
const names = { transcript: 'My transcript.pdf', criminal_record: 'Police.pdf' };
const stored = (portal: FakePortal) =>
  Object.fromEntries(portal.stored.uploads.map((one) => [one.upload_type, one.original_name]));

async function chooseBothOffline() {
  const portal = fakePortal({ person, form: wholeForm, step: 11 });
  const begun = inPieces(portal);
  const line = lineTo(portal);
  const wizard = openWizard({ portal, signedIn: true });
  await onStep('Documents');
  line.cut();
  for (const type of ['transcript', 'criminal_record'] as const)
    await wizard.user.upload(await screen.findByLabelText(labels[type]), pdf(names[type], content));
  await waitFor(() => expect(device.size).toBe(2));
  return { ...wizard, portal, begun, line };
}

test('the same file, chosen offline for two fields under two names, keeps both names', async () => {
  const { portal, begun, line } = await chooseBothOffline();
  await line.back();
  await waitFor(() => expect(stored(portal)).toEqual(names));
  expect(begun.size).toBe(1);
});

test('so it does where the page is opened again in between', async () => {
  const { portal, line, close } = await chooseBothOffline();
  close();
  const again = openWizard({ portal, signedIn: true });
  await onStep('Documents');
  for (const name of Object.values(names)) expect(await screen.findAllByText(name)).not.toEqual([]);
  await line.back();
  await waitFor(() => expect(stored(portal)).toEqual(names));
  again.close();
});
