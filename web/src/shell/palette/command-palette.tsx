import { agentById } from '@sextant/contracts/catalogue'
import {
  BuildingIcon,
  FileTextIcon,
  LightbulbIcon,
  LogOutIcon,
  MegaphoneIcon,
  MessageSquareIcon,
  SearchIcon,
  type LucideIcon,
  WrenchIcon,
  ZapIcon,
} from 'lucide-react'
import { memo, useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/ui/primitives/command.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Kbd } from '@/ui/primitives/kbd.tsx'
import { useLeave } from '../use-leave.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entries.ts'
import { keepTemplate } from './quick-wins.ts'
import { useFound } from './use-found.ts'

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Everything one may open or do, a few letters away. */
export function CommandPalette({
  open,
  setOpen,
}: {
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const { organization } = useMe()
  const can = useCan()
  const kinds = [
    'a page',
    ...(organization?.type === 'AGENCY' && can('clients.view') ? ['a client'] : []),
    ...(can('campaigns.view') ? ['a campaign'] : []),
    ...(can('agents.use') ? ['an agent'] : []),
    ...(can('work.view') ? ['an output', 'a document', 'a passage'] : []),
  ]
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent className="top-[12dvh] max-w-xl translate-y-0 overflow-hidden p-0">
        <DialogTitle className="sr-only">Search</DialogTitle>
        <DialogDescription className="sr-only">
          Type to find {either.format(kinds)}. The arrow keys choose, Enter opens.
        </DialogDescription>
        <Palette close={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function Palette({ close }: { close: () => void }) {
  const navigate = useNavigate()
  const leave = useLeave()
  const [typed, setTyped] = useState('')
  const { groups, searching } = useFound(typed)
  const choose = useCallback(
    (entry: PaletteEntry) => {
      close()
      if (entry.signOut) return void leave()
      if (entry.template) keepTemplate(entry.template)
      void navigate(entry.to)
    },
    [close, leave, navigate],
  )
  return (
    <Command label="Search">
      <CommandInput
        value={typed}
        onValueChange={setTyped}
        placeholder="What are you looking for?"
        maxLength={200}
      />
      <CommandList label="Results">
        <CommandEmpty>{searching ? 'Looking...' : 'No results found.'}</CommandEmpty>
        {groups.map(({ group, entries }) => (
          <CommandGroup key={group} heading={group}>
            {entries.map(entry => (
              <Line key={entry.id} entry={entry} choose={choose} />
            ))}
          </CommandGroup>
        ))}
      </CommandList>
    </Command>
  )
}

// A letter draws the list again; a line that stays is not drawn again.
const Line = memo(function Line({
  entry,
  choose,
}: {
  entry: PaletteEntry
  choose: (entry: PaletteEntry) => void
}) {
  return (
    <CommandItem value={entry.id} onSelect={() => choose(entry)}>
      <Mark entry={entry} />
      <span className="min-w-0 truncate">{entry.label}</span>
      {entry.note && (
        <span className="cap min-w-0 flex-1 truncate max-sm:hidden">{entry.note}</span>
      )}
      {entry.keys && <Kbd className="ml-auto max-sm:hidden">{entry.keys}</Kbd>}
    </CommandItem>
  )
})

const ICONS: Partial<Record<PaletteGroup, LucideIcon>> = {
  'Quick Actions': ZapIcon,
  Clients: BuildingIcon,
  Campaigns: MegaphoneIcon,
  Operator: WrenchIcon,
  Facts: LightbulbIcon,
  Messages: MessageSquareIcon,
  Search: SearchIcon,
}

function Mark({ entry }: { entry: PaletteEntry }) {
  if (entry.agent) return <AgentBadge agent={agentById(entry.agent).id} />
  const Icon = entry.signOut ? LogOutIcon : (ICONS[entry.group] ?? FileTextIcon)
  return (
    <span className="grid w-6 shrink-0 place-items-center text-ink-3">
      <Icon aria-hidden />
    </span>
  )
}
