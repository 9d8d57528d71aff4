import { defineTable, holdsPersons, withApplication } from './define-table';

/** The stage `types` proves each line: an error that is expected and does not come is an error. */
describe('the declaration of a table', () => {
  it('declares how rows of persons are erased and given, or why there are none', () => {
    const notes = defineTable({ name: 'notes', erased: withApplication, exported: { withheld: 'of staff' } });
    expect([notes, defineTable({ name: 'rules', none: 'settings' })].map(holdsPersons)).toEqual([
      true,
      false,
    ]);
  });

  it('does not compile where erasing or the own data is forgotten', () => {
    // @ts-expect-error
    expect(defineTable({ name: 'notes' })).toBeDefined();
    // @ts-expect-error
    expect(defineTable({ name: 'notes', exported: { at: 'notes' } })).toBeDefined();
    // @ts-expect-error
    expect(defineTable({ name: 'notes', erased: withApplication })).toBeDefined();
    // @ts-expect-error
    expect(defineTable({ name: 'notes', erased: {}, exported: { at: 'notes' } })).toBeDefined();
  });
});
