/** @jest-environment node */
import type { MessageWords } from '@portal/contract-shell-v1';
import { createNotify } from './notify';

function toaster() {
  const lines: string[] = [];
  const translate = (kind: string) => (message: MessageWords) => void lines.push(`${kind}: ${message}`);
  return {
    output: lines,
    success: translate('success'),
    error: translate('error'),
    info: translate('info'),
    warning: translate('warning'),
    blank: translate('blank'),
    loading: (message: MessageWords) => {
      lines.push(`loading: ${message}`);
      return 'its own id';
    },
    dismiss: (id: string) => void lines.push(`dismiss: ${id}`),
    drawAnew: () => void lines.push('drawn anew'),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the code that draws messages is loaded with the first message, once', async () => {
  const drawn = toaster();
  const load = jest.fn(async () => drawn);
  const notify = createNotify(load);
  expect(load).not.toHaveBeenCalled();
  notify.success('Progress Saved Successfully');
  notify.error('Could not Save Error Occurred');
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(drawn.output).toEqual([
    'success: Progress Saved Successfully',
    'error: Could not Save Error Occurred',
  ]);
});

test("'Saving...' can be dismissed before it was even drawn", async () => {
  const drawn = toaster();
  const notify = createNotify(async () => drawn);
  const id = notify.loading('Saving...');
  notify.dismiss(id);
  await settled();
  expect(drawn.output).toEqual(['loading: Saving...', 'dismiss: its own id']);
});

test('a toaster that did not arrive is asked for again by the next message', async () => {
  const drawn = toaster();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(drawn);
  const notify = createNotify(load);
  notify.info('lost');
  await settled();
  notify.info('shown');
  await settled();
  expect(drawn.output).toEqual(['info: shown']);
});

test('messages are drawn anew once there are any', async () => {
  const drawn = toaster();
  const notify = createNotify(async () => drawn);
  notify.drawAnew?.();
  notify.info('Saved');
  await settled();
  notify.drawAnew?.();
  await settled();
  expect(drawn.output).toEqual(['info: Saved', 'drawn anew']);
});
