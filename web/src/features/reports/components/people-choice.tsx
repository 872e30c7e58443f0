import type { ReportPerson } from '@sextant/contracts/reports/rows'
import { useId } from 'react'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'

type PeopleChoiceProps = {
  people: readonly ReportPerson[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  /** Whether guests see it in their portal. isFixed: a guest who is mailed one can open it. */
  share: { isOn: boolean; isFixed: boolean; onChange: (isOn: boolean) => void }
}

/** Who gets a report: the client's guests first. */
export function PeopleChoice({ people, chosen, onChange, share }: PeopleChoiceProps) {
  const guests = people.filter(({ guest }) => guest)
  const team = people.filter(({ guest }) => !guest)
  const set = (id: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <div className="mt-4 grid gap-4">
      {guests.length === 0 ? (
        <p className="cap">
          No guest sees this client yet. Invite one in the settings of your team.
        </p>
      ) : (
        <Group title="Guests" people={guests} chosen={chosen} set={set} />
      )}
      <Group title="Team" people={team} chosen={chosen} set={set} />
      {guests.length > 0 && (
        <Choice
          label="Show it in the client’s portal"
          isOn={share.isOn}
          isFixed={share.isFixed}
          onChange={share.onChange}
        />
      )}
    </div>
  )
}

type GroupProps = {
  title: string
  people: readonly ReportPerson[]
  chosen: ReadonlySet<string>
  set: (id: string, isOn: boolean) => void
}

function Group({ title, people, chosen, set }: GroupProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-caption font-medium">{title}</legend>
      {people.map(({ user_id, name }) => (
        <Choice
          key={user_id}
          label={name}
          isOn={chosen.has(user_id)}
          onChange={isOn => set(user_id, isOn)}
        />
      ))}
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  isOn: boolean
  isFixed?: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ label, isOn, isFixed = false, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <span className="flex min-h-8 items-center gap-2.5">
      <Checkbox
        id={id}
        checked={isOn}
        disabled={isFixed}
        onCheckedChange={checked => onChange(checked === true)}
      />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        {label}
      </label>
    </span>
  )
}
