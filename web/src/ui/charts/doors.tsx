import { lazy, Suspense, type ComponentType } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** A chart that is fetched when it is first drawn; its place is kept meanwhile, in px. */
function door<Props extends object>(load: () => Promise<Module<Props>>, height: number) {
  const Chart = lazy(load) as unknown as ComponentType<Props>
  return function Door(props: Props) {
    return (
      <Suspense fallback={<div style={{ height }} />}>
        <Chart {...props} />
      </Suspense>
    )
  }
}

// A page names the charts that it shows; what draws them comes with the first of them.
export const TrendChart = door(() => import('./trend-chart.tsx'), 300)
export const StackedBars = door(() => import('./stacked-bars.tsx'), 280)
export const Waterfall = door(() => import('./waterfall.tsx'), 280)
export const HeatSquares = door(() => import('./heat-squares.tsx'), 240)
export const Funnel = door(() => import('./funnel.tsx'), 240)
export const Scatter = door(() => import('./scatter.tsx'), 320)
export const Bars = door(() => import('./bars.tsx'), 260)
export const PairBars = door(() => import('./pair-bars.tsx'), 260)
