import { changed, filtersOf, keptOf, listOf, withView } from './list-address';

const address = (text: string) => new URLSearchParams(text);

test('what stands in an address beside the order and the look is a filter, also one that this page does not know', () => {
  const params = address('status=submitted&reader=7&sort=status&columns=email&rows=roomy&view=3&after=x');
  expect(filtersOf(params)).toEqual({ status: 'submitted', reader: '7' });
  expect(listOf(params, 'Africa/Kigali')).toEqual({
    status: 'submitted',
    reader: '7',
    sort: 'status',
    time_zone: 'Africa/Kigali',
  });
});

test('an order that nobody offers is the first order', () => {
  expect(listOf(address('sort=id'), 'UTC').sort).toBe('-submitted_date');
});

test('any change but a turned page begins at the first page', () => {
  expect(changed(address('after=x&status=draft'), { type: 'intern' }).toString()).toBe(
    'status=draft&type=intern',
  );
  expect(changed(address('after=x'), { before: 'y' }).toString()).toBe('before=y');
  expect(changed(address('status=draft&after=x'), { status: '' }).toString()).toBe('');
});

test('a view keeps neither a search nor a place; its address alone opens it, with changes it is what stands there', () => {
  expect(keptOf(address('search=ineza&status=submitted&after=x&view=2'))).toBe('status=submitted');
  expect(withView(address('view=2&after=x'), 'status=submitted').toString()).toBe(
    'status=submitted&view=2&after=x',
  );
  expect(withView(address('view=2&type=intern'), 'status=submitted').toString()).toBe('view=2&type=intern');
});

test('the language of an address is no filter, is not kept in a view, and does not hide one', () => {
  const params = address('view=3&lang=fr');
  expect(filtersOf(params)).toEqual({});
  expect(keptOf(address('status=draft&lang=fr'))).toBe('status=draft');
  expect(withView(params, 'status=draft').get('status')).toBe('draft');
});
