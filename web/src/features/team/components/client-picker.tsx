import { useId, useState } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import { Input } from '@/ui/primitives/input.tsx'

// Fewer are read faster than searched.
const SEARCH_FROM = 8

type ClientPickerProps = {
  clients: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

/** Several of an agency's clients; many are searched. What is chosen stays chosen while the list is narrowed. */
export function ClientPicker({ clients, chosen, onChange }: ClientPickerProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase()
  const shown = clients.filter(client => client.name.toLocaleLowerCase().includes(wanted))
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-caption font-medium">
        Which clients{' '}
        <span className="font-normal text-ink-3">
          {chosen.length} of {clients.length} chosen
        </span>
      </legend>
      {clients.length >= SEARCH_FROM && (
        <Input
          type="search"
          aria-label="Search clients"
          placeholder="Search clients"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      )}
      <ul className="max-h-56 overflow-y-auto rounded-md border border-line">
        {shown.map(client => (
          <li
            key={client.id}
            className="flex items-center gap-3 border-b border-line px-3.5 last:border-b-0 hover:bg-act-soft"
          >
            <Checkbox
              id={`${id}-${client.id}`}
              checked={chosen.includes(client.id)}
              onCheckedChange={on =>
                onChange(
                  on === true
                    ? [...chosen, client.id]
                    : chosen.filter(other => other !== client.id),
                )
              }
            />
            <label
              htmlFor={`${id}-${client.id}`}
              className="min-w-0 flex-1 cursor-pointer py-2.5 wrap-anywhere"
            >
              {client.name}
            </label>
          </li>
        ))}
        {shown.length === 0 && (
          <li className="px-3.5 py-2.5 text-ink-3">No client has these words in its name.</li>
        )}
      </ul>
    </fieldset>
  )
}
