import type { CampaignLine, FiguresView, Measured } from '@sextant/contracts/figures/view'
import type { Cell, SectionOf, VerdictTone } from '@sextant/contracts/reports/content'
import { channelName } from '../figures/words.ts'
import { count, money, word } from './cells.ts'

/** More than this many rows make nobody wiser on paper: the rest is one row. */
const ROWS_MOST = 12

/** Dearer or cheaper only where the whole interval says so. */
function verdictOf(cost: Measured, all: Measured): { says: string; tone: VerdictTone } {
  if (cost.low === null || cost.high === null || all.value === null)
    return { says: cost.lacks[0] ? `needs ${cost.lacks[0]}` : 'too little to say', tone: 'none' }
  if (cost.low > all.value) return { says: 'dearer than all', tone: 'bad' }
  if (cost.high < all.value) return { says: 'cheaper than all', tone: 'good' }
  return { says: 'no clear difference', tone: 'even' }
}

const cellsOf = (name: string, line: CampaignLine, currency: string): Cell[] => [
  word(name),
  word(line.channel ? channelName(line.channel) : ''),
  money(line.spend.value, currency),
  count(line.results.value),
  money(line.cost.value, currency),
]

/** Paid campaigns, the dearest first, with whether one costs more than all of them. */
export function campaignTable(view: FiguresView): SectionOf<'table'> | null {
  const { campaigns, campaigns_total: total, currency } = view
  if (!total || campaigns.length === 0) return null
  const one = total.cost.metric === 'cpl' ? 'lead' : 'conversion'
  const shown = campaigns.slice(0, ROWS_MOST)
  const left = campaigns.length - shown.length
  return {
    id: 'campaigns',
    form: 'table',
    title: 'Campaigns',
    caption: '',
    columns: [
      { label: 'Campaign', numeric: false, bar: false },
      { label: 'Channel', numeric: false, bar: false },
      { label: 'Spend', numeric: true, bar: false },
      { label: one === 'lead' ? 'Leads' : 'Conversions', numeric: true, bar: false },
      { label: `Cost per ${one}`, numeric: true, bar: false },
    ],
    rows: shown.map(line => ({
      id: null,
      cells: cellsOf(line.campaign, line, currency),
      verdict: verdictOf(line.cost, total.cost),
    })),
    verdicts: 'Against all',
    total: cellsOf(campaignsWords(campaigns.length), total, currency),
    note: left > 0 ? `${left} smaller campaigns are in the sum and not in the list.` : null,
  }
}

const campaignsWords = (many: number): string =>
  many === 1 ? 'One paid campaign' : `All ${many} paid campaigns`
