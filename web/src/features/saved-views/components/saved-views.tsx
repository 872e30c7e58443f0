import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { useQuery } from '@tanstack/react-query'
import { BookmarkIcon, CheckIcon, XIcon } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { messageOf } from '@/client/api.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { useForgetView, useSaveView } from '../api/save-view.ts'
import { savedViewsQuery, type ViewScope } from '../api/saved-views.ts'
import { sameFilter } from '../same-filter.ts'

const NAME_MAX = 60
const EXAMPLES: Record<ViewScope, string> = {
  campaigns: 'Active, by budget',
  clients: 'Active, by health',
  outputs: 'Board pack',
}

type SavedViewsProps = {
  scope: ViewScope
  /** The search parameters of what is shown. */
  current: Record<string, string>
  onApply: (filter: Record<string, string>) => void
}

/** The person's own views of a list: taken with a press, kept under a name, forgotten. */
export function SavedViews({ scope, current, onApply }: SavedViewsProps) {
  const views = useQuery(savedViewsQuery(scope))
  const [open, setOpen] = useState(false)
  const rows = views.data ?? []
  const here = rows.find(view => sameFilter(view.filter, current))
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button className="max-w-56">
          <BookmarkIcon aria-hidden />
          <span className="truncate py-1">{here?.name ?? 'Views'}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Views" className="grid gap-3 p-3">
        {rows.length > 0 && (
          <ul className="grid max-h-64 overflow-y-auto">
            {rows.map(view => (
              <ViewLine
                key={view.id}
                view={view}
                chosen={view === here}
                onChoose={() => {
                  onApply(view.filter)
                  setOpen(false)
                }}
              />
            ))}
          </ul>
        )}
        {views.isError && (
          <p role="alert" className="text-caption text-bad">
            {messageOf(views.error)}
          </p>
        )}
        <KeepView scope={scope} filter={current} first={rows.length === 0} />
      </PopoverContent>
    </Popover>
  )
}

function ViewLine({
  view,
  chosen,
  onChoose,
}: {
  view: SavedView
  chosen: boolean
  onChoose: () => void
}) {
  const { save: forget } = useForgetView()
  return (
    <li className="flex items-center rounded-md hover:bg-act-soft">
      <button
        type="button"
        aria-pressed={chosen}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 px-2 text-left wrap-anywhere max-md:min-h-11"
        onClick={onChoose}
      >
        <CheckIcon
          aria-hidden
          className={chosen ? 'size-4 shrink-0 text-act' : 'size-4 shrink-0 opacity-0'}
        />
        {view.name}
      </button>
      <Button
        variant="quiet"
        size="icon-sm"
        aria-label={`Forget the view ${view.name}`}
        onClick={() => void forget(view)}
      >
        <XIcon aria-hidden />
      </Button>
    </li>
  )
}

function KeepView({
  scope,
  filter,
  first,
}: {
  scope: ViewScope
  filter: Record<string, string>
  first: boolean
}) {
  const [name, setName] = useState('')
  const keeping = useSaveView()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (keeping.saving || !name.trim()) return
    const kept = await keeping.save({ scope, name: name.trim(), filter })
    if (kept.ok) setName('')
  }
  return (
    <form onSubmit={event => void keep(event)} className="grid gap-2">
      <Field
        label="Keep what is shown as"
        error={keeping.failure ?? undefined}
        hint={first ? 'Search, status, order and layout come back with one press.' : undefined}
      >
        {described => (
          <Input
            {...described}
            maxLength={NAME_MAX}
            value={name}
            onChange={event => setName(event.target.value)}
            placeholder={EXAMPLES[scope]}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="sm" busy={keeping.saving} disabled={!name.trim()}>
          Keep this view
        </Button>
      </div>
    </form>
  )
}
