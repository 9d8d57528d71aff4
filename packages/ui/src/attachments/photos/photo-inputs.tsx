import type { ReactNode } from 'react';
import * as t from '../../messages/photos';
import { buttonRow } from './button-row';

interface PhotoInputsProps {
  /** Whether there are pages already, so that further ones are added. */
  more: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
}

const hasCamera = () => window.matchMedia('(pointer: coarse)').matches;

/** The buttons for taking a photo, on devices that most likely have a camera, and for choosing existing photos. */
export function PhotoInputs({ more, disabled, onFiles }: PhotoInputsProps) {
  return (
    <div style={buttonRow}>
      {hasCamera() ? (
        <Input
          label={more ? t.takeAnother() : t.takePhoto()}
          main={!more}
          camera
          disabled={disabled}
          onFiles={onFiles}
        />
      ) : null}
      <Input
        label={more ? t.addPhotos() : t.choosePhotos()}
        main={!more && !hasCamera()}
        disabled={disabled}
        onFiles={onFiles}
      />
    </div>
  );
}

interface InputProps extends Omit<PhotoInputsProps, 'more'> {
  label: string;
  /** Whether this is the main action. */
  main: boolean;
  camera?: boolean;
}

function Input({ label, main, camera = false, disabled, onFiles }: InputProps): ReactNode {
  return (
    <div className="p-file-choose">
      <input
        type="file"
        aria-label={label}
        accept="image/*"
        multiple={!camera}
        disabled={disabled}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Cleared, so that choosing the same photo again counts as a change.
          event.currentTarget.value = '';
        }}
      />
      <span
        className={`btn btn-${main ? 'primary' : 'outline'}`}
        style={{ minHeight: '2.75rem' }}
        aria-hidden="true"
      >
        {label}
      </span>
    </div>
  );
}
