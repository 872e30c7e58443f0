import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import { present } from './deep-partial.tsx'
import type { DrawingProps } from './frame.tsx'
import type { Tone } from './tone.tsx'

/** A line of the canvas: level of a factor by its place, undefined where unknown. shape: which marker. own: the company itself. */
export type CanvasSeries = {
  name: string
  levels: (number | undefined)[]
  shape: number
  fill: string
  own: boolean
}
/** A factor as it is drawn. word: what happens to it ("Raise"), empty where it is kept. */
export type CanvasFactorView = {
  id: string
  name: string
  today?: number
  target?: number
  word: string
}

export const factorsOf = (body: DrawingProps<BlueOceanBody>['body']): CanvasFactorView[] =>
  present(body?.factors).map((factor, index) => ({
    id: factor.id ?? String(index),
    name: factor.name ?? '',
    today: factor.today ?? undefined,
    target: factor.target ?? undefined,
    word:
      factor.action && factor.action !== 'keep'
        ? factor.action.charAt(0).toUpperCase() + factor.action.slice(1)
        : '',
  }))

/** The rivals in their order, then the company itself. */
export const seriesOf = (body: DrawingProps<BlueOceanBody>['body'], tone: Tone): CanvasSeries[] => [
  ...present(body?.rivals).map((name, index) => ({
    name,
    levels: present(body?.factors).map(factor => factor.rivals?.[index] ?? undefined),
    shape: index + 1,
    fill: tone.series[index + 1] ?? tone.ink3,
    own: false,
  })),
  {
    name: body?.own ?? 'You',
    levels: present(body?.factors).map(factor => factor.target ?? factor.today ?? undefined),
    shape: 0,
    fill: tone.series[0],
    own: true,
  },
]
