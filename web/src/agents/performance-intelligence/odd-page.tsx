import { Growing } from '@/ui/patterns/growing.tsx'
import { present } from '@sextant/drawings/deep-partial'
import type { ViewProps } from '../view.ts'
import { Block } from './block.tsx'
import { CarriedTable } from './carried-table.tsx'
import { ClaimList } from './claim-list.tsx'
import { HeadRow } from './head-row.tsx'
import { HealthList } from './health-list.tsx'
import { NotList } from './not-list.tsx'
import { OddChart } from './odd-chart.tsx'
import { PredictionBox } from './prediction-box.tsx'
import { RateTable } from './rate-table.tsx'
import { SurerTable } from './surer-table.tsx'

const sayFindings = (many: number): string => (many === 1 ? '1 finding is' : `${many} findings are`)

/** A finding: how large, since when, where it comes from, what it is not, and what would make it surer. */
export default function OddPage({ body }: ViewProps<'what-is-odd'>) {
  if (!body?.state) return <Growing lines={10} />
  return (
    <div className="grid min-w-0 gap-9">
      <HealthList health={body.health} />
      <HeadRow head={body.head} />
      <OddChart chart={body.chart} currency={body.currency ?? 'USD'} />
      {present(body.slices).length > 0 && (
        <Block title="Part by part">
          <RateTable label="Part" rows={body.slices} hasMissing />
          <p className="cap">Missing: cases since × the part’s former rate − what came.</p>
        </Block>
      )}
      <CarriedTable rows={body.carried} chart={body.chart} currency={body.currency ?? 'USD'} />
      {present(body.isNot).length > 0 && (
        <Block title="What it is not">
          <NotList causes={body.isNot} />
        </Block>
      )}
      {present(body.others).length > 0 && (
        <Block title="Also not as it was">
          <ClaimList claims={body.others} path={['body', 'others']} label="Also not as it was" />
        </Block>
      )}
      <SurerTable surer={body.surer} />
      <PredictionBox prediction={body.prediction} />
      <p className="cap">
        {body.watched ?? 0} daily figures looked at; {sayFindings(body.held ?? 0)} more than chance
        explains.
      </p>
    </div>
  )
}
