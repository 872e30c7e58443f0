import type { NamedCampaign } from '@sextant/contracts/figures/import'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { dayWithYear, shortDay } from '@sextant/contracts/days'
import { sourceLabel } from '../../words.ts'

export type Match = { source: string; name: string; campaignId: string | null }
type CampaignsTableProps = {
  campaigns: readonly NamedCampaign[]
  /** Those of ours that a name may mean. */
  known: readonly { id: string; name: string }[]
  match: (match: Match) => void
  create: (campaign: NamedCampaign) => void
  busy: boolean
}

const NEW = 'new'
const NONE = 'none'

/** Why a name is taken for a campaign. */
function whyOf(campaign: NamedCampaign): string {
  const { name, called, known, campaign_id, matched_by_name, matched_at, first_day } = campaign
  if (called !== name) return known ? `Same campaign number as “${name}”` : `Kept as “${name}”`
  if (matched_at) return `${matched_by_name ?? 'Somebody'} matched it on ${dayWithYear(matched_at)}`
  if (campaign_id) return 'Same name'
  return `Nothing alike; first day ${shortDay(first_day)}`
}

/** Names of campaigns in the files and what they mean here: unknown ones first. */
export function CampaignsTable({ campaigns, known, match, create, busy }: CampaignsTableProps) {
  const choose = (campaign: NamedCampaign, value: string) => {
    if (value === NEW) return create(campaign)
    match({
      source: campaign.source,
      name: campaign.name,
      campaignId: value === NONE ? null : value,
    })
  }
  return (
    <Table label="Campaigns in the files">
      <thead>
        <tr>
          <TableHead>In the file</TableHead>
          <TableHead>Here</TableHead>
          <TableHead>Why</TableHead>
        </tr>
      </thead>
      <tbody>
        {campaigns.map(campaign => (
          <TableRow key={`${campaign.source}${campaign.name}`}>
            <TableCell className="min-w-40 wrap-anywhere">
              {campaign.called}
              <span className="cap block">{sourceLabel(campaign.source)}</span>
            </TableCell>
            <TableCell className="min-w-52">
              <NativeSelect
                aria-label={`${campaign.called} means`}
                disabled={busy}
                value={campaign.campaign_id ?? NONE}
                onChange={event => choose(campaign, event.target.value)}
              >
                <option value={NONE}>Keep its name, no campaign here</option>
                <option value={NEW}>Create “{campaign.called}”</option>
                {known.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            </TableCell>
            <TableCell className="cap min-w-36">{whyOf(campaign)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
