import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

export type ClientChoice = { id: string; name: string; slug: string }

type ClientFieldProps = {
  clients: readonly ClientChoice[]
  value: string
  onChange: (id: string) => void
}

/** Which client something is about. */
export const ClientField = ({ clients, value, onChange }: ClientFieldProps) => (
  <Field label="Client">
    {described => (
      <NativeSelect {...described} value={value} onChange={event => onChange(event.target.value)}>
        {clients.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    )}
  </Field>
)
