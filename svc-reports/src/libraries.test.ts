import { loadInParts, partsOf } from './libraries';

test.each(Object.keys(partsOf) as (keyof typeof partsOf)[])(
  'requests of others run while %s is loaded',
  async (library) => {
    let rounds = 0;
    let over = false;
    const others = () => {
      rounds += 1;
      if (!over) setImmediate(others);
    };
    setImmediate(others);
    await loadInParts(library);
    over = true;
    expect(rounds).toBeGreaterThanOrEqual(partsOf[library].length);
  },
);
