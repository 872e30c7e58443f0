import type { CampaignListRow } from '@sextant/contracts/rows'
import { sayDay, sayDays } from '@/ui/patterns/day.ts'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { paceReport } from '../pace-words.ts'
import { type MeasuredSpend, spendingOf } from '../spending.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

type CampaignFiguresProps = { campaign: CampaignListRow; measured: MeasuredSpend | null }

/** "16% of the budget, by your imports". */
function spentNote(used: number | null, isMeasured: boolean): string | undefined {
  const share = used === null ? null : `${percent(used)} of the budget`
  const origin = isMeasured ? 'by your imports' : null
  return [share, origin].filter(Boolean).join(', ') || undefined
}

/** Budget, spent, time and pace in one row. */
export function CampaignFigures({ campaign, measured }: CampaignFiguresProps) {
  const { budget_cents: budget, start_date: start, end_date: end } = campaign
  const { spent_cents: spent, money, until, isMeasured } = spendingOf(campaign, measured)
  const report = paceReport({ ...campaign, spent_cents: spent }, until, { money, day: sayDay })
  const none = <span className="text-ink-3">–</span>
  return (
    <StatRow
      stats={[
        {
          label: 'Budget',
          value: budget === null ? none : money(budget),
          note: budget === null ? 'not set' : undefined,
        },
        {
          label: 'Spent',
          value:
            budget !== null && spent > budget ? (
              <span className="text-bad">{money(spent)}</span>
            ) : (
              money(spent)
            ),
          note: spentNote(report.used, isMeasured),
        },
        {
          label: 'Time',
          value: report.elapsed === null ? none : percent(report.elapsed),
          note: sayDays(start, end) ?? 'no dates',
        },
        {
          label: 'Pace',
          value: report.ratio === null ? none : `${report.ratio.toFixed(2)}×`,
          note: report.ratio === null ? undefined : 'of plan',
        },
      ]}
    />
  )
}
