import type { FiguresView } from '@sextant/contracts/figures/view'
import { AllFigures } from './all-figures.tsx'
import { BenchmarkLines } from './benchmark-lines.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { HoursFigure, SplitFigure, StackFigure, TrendFigure } from './charts.tsx'
import type { ChangeFilter } from '../filter.ts'
import { HeadlineRow } from './headline-row.tsx'
import { HealthPanel } from './health-panel.tsx'
import { MetricChoice } from './metric-choice.tsx'
import { CampaignField, WayFigure } from './way-charts.tsx'
import { Remarks } from './remark-form.tsx'

type FiguresBoardProps = {
  view: FiguresView
  change: ChangeFilter
  hrefOf: (campaignId: string) => string
  mayRemark: boolean
}

const PAIR = 'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10'
const WIDE_FIRST = `${PAIR} lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]`
const WIDE_LAST = `${PAIR} lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]`

/** What happened in a time: health of the data, headline, the line, what made the difference, weeks, hours, campaigns. */
export function FiguresBoard({ view, change, hrefOf, mayRemark }: FiguresBoardProps) {
  const { trend, split, stack, hours } = view
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <HealthPanel view={view} />
      <HeadlineRow view={view} />
      <div className={split ? WIDE_FIRST : PAIR}>
        {trend && (
          <TrendFigure
            of={trend}
            view={view}
            choose={
              <>
                <MetricChoice view={view} change={change} />
                {mayRemark && <Remarks key={view.period.to} view={view} />}
              </>
            }
          />
        )}
        {split && <SplitFigure of={split} view={view} />}
      </div>
      <div className={WIDE_LAST}>
        {stack && <StackFigure of={stack} view={view} />}
        {hours && <HoursFigure of={hours} view={view} />}
      </div>
      <div className={WIDE_LAST}>
        <WayFigure view={view} />
        <CampaignField view={view} />
      </div>
      <CampaignTable view={view} hrefOf={hrefOf} />
      <AllFigures view={view} />
      <BenchmarkLines view={view} />
    </div>
  )
}
