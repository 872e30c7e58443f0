import type { ReactElement } from 'react'
import type { Bodies } from '@sextant/contracts/bodies'
import type { ToolId } from '@sextant/contracts/catalogue'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { BcgDrawing, bcgHeight } from './bcg-matrix.tsx'
import { BlueOceanDrawing, blueOceanHeight } from './blue-ocean.tsx'
import { IceDrawing, iceHeight } from './ice.tsx'
import { JobsDrawing, jobsHeight } from './jobs-to-be-done.tsx'
import { SevenSDrawing, sevenSHeight } from './mckinsey-7s.tsx'
import { MarketingPageDrawing, marketingPageHeight } from './marketing-page.tsx'
import { OddDaysDrawing, oddDaysHeight } from './odd-days.tsx'
import { OkrsDrawing, okrsHeight } from './okrs.tsx'
import { PorterDrawing, porterHeight } from './porter-five-forces.tsx'
import { SplitBarsDrawing, splitBarsHeight } from './split-bars.tsx'
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

/** The drawing of a deliverable for a file, with its natural height; null where it is a table in print. */
export function toolPicture(
  deliverable: Deliverable,
  { width, tone = printTone }: { width: number; tone?: Tone },
): PrintedDrawing | null {
  const paper = { width, tone, assumed: assumptionsOf(deliverable.sources) }
  const draw = PICTURES[deliverable.tool] as Draw<ToolId> | undefined
  return draw ? draw(deliverable.body as never, paper) : null
}

type Paper = { width: number; tone: Tone; assumed: ReadonlySet<number> }
/** Null where there is nothing to draw yet. */
type Draw<K extends ToolId> = (body: Bodies[K], paper: Paper) => PrintedDrawing | null

const picture = (element: ReactElement, width: number, height: number): PrintedDrawing => ({
  element,
  width,
  height,
})

/** The drawings of tools. One that is a table in print has none. */
const PICTURES: { readonly [K in ToolId]?: Draw<K> } = {
  'porter-five-forces': (body, paper) =>
    picture(<PorterDrawing body={body} {...paper} />, paper.width, porterHeight(body, paper.width)),
  'blue-ocean': (body, paper) =>
    picture(
      <BlueOceanDrawing body={body} {...paper} />,
      paper.width,
      blueOceanHeight(body, paper.width),
    ),
  'bcg-matrix': (body, paper) =>
    picture(<BcgDrawing body={body} {...paper} />, paper.width, bcgHeight(body, paper.width)),
  'mckinsey-7s': (body, paper) =>
    picture(<SevenSDrawing body={body} {...paper} />, paper.width, sevenSHeight(body, paper.width)),
  okrs: (body, paper) =>
    picture(<OkrsDrawing body={body} {...paper} />, paper.width, okrsHeight(body, paper.width)),
  'three-horizons': (body, paper) =>
    picture(
      <ThreeHorizonsDrawing body={body} {...paper} />,
      paper.width,
      horizonsHeight(body, paper.width),
    ),
  'jobs-to-be-done': (body, paper) =>
    picture(<JobsDrawing body={body} {...paper} />, paper.width, jobsHeight(body, paper.width)),
  ice: (body, paper) =>
    picture(<IceDrawing body={body} {...paper} />, paper.width, iceHeight(body)),
  'what-is-odd': ({ chart, currency }, { width, tone }) =>
    chart &&
    picture(<OddDaysDrawing {...{ chart, currency, width, tone }} />, width, oddDaysHeight),
  'what-changed': ({ split, currency }, { width, tone }) =>
    split &&
    picture(
      <SplitBarsDrawing {...{ split, currency, width, tone }} />,
      width,
      splitBarsHeight(split),
    ),
  'strategy-on-a-page': marketingPage,
  'guided-strategy': marketingPage,
  'advanced-strategy': marketingPage,
}

/** The modes draw the same parts. */
function marketingPage(body: Bodies['strategy-on-a-page'], paper: Paper): PrintedDrawing {
  const height = marketingPageHeight({ body, ...paper })
  return picture(<MarketingPageDrawing body={body} {...paper} />, paper.width, height)
}

/** The element of `toolPicture` alone. */
export const toolSvg = (
  deliverable: Deliverable,
  options: { width: number; tone?: Tone },
): ReactElement | null => toolPicture(deliverable, options)?.element ?? null
