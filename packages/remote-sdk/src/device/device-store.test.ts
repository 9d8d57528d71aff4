import { deviceStore } from './device-store';

interface Draft {
  name: string;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a written value is there again after the page was closed', () => {
  expect(deviceStore<Draft>('draft').write({ name: 'Ineza' })).toBe(true);
  expect(deviceStore<Draft>('draft').read()).toEqual({ name: 'Ineza' });
});

test('a cleared value is gone', () => {
  const store = deviceStore<Draft>('draft');
  store.write({ name: 'Ineza' });
  store.clear();
  expect(store.read()).toBeNull();
});

test('broken text counts as no value', () => {
  localStorage.setItem('draft', '{"name":');
  expect(deviceStore<Draft>('draft').read()).toBeNull();
});

test('when the device is full the page still remembers, and nothing older comes back', () => {
  const store = deviceStore<Draft>('draft');
  store.write({ name: 'older' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(store.write({ name: 'newer' })).toBe(false);
  expect(store.read()).toEqual({ name: 'newer' });
  expect(deviceStore<Draft>('draft').read()).toBeNull();
});

test('where storage is refused altogether nothing throws', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  const store = deviceStore<Draft>('draft');
  expect(store.write({ name: 'Ineza' })).toBe(false);
  expect(store.read()).toEqual({ name: 'Ineza' });
  store.clear();
  expect(store.read()).toBeNull();
});

test('a change of this key in another tab is reported, of other keys not', () => {
  const seen = jest.fn();
  const stop = deviceStore<Draft>('draft').subscribe(seen);
  const change = (key: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{"name":"other tab"}' }));
  change('something else');
  change('draft');
  stop();
  change('draft');
  expect(seen.mock.calls).toEqual([[{ name: 'other tab' }]]);
});

describe("a person's form after their session", () => {
  const base = { text: '', name: 'Ineza' };
  const typed = { unsaved: true, form: { text: 'words', name: 'Ineza' }, base, sent: [base] };
  const backup = () => deviceStore<object>('intern-wizard:backup:7', { of: 7 });
  const signIn = (id: number) => localStorage.setItem('user', JSON.stringify({ id }));

  test('is written whole while it lasts', () => {
    signIn(7);
    backup().write(typed);
    expect(backup().read()).toEqual(typed);
  });

  test.each([
    ['nobody', undefined],
    ['somebody else', 8],
  ])('is written without what the server has (%s)', (_, id) => {
    if (id) signIn(id);
    expect(backup().write(typed)).toBe(true);
    expect(backup().read()).toEqual({ unsaved: true, form: { text: 'words' }, partial: true });
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ineza');
  });

  test('goes where the server has all of it', () => {
    backup().write({ ...typed, unsaved: false });
    expect(localStorage).toHaveLength(0);
  });
});
