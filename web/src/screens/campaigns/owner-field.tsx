import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { Field } from '@/ui/primitives/field.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

/** The agency's own campaign, of no client. */
const OWN = 'own'

/** The client that an owner means: null for the agency itself, undefined where nothing was chosen. */
export const clientChosen = (owner: string): string | null | undefined =>
  owner === OWN ? null : owner || undefined

/** Whose campaign it is: a client's id, OWN, or nothing yet (clientChosen says which). */
export function OwnerField({
  value,
  problem,
  onChange,
}: {
  value: string
  problem: string | undefined
  onChange: (owner: string) => void
}) {
  const { organization } = useMe()
  const clients = useQuery(clientNamesQuery(organization?.id ?? ''))
  return (
    <Field
      label="Client"
      className="sm:col-span-2 sm:max-w-80"
      error={clients.isError ? messageOf(clients.error) : problem}
    >
      {described => (
        <NativeSelect {...described} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">Choose …</option>
          <option value={OWN}>{organization?.name} itself</option>
          {clients.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
