/** @jest-environment node */
import { createFormStore, textAt } from './form-store';
import { valueAt, withValueAt } from './paths';

interface Form {
  name: string;
  rows: { title: string; year: number }[];
}
const blank: Form = {
  name: '',
  rows: [
    { title: 'a', year: 1 },
    { title: 'b', year: 2 },
  ],
};

describe('paths', () => {
  test('lead to a field, a row, and nowhere', () => {
    expect(valueAt(blank, 'rows.1.title')).toBe('b');
    expect(valueAt(blank, 'rows.7.title')).toBeUndefined();
    expect(textAt(blank, 'rows.0.year')).toBe('1');
    expect(textAt(blank, 'rows')).toBe('');
  });
  test('a change copies only the objects along its path', () => {
    const changed = withValueAt(blank, 'rows.1.title', 'c');
    expect(changed.rows[1]).toEqual({ title: 'c', year: 2 });
    expect(changed.rows[0]).toBe(blank.rows[0]);
    expect(blank.rows[1]?.title).toBe('b');
  });
});

describe('a form', () => {
  test('reports whether a person changed it or stored answers were loaded', () => {
    const form = createFormStore(blank);
    const heard: boolean[] = [];
    const stop = form.subscribe(({ typed }) => heard.push(typed));
    form.set('name', 'A');
    form.load(blank);
    stop();
    form.set('name', 'B');
    expect(heard).toEqual([true, false]);
  });
  test('counts the attempts that found errors', () => {
    const form = createFormStore(blank);
    form.setErrors({ name: 'Enter a name' });
    form.setErrors({});
    form.setErrors({ name: 'Enter a name' });
    expect(form.attempt()).toBe(2);
  });
  test('a removed row clears the messages of its list; an added row keeps them', () => {
    const form = createFormStore(blank);
    form.setErrors({ 'rows.1.title': 'Enter a title', name: 'Enter a name' });
    form.set('rows', [...form.values().rows, { title: '', year: 3 }]);
    expect(form.errors()).toHaveProperty(['rows.1.title']);
    form.set('rows', form.values().rows.slice(0, 1));
    expect(form.errors()).toEqual({ name: 'Enter a name' });
  });
});

test('an error goes when its answer is corrected, names the current fault, and stays where nothing was changed', () => {
  const form = createFormStore({ name: '', email: '', phone: '' });
  form.setErrors({ name: 'Enter your name', email: 'Enter your email', phone: 'Taken by somebody' });
  const before = form.attempt();
  form.set('name', 'Ineza');
  form.set('email', 'ineza');
  form.clearCorrected({ email: 'Enter it like name@example.com' });
  expect(form.errors()).toEqual({ email: 'Enter it like name@example.com', phone: 'Taken by somebody' });
  form.clearCorrected({}, (path) => path === 'phone');
  expect(form.errors()).toEqual({});
  expect(form.attempt()).toBe(before);
});

test('an error that several questions share moves to the next of them, and into no list', () => {
  const form = createFormStore({ purpose: '', agreed: false, rows: [{ title: '' }] });
  const shared = 'Please answer all';
  form.setErrors({ purpose: shared });
  form.set('purpose', 'volunteer');
  form.clearCorrected({ agreed: shared });
  expect(form.errors()).toEqual({ agreed: shared });
  form.set('agreed', true);
  form.clearCorrected({ 'rows.0.title': shared });
  expect(form.errors()).toEqual({});
});
