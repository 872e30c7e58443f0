import { agentById } from '@sextant/contracts/catalogue'
import { useQuery } from '@tanstack/react-query'
import { BuildingIcon, CornerDownLeftIcon, LogOutIcon, MegaphoneIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findCampaignsQuery } from '@/features/campaigns/api/find-campaigns.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { recentOutputsQuery } from '@/features/dashboard/api/get-recent-outputs.ts'
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
import { useDebounced } from '@/ui/use-debounced.ts'
import { clientSlugIn, nearestClient } from '../client-in-address.ts'
import { useMayOpen } from '../may-open.ts'
import { modifier } from '../shortcuts.ts'
import { useLeave } from '../use-leave.ts'
import { CAMPAIGN_LETTERS, campaignEntries, stillFound, withCampaigns } from './campaign-entries.ts'
import { finder } from './find-entries.ts'
import { outputEntries, paletteEntries, type PaletteEntry } from './palette-entries.ts'
import { keepTemplate } from './quick-wins.ts'

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
    ...(can('work.view') ? ['an output'] : []),
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

const none: never[] = []
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })
/** How long the letters rest before campaigns are asked for, in milliseconds. */
const REST_MS = 150

function Palette({ close }: { close: () => void }) {
  const { organization } = useMe()
  const can = useCan()
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const [typed, setTyped] = useState('')
  const orgId = organization?.id ?? ''
  const agency = organization?.type === 'AGENCY'
  const clients =
    useQuery({ ...clientNamesQuery(orgId), enabled: agency && can('clients.view') }).data ?? none
  const nearest = nearestClient(pathname)
  const slug = agency ? clientSlugIn(pathname) : null
  const clientId = clients.find(client => client.slug === slug)?.id ?? null
  // Inside a client only its own outputs are recent: none until it is known which client this is.
  const outputs =
    useQuery({
      ...recentOutputsQuery(orgId, clientId),
      enabled: can('work.view') && orgId !== '' && (slug === null || clientId !== null),
    }).data ?? none

  // Abilities and rows of the table change with the person only, and then the palette is gone.
  const find = useMemo(() => {
    const visitor = {
      can,
      mayOpen,
      agency,
      clientSlug: slug,
      nearestClient: nearest,
      modifier: modifier(navigator.platform),
    }
    return finder(
      [...paletteEntries(visitor), ...outputEntries(outputs, clients, visitor)],
      clients,
      nearest,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- can and mayOpen are made anew on every drawing
  }, [agency, slug, nearest, outputs, clients])
  const words = useDebounced(typed.trim(), REST_MS)
  const asks =
    typed.trim().length >= CAMPAIGN_LETTERS &&
    can('campaigns.view') &&
    orgId !== '' &&
    (slug === null || clientId !== null)
  const campaigns = useQuery({
    ...findCampaignsQuery(orgId, clientId, words),
    enabled: asks && words.length >= CAMPAIGN_LETTERS,
  })
  const current = words === typed.trim() && !campaigns.isPlaceholderData
  const searching = asks && (!current || campaigns.isPending)
  const found = useMemo(() => find(typed), [find, typed])
  const groups = withCampaigns(
    found,
    asks
      ? campaignEntries(
          current ? (campaigns.data ?? none) : stillFound(campaigns.data ?? none, typed),
          clients,
          mayOpen,
        )
      : none,
  )

  const choose = (entry: PaletteEntry) => {
    close()
    if (entry.signOut) return void leave()
    if (entry.template) keepTemplate(entry.template)
    void navigate(entry.to)
  }

  return (
    <Command label="Search">
      <CommandInput
        value={typed}
        onValueChange={setTyped}
        placeholder="What are you looking for?"
        maxLength={200}
      />
      <CommandList label="Results">
        <CommandEmpty>
          {searching && !campaigns.isError ? 'Looking through campaigns...' : 'No results found.'}
        </CommandEmpty>
        {groups.map(({ group, entries }) => (
          <CommandGroup key={group} heading={group}>
            {entries.map(entry => (
              <CommandItem key={entry.id} value={entry.id} onSelect={() => choose(entry)}>
                <Mark entry={entry} />
                <span className="min-w-0 truncate">{entry.label}</span>
                {entry.note && (
                  <span className="cap min-w-0 flex-1 truncate max-sm:hidden">{entry.note}</span>
                )}
                {entry.keys && <Kbd className="ml-auto max-sm:hidden">{entry.keys}</Kbd>}
              </CommandItem>
            ))}
          </CommandGroup>
        ))}
      </CommandList>
    </Command>
  )
}

function Mark({ entry }: { entry: PaletteEntry }) {
  if (entry.agent) return <AgentBadge agent={agentById(entry.agent).id} />
  const Icon =
    entry.group === 'Clients'
      ? BuildingIcon
      : entry.group === 'Campaigns'
        ? MegaphoneIcon
        : entry.signOut
          ? LogOutIcon
          : CornerDownLeftIcon
  return (
    <span className="grid w-6 shrink-0 place-items-center text-ink-3">
      <Icon aria-hidden />
    </span>
  )
}
