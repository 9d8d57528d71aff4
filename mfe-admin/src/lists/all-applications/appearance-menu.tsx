import { PopupButton } from '../../frame/common/popup-button';
import * as t from '../../messages/overview';
import { columns } from './columns';

interface AppearanceMenuProps {
  shown: readonly string[];
  roomy: boolean;
  change: (change: Record<string, string>) => void;
}

/** The menu for the shown columns and the height of rows. */
export function AppearanceMenu({ shown, roomy, change }: AppearanceMenuProps) {
  const turn = (key: string) => {
    const next = columns.filter((one) => shown.includes(one.key) !== (one.key === key));
    change({ columns: next.map((one) => one.key).join(',') });
  };
  return (
    <PopupButton label={t.columns()}>
      {() => (
        <>
          <fieldset className="p-tick-list">
            <legend>{t.columns()}</legend>
            {columns.map(({ key, label }) => (
              <label key={key} htmlFor={`column-${key}`}>
                <input
                  type="checkbox"
                  id={`column-${key}`}
                  checked={shown.includes(key)}
                  onChange={() => turn(key)}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
          <fieldset className="p-tick-list">
            <legend>{t.rows()}</legend>
            {[
              { value: '', label: t.closeTogether() },
              { value: 'roomy', label: t.comfortable() },
            ].map(({ value, label }) => (
              <label key={value} htmlFor={`rows-${value}`}>
                <input
                  type="radio"
                  name="rows"
                  id={`rows-${value}`}
                  checked={roomy === (value === 'roomy')}
                  onChange={() => change({ rows: value })}
                />{' '}
                {label}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </PopupButton>
  );
}
