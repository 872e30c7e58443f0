import type { ReactElement } from 'react'
import type { StrategyDeliverable } from '@sextant/contracts/strategy/deliverable'
import { BcgDrawing, bcgHeight } from './bcg-matrix.tsx'
import { BlueOceanDrawing, blueOceanHeight } from './blue-ocean.tsx'
import { IceDrawing, iceHeight } from './ice.tsx'
import { JobsDrawing, jobsHeight } from './jobs-to-be-done.tsx'
import { SevenSDrawing, sevenSHeight } from './mckinsey-7s.tsx'
import { OkrsDrawing, okrsHeight } from './okrs.tsx'
import { PorterDrawing, porterHeight } from './porter-five-forces.tsx'
import { horizonsHeight, ThreeHorizonsDrawing } from './three-horizons.tsx'
import { printTone, type Tone } from './tone.tsx'

/** A whole SVG and its size in px. */
export type PrintedDrawing = { element: ReactElement; width: number; height: number }

/** Numbers of the sources nothing backs yet. */
export const assumptionsOf = (
  sources: readonly { n?: number; kind?: string }[] | undefined,
): ReadonlySet<number> =>
  new Set(
    (sources ?? []).flatMap(source =>
      source.kind === 'assumption' && source.n !== undefined ? [source.n] : [],
    ),
  )

/** The drawing of a deliverable for a file, with its natural height; null where the framework is a table in print (SWOT, VRIO, Business Model Canvas). */
export function frameworkPicture(
  deliverable: StrategyDeliverable,
  { width, tone = printTone }: { width: number; tone?: Tone },
): PrintedDrawing | null {
  const rest = { width, tone, assumed: assumptionsOf(deliverable.sources) }
  const picture = (element: ReactElement, height: number): PrintedDrawing => ({
    element,
    width,
    height,
  })
  switch (deliverable.framework) {
    case 'porter-five-forces':
      return picture(
        <PorterDrawing body={deliverable.body} {...rest} />,
        porterHeight(deliverable.body, width),
      )
    case 'blue-ocean':
      return picture(
        <BlueOceanDrawing body={deliverable.body} {...rest} />,
        blueOceanHeight(deliverable.body, width),
      )
    case 'bcg-matrix':
      return picture(
        <BcgDrawing body={deliverable.body} {...rest} />,
        bcgHeight(deliverable.body, width),
      )
    case 'mckinsey-7s':
      return picture(
        <SevenSDrawing body={deliverable.body} {...rest} />,
        sevenSHeight(deliverable.body, width),
      )
    case 'okrs':
      return picture(
        <OkrsDrawing body={deliverable.body} {...rest} />,
        okrsHeight(deliverable.body, width),
      )
    case 'three-horizons':
      return picture(
        <ThreeHorizonsDrawing body={deliverable.body} {...rest} />,
        horizonsHeight(deliverable.body, width),
      )
    case 'jobs-to-be-done':
      return picture(
        <JobsDrawing body={deliverable.body} {...rest} />,
        jobsHeight(deliverable.body, width),
      )
    case 'ice':
      return picture(<IceDrawing body={deliverable.body} {...rest} />, iceHeight(deliverable.body))
    case 'swot':
    case 'vrio':
    case 'business-model-canvas':
      return null
  }
}

/** The element of `frameworkPicture` alone. */
export const frameworkSvg = (
  deliverable: StrategyDeliverable,
  options: { width: number; tone?: Tone },
): ReactElement | null => frameworkPicture(deliverable, options)?.element ?? null
