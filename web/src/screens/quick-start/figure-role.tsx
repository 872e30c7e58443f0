import { AS_READ, type KeptFigure, NO_ROLE, rolesFor } from '@/features/quick-start/roles.ts'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'

type FigureRoleProps = { figure: KeptFigure; onRole: (role: string) => void }

/** A number of the answers, and what it is: one choice puts it right. */
export function FigureRole({ figure, onRole }: FigureRoleProps) {
  const id = `figure-${figure.id}`
  return (
    <p className="grid items-center gap-x-2 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={id} className="text-caption font-medium tabular-nums">
        {figure.text} is
      </label>
      <span className="block max-w-[22em]">
        <NativeSelect id={id} value={figure.role} onChange={event => onRole(event.target.value)}>
          {figure.role === AS_READ && <option value={AS_READ}>as it was read</option>}
          {rolesFor(figure).map(role => (
            <option key={role.id} value={role.id}>
              {role.words}
            </option>
          ))}
          <option value={NO_ROLE}>not important</option>
        </NativeSelect>
      </span>
    </p>
  )
}
