import type { WhatChangedBody } from '@sextant/contracts/performance-intelligence/what-changed'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { type BarRow, BarRows, barRowsHeight } from './bar-rows.tsx'
import { Frame } from './frame.tsx'
import type { Tone } from './tone.tsx'

type Split = NonNullable<WhatChangedBody['split']>
type SplitBarsProps = { split: Split; currency: string; width: number; tone: Tone }

/** Each cause with what it did, the biggest first; what took something away is hatched. */
function rowsOf(split: Split, currency: string): BarRow[] {
  const most = Math.max(1, ...split.parts.map(({ value }) => Math.abs(value)))
  return split.parts.map(({ label, value }) => {
    const size = Math.abs(value)
    const words = split.isMoney ? writeMoney(size, currency) : size.toLocaleString('en-GB')
    return {
      name: label,
      figure: `${value < 0 ? '−' : '+'}${words}`,
      part: size / most,
      isHatched: value < 0,
    }
  })
}

/** Natural height in px. */
export const splitBarsHeight = ({ parts }: Split): number => barRowsHeight(parts.map(() => EMPTY))
const EMPTY: BarRow = { name: '', figure: '', part: 0 }

/** A change as what each of its causes did. */
export function SplitBarsDrawing({ split, currency, width, tone }: SplitBarsProps) {
  const rows = rowsOf(split, currency)
  return (
    <Frame width={width} height={barRowsHeight(rows)} label={split.title} tone={tone}>
      <BarRows title={split.title} rows={rows} width={width} tone={tone} id="split-fall" />
    </Frame>
  )
}
