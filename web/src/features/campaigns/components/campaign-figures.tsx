import type { CampaignListRow } from '@sextant/contracts/rows'
import { sayDay, sayDays } from '@/ui/patterns/day.ts'
import { dollars } from '@/ui/patterns/money.ts'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { localToday, paceReport } from '../pace-words.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Budget, spent, time and pace in one row. */
export function CampaignFigures({ campaign }: { campaign: CampaignListRow }) {
  const { budget_cents: budget, spent_cents: spent, start_date: start, end_date: end } = campaign
  const report = paceReport(campaign, localToday(), { money: dollars, day: sayDay })
  const none = <span className="text-ink-3">–</span>
  return (
    <StatRow
      stats={[
        {
          label: 'Budget',
          value: budget === null ? none : dollars(budget),
          note: budget === null ? 'not set' : undefined,
        },
        {
          label: 'Spent',
          value:
            budget !== null && spent > budget ? (
              <span className="text-bad">{dollars(spent)}</span>
            ) : (
              dollars(spent)
            ),
          note: report.used === null ? undefined : `${percent(report.used)} of the budget`,
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
