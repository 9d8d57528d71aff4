import { defineTable, holdsPersons, withApplication } from './define-table';

/** The test stage `types` proves each line below: a `@ts-expect-error` without an error is itself an error. */
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
