import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { findCampaignsQuery } from '@/features/campaigns/api/find-campaigns.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { recentOutputsQuery } from '@/features/dashboard/api/get-recent-outputs.ts'
import { searchAtHandQuery } from '@/features/search/api/find.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useDebounced } from '@/ui/use-debounced.ts'
import { clientSlugIn, nearestClient } from '../client-in-address.ts'
import { useMayOpen } from '../may-open.ts'
import { modifier } from '../shortcuts.ts'
import { CAMPAIGN_LETTERS, campaignEntries, stillFound, withCampaigns } from './campaign-entries.ts'
import { foundEntries, SEARCH_LETTERS, withoutThose } from './found-entries.ts'
import { finder, type FoundGroup } from './find-entries.ts'
import { outputEntries, paletteEntries, type PaletteClient } from './palette-entries.ts'

const none: never[] = []
/** How long the letters rest before campaigns are asked for, in milliseconds. */
const REST_MS = 150
/** Long enough that the palette stands and short enough that nobody has typed. */
const WARM_MS = 60

/** Where one is, as far as it decides what is found. */
function useHere() {
  const { organization } = useMe()
  const can = useCan()
  const { pathname } = useLocation()
  const orgId = organization?.id ?? ''
  const agency = organization?.type === 'AGENCY'
  const clients =
    useQuery({ ...clientNamesQuery(orgId), enabled: agency && can('clients.view') }).data ?? none
  const slug = agency ? clientSlugIn(pathname) : null
  const clientId = clients.find(client => client.slug === slug)?.id ?? null
  // Inside a client only its own are found: nothing until it is known which client this is.
  const known = orgId !== '' && (slug === null || clientId !== null)
  return { orgId, agency, clients, slug, clientId, known, nearest: nearestClient(pathname) }
}
type Here = ReturnType<typeof useHere>

/** What the letters find, in groups. searching: something is still being asked for. */
export function useFound(typed: string): { groups: FoundGroup[]; searching: boolean } {
  const here = useHere()
  const find = useFinder(here)
  const found = useMemo(() => find(typed), [find, typed])
  const campaigns = useFoundCampaigns(here, typed)
  const passages = useFoundPassages(here, typed)
  const named = withCampaigns(found, campaigns.entries)
  return {
    // Passages come last, at the end of the list: nothing moves under the hand.
    groups: [...named, ...withoutThose(passages.groups, named)],
    searching: campaigns.searching || passages.searching,
  }
}

function useFinder({ orgId, agency, clients, slug, clientId, known, nearest }: Here) {
  const can = useCan()
  const mayOpen = useMayOpen()
  const recent = useQuery({
    ...recentOutputsQuery(orgId, clientId),
    enabled: can('work.view') && known,
  })
  const outputs = recent.data ?? none
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
    const entries = [...paletteEntries(visitor), ...outputEntries(outputs, clients, visitor)]
    return finder(entries, clients, nearest)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- can and mayOpen are made anew on every drawing
  }, [agency, slug, nearest, outputs, clients])
  // The first letter would prepare thousands of names and cost the keystroke: they are prepared before it.
  useEffect(() => {
    const timer = setTimeout(() => find('a'), WARM_MS)
    return () => clearTimeout(timer)
  }, [find])
  return find
}

/** Campaigns are found by the server, once the letters rest; until then what an earlier answer still holds. */
function useFoundCampaigns({ orgId, clients, clientId, known }: Here, typed: string) {
  const can = useCan()
  const mayOpen = useMayOpen()
  const letters = typed.trim()
  const rested = useDebounced(letters, REST_MS)
  const asks = letters.length >= CAMPAIGN_LETTERS && can('campaigns.view') && known
  const campaigns = useQuery({
    ...findCampaignsQuery(orgId, clientId, rested),
    enabled: asks && rested.length >= CAMPAIGN_LETTERS,
  })
  if (!asks) return { entries: none, searching: false }
  const rows = campaigns.data ?? none
  const current = rested === letters && !campaigns.isPlaceholderData
  return {
    entries: campaignEntries(
      current ? rows : stillFound(rows, typed),
      clients satisfies readonly PaletteClient[],
      mayOpen,
    ),
    searching: (!current || campaigns.isPending) && !campaigns.isError,
  }
}

/** What is written anywhere in reach, found by the server once the letters rest. */
function useFoundPassages({ orgId, agency, slug, clientId, known }: Here, typed: string) {
  const mayOpen = useMayOpen()
  const letters = typed.trim()
  const rested = useDebounced(letters, REST_MS)
  const asks = letters.length >= SEARCH_LETTERS && mayOpen('/documents/search') && known
  const found = useQuery({
    ...searchAtHandQuery(orgId, clientId, rested),
    enabled: asks && rested.length >= SEARCH_LETTERS,
  })
  if (!asks) return { groups: none, searching: false }
  const current = rested === letters && !found.isPlaceholderData
  const all = slug ? `/clients/${slug}/documents/search` : '/documents/search'
  return {
    groups:
      found.data && current
        ? foundEntries(found.data, letters, { clientSlug: slug, agency }, all)
        : none,
    searching: (!current || found.isPending) && !found.isError,
  }
}
