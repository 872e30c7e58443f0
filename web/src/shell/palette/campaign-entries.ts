import type { CampaignListRow } from '@sextant/contracts/rows'
import type { FoundGroup } from './find-entries.ts'
import type { PaletteClient, PaletteEntry, PaletteVisitor } from './palette-entries.ts'

/** Fewer letters would find nearly every campaign. */
export const CAMPAIGN_LETTERS = 2

type Found = Pick<CampaignListRow, 'id' | 'name' | 'client_id' | 'status'>

/** Campaigns that were found, each opening inside the client it belongs to. clients: those who are not archived; a campaign of another one opens in the organization. */
export function campaignEntries(
  campaigns: readonly Found[],
  clients: readonly PaletteClient[],
  mayOpen: PaletteVisitor['mayOpen'],
): PaletteEntry[] {
  if (campaigns.length === 0 || !mayOpen('/campaigns/:campaignId')) return []
  const inClient = mayOpen('/clients/:clientSlug/campaigns/:campaignId')
  // Of thousands of clients only those of the few campaigns: this runs at every letter.
  const owners = new Set(campaigns.map(campaign => campaign.client_id))
  const byId = new Map(
    clients.filter(({ id }) => owners.has(id)).map(client => [client.id, client]),
  )
  return campaigns.map((campaign): PaletteEntry => {
    const client =
      campaign.client_id === null || !inClient ? undefined : byId.get(campaign.client_id)
    return {
      id: `campaign:${campaign.id}`,
      group: 'Campaigns',
      label: campaign.name,
      note: client?.name ?? campaign.status,
      to: `${client ? `/clients/${client.slug}` : ''}/campaigns/${campaign.id}`,
    }
  })
}

/** Of an earlier answer, what the letters typed since still find by name. */
export const stillFound = <Campaign extends Found>(
  campaigns: readonly Campaign[],
  typed: string,
): Campaign[] =>
  campaigns.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))

/** They arrive later than the rest: below the first group, so that what Enter opens does not change under the hand. */
export const withCampaigns = (
  groups: readonly FoundGroup[],
  entries: PaletteEntry[],
): FoundGroup[] =>
  entries.length === 0
    ? [...groups]
    : [...groups.slice(0, 1), { group: 'Campaigns', entries }, ...groups.slice(1)]
