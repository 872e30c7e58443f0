import type { Team } from '@sextant/contracts/team/routes'
import { RadioCard, RadioGroup } from '@/ui/primitives/radio-group.tsx'
import { roleWords } from '../role-words.ts'
import type { RoleDraft } from '../role-choice.ts'
import { ClientPicker } from './client-picker.tsx'

type RoleFieldsProps = {
  team: Pick<Team, 'assignable' | 'clients'>
  value: RoleDraft
  onChange: (next: RoleDraft) => void
}

/** A role with one line on what it sees, and, where the role takes them, the clients it is for. */
export function RoleFields({ team, value, onChange }: RoleFieldsProps) {
  const scope = value.role && team.clients.length > 0 ? roleWords(value.role).clients : 'never'
  // A role for clients cannot be given where there is no client yet.
  const offered = team.assignable.filter(
    role => roleWords(role).clients !== 'required' || team.clients.length > 0,
  )
  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-caption font-medium">Role</legend>
        <RadioGroup
          value={value.role ?? ''}
          onValueChange={role =>
            onChange({ ...value, role: team.assignable.find(name => name === role) ?? null })
          }
          className="gap-1.5"
        >
          {offered.map(role => (
            <RadioCard
              key={role}
              value={role}
              title={roleWords(role).name}
              note={roleWords(role).sees}
              className="px-3.5 py-2"
            />
          ))}
        </RadioGroup>
        {offered.length < team.assignable.length && (
          <p className="cap">Roles for a client’s own people appear when you have a client.</p>
        )}
      </fieldset>
      {scope === 'optional' && (
        <fieldset>
          <legend className="mb-1.5 text-caption font-medium">Clients</legend>
          <RadioGroup
            value={value.every ? 'every' : 'some'}
            onValueChange={which => onChange({ ...value, every: which === 'every' })}
            className="grid-cols-2 gap-1.5 max-sm:grid-cols-1"
          >
            <RadioCard
              value="every"
              title="All clients"
              note="Also those you add later"
              className="px-3.5 py-2.5"
            />
            <RadioCard
              value="some"
              title="Only some"
              note="You choose them"
              className="px-3.5 py-2.5"
            />
          </RadioGroup>
        </fieldset>
      )}
      {(scope === 'required' || (scope === 'optional' && !value.every)) && (
        <ClientPicker
          clients={team.clients}
          chosen={value.clientIds}
          onChange={clientIds => onChange({ ...value, clientIds })}
        />
      )}
    </>
  )
}
