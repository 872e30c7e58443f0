import { useQuery } from '@tanstack/react-query'
import { BookmarkIcon, CheckIcon, XIcon } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { forgetView, savedViewsQuery, saveView, type ViewScope } from '../api/saved-views.ts'
import { sameFilter } from '../same-filter.ts'

const NAME_MAX = 60

/** The person's own views of a list: taken with a press, kept under a name, forgotten. current: the search parameters of what is shown. */
export function SavedViews({
  scope,
  current,
  onApply,
}: {
  scope: ViewScope
  current: Record<string, string>
  onApply: (filter: Record<string, string>) => void
}) {
  const views = useQuery(savedViewsQuery(scope))
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const rows = views.data ?? []
  const here = rows.find(view => sameFilter(view.filter, current))
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !name.trim()) return
    setBusy(true)
    setFailure(null)
    try {
      await saveView(scope, name.trim(), current)
      setName('')
    } catch (error) {
      setFailure(messageOf(error, 'The view could not be kept. Try again.'))
    } finally {
      setBusy(false)
    }
  }
  const forget = async (view: (typeof rows)[number]) => {
    try {
      await forgetView(view)
      undoToast(
        `View “${view.name}” forgotten`,
        () => void saveView(view.scope, view.name, view.filter),
      )
    } catch (error) {
      toast.error(messageOf(error, 'The view could not be forgotten. Try again.'))
    }
  }
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
              <li key={view.id} className="flex items-center rounded-md hover:bg-act-soft">
                <button
                  type="button"
                  aria-pressed={view === here}
                  className="flex min-h-9 min-w-0 flex-1 items-center gap-2 px-2 text-left wrap-anywhere max-md:min-h-11"
                  onClick={() => {
                    onApply(view.filter)
                    setOpen(false)
                  }}
                >
                  <CheckIcon
                    aria-hidden
                    className={
                      view === here ? 'size-4 shrink-0 text-act' : 'size-4 shrink-0 opacity-0'
                    }
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
            ))}
          </ul>
        )}
        {views.isError && (
          <p role="alert" className="text-caption text-bad">
            {messageOf(views.error)}
          </p>
        )}
        <form onSubmit={event => void keep(event)} className="grid gap-2">
          <Field
            label="Keep what is shown as"
            error={failure ?? undefined}
            hint={
              rows.length === 0
                ? 'Search, status, order and layout come back with one press.'
                : undefined
            }
          >
            {described => (
              <Input
                {...described}
                maxLength={NAME_MAX}
                value={name}
                onChange={event => setName(event.target.value)}
                placeholder={scope === 'clients' ? 'Active, by health' : 'Active, by budget'}
              />
            )}
          </Field>
          <div>
            <Button type="submit" size="sm" busy={busy} disabled={!name.trim()}>
              Keep this view
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  )
}
