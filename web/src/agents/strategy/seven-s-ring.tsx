import { SevenSDrawing, sevenSHeight } from '@sextant/drawings/mckinsey-7s'
import { present } from '@sextant/drawings/deep-partial'
import type { SevenSBody, SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import { Badge } from '@/ui/primitives/badge.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { InlineSelect, steps } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { PartHeading, type Row, RowTable } from './row-table.tsx'
import { SvgFigure } from '../editing/svg-figure.tsx'

type Pair = DeepPartial<SevenSPair> & { index: number }

/** The ring, the seven elements as a table, and all 21 pairs on request. */
export default function SevenSRing({ body }: { body: DeepPartial<SevenSBody> | undefined }) {
  const elements = present(body?.elements)
  const pairs = present(body?.pairs).map((pair, index) => ({ ...pair, index }))
  return (
    <>
      <SvgFigure
        drawing={SevenSDrawing}
        height={sevenSHeight}
        body={body}
        note="Filled arcs: today; outlined: wanted; the figure inside is the gap. Lit lines: the three pairs that support each other least."
      />
      {elements.length > 0 && <Elements elements={elements} />}
      {pairs.length > 0 && <Pairs pairs={pairs} elements={elements} worst={present(body?.worst)} />}
    </>
  )
}

function Elements({ elements }: { elements: readonly DeepPartial<SevenSElement>[] }) {
  return (
    <>
      <PartHeading>The seven elements</PartHeading>
      <RowTable
        caption="Elements with their score today and wanted, 1 to 5"
        columns={[
          { label: 'Element' },
          { label: 'Today', numeric: true },
          { label: 'Wanted', numeric: true },
          { label: 'Gap', numeric: true },
          { label: 'How it is', wide: true },
          { label: 'How it should be', wide: true },
        ]}
        rows={elements.map((element, index) => {
          const path = ['body', 'elements', index]
          return {
            key: element.id ?? String(index),
            cells: [
              <b key="n" className="font-semibold">
                {element.name}
              </b>,
              <InlineSelect
                key="c"
                value={element.current}
                path={[...path, 'current']}
                label={`${element.name} today`}
                options={steps(1, 5)}
              />,
              <InlineSelect
                key="t"
                value={element.target}
                path={[...path, 'target']}
                label={`${element.name} wanted`}
                options={steps(1, 5)}
              />,
              element.gap === undefined ? '' : String(element.gap).replace('-', '−'),
              <InlineClaim
                key="d"
                claim={element.today}
                path={[...path, 'today']}
                label={`${element.name}, how it is`}
                check
              />,
              <InlineClaim
                key="b"
                claim={element.toBe}
                path={[...path, 'toBe']}
                label={`${element.name}, how it should be`}
              />,
            ],
          }
        })}
      />
    </>
  )
}

/** All pairs, from the worst to the best. */
function Pairs({
  pairs,
  elements,
  worst,
}: {
  pairs: readonly Pair[]
  elements: readonly DeepPartial<SevenSElement>[]
  worst: readonly string[]
}) {
  const nameOf = (id: string | undefined) =>
    elements.find(element => element.id === id)?.name ?? id ?? ''
  const place = (pair: { a?: string; b?: string }) => worst.indexOf(`${pair.a}|${pair.b}`)
  return (
    <Collapsible className="mt-6 border-y border-line">
      <CollapsibleTrigger>All {pairs.length} alignments</CollapsibleTrigger>
      <CollapsibleContent className="pb-4">
        <RowTable
          caption="Alignment of every pair, 1 they pull apart to 5 they reinforce each other"
          columns={[
            { label: 'Pair' },
            { label: 'Alignment', numeric: true },
            { label: 'Because', wide: true },
          ]}
          rows={pairs
            .toSorted((a, b) => (a.alignment ?? 5) - (b.alignment ?? 5))
            .map(pair => pairRow(pair, nameOf, place(pair)))}
        />
      </CollapsibleContent>
    </Collapsible>
  )
}

/** place: where the pair stands among the worst, from 0; below 0 when it is none of them. */
function pairRow(pair: Pair, nameOf: (id: string | undefined) => string, place: number): Row {
  return {
    key: `${pair.a}|${pair.b}`,
    cells: [
      <span key="n" className="font-semibold">
        {nameOf(pair.a)} and {nameOf(pair.b).toLowerCase()}
        {place >= 0 && (
          <Badge tone="bad" className="ml-2">
            Weakest {place + 1}
          </Badge>
        )}
      </span>,
      <span key="s">
        <InlineSelect
          value={pair.alignment}
          path={['body', 'pairs', pair.index, 'alignment']}
          label={`Alignment of ${nameOf(pair.a)} and ${nameOf(pair.b)}`}
          options={steps(1, 5)}
        />{' '}
        of 5
      </span>,
      <InlineClaim
        key="b"
        claim={pair.because}
        path={['body', 'pairs', pair.index, 'because']}
        label={`Why ${nameOf(pair.a)} and ${nameOf(pair.b)}`}
      />,
    ],
  }
}
