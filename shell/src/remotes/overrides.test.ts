import { readOverrides, showOverrideBadge, withOverrides } from './overrides';

const address = 'http://127.0.0.1:3001/remote/mf-manifest.json';
const entry = {
  version: '1.0.0-ab12cd34',
  manifest: '/remotes/mfe-admin/1.0.0-ab12cd34/mf-manifest.json',
  describes: { name: 'mfe-admin', pages: [], shellApi: '^1.0.0' },
};

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('a developer points one remote at a local build and the others stay', () => {
  localStorage.setItem('portal:remote-overrides', JSON.stringify({ 'mfe-admin': address, broken: 7 }));
  const overrides = readOverrides();
  expect(overrides).toEqual({ 'mfe-admin': address });
  const other = { ...entry, describes: { ...entry.describes, name: 'mfe-other' } };
  const remotes = { 'mfe-admin': entry, 'mfe-other': other };
  const applied = withOverrides({ remotes, contracts: {}, broken: [] }).remotes;
  expect(applied['mfe-admin']?.manifest).toBe(address);
  expect(applied['mfe-other']).toBe(other);
});

test('the developer tools of module federation override a remote by their own key', () => {
  const tools = { 'mfe-admin': address, 'mfe-other': '1.2.0', __ENABLE_FAST_REFRESH__: true };
  localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify(tools));
  expect(readOverrides()).toEqual({ 'mfe-admin': address });
});

test('the badge names what is overridden; without overrides there is none', () => {
  showOverrideBadge({});
  expect(document.body.textContent).toBe('');
  showOverrideBadge({ 'mfe-admin': address });
  expect(document.body.textContent).toContain('Local override: mfe-admin');
  expect(document.querySelector('button')?.textContent).toBe('Reset');
});

test('nonsense in storage is no override', () => {
  localStorage.setItem('portal:remote-overrides', 'nonsense');
  expect(readOverrides()).toEqual({});
});
