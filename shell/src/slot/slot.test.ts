import type { PageLifecycles, PageProps, ShellApi } from '@portal/contract-shell-v1';
import { type Failure, failure, type LoadResult } from '../failure/result';
import { createSlot } from './slot';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function drawing(text: string, more: Partial<PageLifecycles> = {}): PageLifecycles {
  return {
    bootstrap: jest.fn(async () => {}),
    mount: jest.fn(async ({ domElement }: PageProps) => {
      domElement.innerHTML = `<h1>${text}</h1>`;
    }),
    unmount: jest.fn(async () => {}),
    ...more,
  };
}

function slotWith(
  load: (again: boolean) => Promise<LoadResult>,
  onFailure?: (failed: Failure) => Promise<boolean>,
) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const failures: Failure[] = [];
  let retry = () => {};
  const slot = createSlot({
    container,
    shell: {} as ShellApi,
    load,
    showFailure: (place, failed, again) => {
      failures.push(failed);
      place.textContent = `panel: ${failed.reason}`;
      retry = again;
    },
    ...(onFailure ? { onFailure } : {}),
  });
  return { container, failures, slot, retry: () => retry() };
}

test('a page that arrives is drawn, and gone after leaving', async () => {
  const page = drawing('Hello');
  const { container, slot } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  expect(container.textContent).toBe('Hello');
  await slot.unmount();
  expect(container.innerHTML).toBe('');
  expect(page.unmount).toHaveBeenCalledTimes(1);
});

test('a page is started up once, however often it is opened', async () => {
  const page = drawing('Hello');
  const { slot } = slotWith(async () => ({ ok: true, page }));
  for (let visit = 0; visit < 2; visit += 1) {
    await slot.mount();
    await settled();
    await slot.unmount();
  }
  expect(page.bootstrap).toHaveBeenCalledTimes(1);
  expect(page.mount).toHaveBeenCalledTimes(2);
});

test('a page that does not arrive leaves its panel, and the retry really asks again', async () => {
  const load = jest
    .fn<Promise<LoadResult>, [boolean]>()
    .mockResolvedValueOnce(failure('unreachable', 'gone'))
    .mockResolvedValueOnce({ ok: true, page: drawing('Back again') });
  const { container, slot, retry } = slotWith(load);
  await slot.mount();
  await settled();
  expect(container.textContent).toBe('panel: unreachable');
  retry();
  await settled();
  expect(load.mock.calls).toEqual([[false], [true]]);
  expect(container.textContent).toBe('Back again');
});

test('a page that throws while it is mounted has crashed', async () => {
  const page = drawing('never', { mount: () => Promise.reject(new Error('boom')) });
  const { slot, failures } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  expect(failures).toMatchObject([{ reason: 'crashed', detail: 'Error: boom' }]);
});

test('a page that breaks later, while it is used, has crashed too', async () => {
  let result: PageProps | undefined;
  const page = drawing('fine at first', {
    mount: async (props) => {
      result = props;
    },
  });
  const { container, slot } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  result?.crashed(new Error('render'));
  await settled();
  expect(container.textContent).toBe('panel: crashed');
});

/** A page that counts how often it was drawn, and breaks on request. */
function breakable() {
  let props: PageProps | undefined;
  let times = 0;
  const page = drawing('', {
    mount: async (given) => {
      props = given;
      times += 1;
      given.domElement.textContent = `drawn ${times}`;
    },
  });
  return { page, crash: (error: unknown) => props?.crashed(error) };
}

const gone = () => new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');

test('a page in which somebody else has taken out what stood there is drawn anew', async () => {
  const { page, crash } = breakable();
  const { container, failures, slot } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  crash(gone());
  crash(gone());
  await settled();
  expect(container.textContent).toBe('drawn 2');
  expect(page.unmount).toHaveBeenCalled();
  expect(failures).toEqual([]);
});

test('a page that breaks again as soon as it is drawn anew has crashed', async () => {
  const { page, crash } = breakable();
  const { container, slot } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  crash(gone());
  await settled();
  crash(gone());
  await settled();
  expect(container.textContent).toBe('panel: crashed');
});

test('a page that cannot leave does not keep others from coming', async () => {
  const page = drawing('stuck', { unmount: () => Promise.reject(new Error('stuck')) });
  const { container, slot } = slotWith(async () => ({ ok: true, page }));
  await slot.mount();
  await settled();
  await expect(slot.unmount()).resolves.toBeUndefined();
  expect(container.innerHTML).toBe('');
});

test('a page that arrives after the person has left is not drawn', async () => {
  let arrive: (result: LoadResult) => void = () => {};
  const page = drawing('too late');
  const { container, slot } = slotWith(() => new Promise((resolve) => (arrive = resolve)));
  await slot.mount();
  await slot.unmount();
  arrive({ ok: true, page });
  await settled();
  expect(container.innerHTML).toBe('');
  expect(page.mount).not.toHaveBeenCalled();
});

test('a stale part that makes the page load again shows no panel', async () => {
  const { slot, failures } = slotWith(
    async () => failure('unreachable', new Error('Loading chunk 3 failed')),
    async (failed) => failed.stale,
  );
  await slot.mount();
  await settled();
  expect(failures).toEqual([]);
});

test('the heading of a page that is opened from another has the focus', async () => {
  const { container, slot } = slotWith(async () => ({ ok: true, page: drawing('Next page') }));
  await slot.mount();
  await settled();
  expect(document.activeElement).toBe(container.querySelector('h1'));
});
