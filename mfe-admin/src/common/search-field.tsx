import { limits } from '@portal/contract-svc-applications-v1';
import { TextField } from '@portal/ui/forms';
import { useSearchText } from './use-search-text';

export interface SearchFieldProps {
  id: string;
  /** What the list is searched for now. */
  searched: string;
  search: (text: string) => void;
}

/** The search box of a list of applications. */
export function SearchField({ id, searched, search }: SearchFieldProps) {
  const [text, setText] = useSearchText(searched, search);
  return (
    <TextField
      type="search"
      label="Search by name, email or id"
      id={id}
      autoComplete="off"
      maxLength={limits.line}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
