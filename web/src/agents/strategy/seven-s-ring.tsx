import { SevenSDrawing, sevenSHeight } from '@sextant/drawings/mckinsey-7s'
import { present } from '@sextant/drawings/deep-partial'
import type { SevenSBody, SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import { Badge } from '@/ui/primitives/badge.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import { SEVEN_S_WORDS } from '@sextant/contracts/strategy/seven-s-words'
import type { DeepPartial } from '@sextant/drawings/deep-partial'
import { ownWords, type Path, put } from '../editing/editing.tsx'
import { InlineSelect, steps } from '../editing/inline-select.tsx'
import { InlineClaim } from '../editing/inline-text.tsx'
import { AddItem } from '../editing/list-actions.tsx'
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
        note="Filled arcs: today; outlined: wanted; the figure inside is the gap. Lit lines: the pairs that support each other least, as you said or as their gaps make it."
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
          { label: 'What brings it on', wide: true },
        ]}
        rows={elements.map(elementRow)}
      />
    </>
  )
}

function elementRow(element: DeepPartial<SevenSElement>, index: number): Row {
  const path = ['body', 'elements', index]
  return {
    key: element.id ?? String(index),
    cells: [
      <b key="n" className="font-semibold">
        {element.name}
      </b>,
      <Score
        key="c"
        value={element.current}
        path={[...path, 'current']}
        label={`${element.name} today`}
      />,
      <Score
        key="t"
        value={element.target}
        path={[...path, 'target']}
        label={`${element.name} wanted`}
      />,
      typeof element.gap === 'number' ? String(element.gap).replace('-', '−') : '–',
      <Today key="d" element={element} path={path} />,
      element.toBe && (
        <InlineClaim
          key="b"
          claim={element.toBe}
          path={[...path, 'toBe']}
          label={`${element.name}, what brings it on`}
        />
      ),
    ],
  }
}

/** One to five, to be chosen; quiet where nobody did. */
function Score({
  value,
  path,
  label,
}: {
  value: number | null | undefined
  path: Path
  label: string
}) {
  return (
    <InlineSelect
      value={value}
      path={path}
      label={label}
      options={steps(1, 5)}
      empty={NOT_RATED}
      className={value === null ? 'text-ink-3' : ''}
    />
  )
}

/** What its card says, what other cards show, and where neither tells anything the question that would. */
function Today({ element, path }: { element: DeepPartial<SevenSElement>; path: Path }) {
  const signs = present(element.signs)
  const isOpen = element.today === null && signs.length === 0 && element.id
  return (
    <>
      {element.today && (
        <InlineClaim
          claim={element.today}
          path={[...path, 'today']}
          label={`${element.name}, how it is`}
          check
        />
      )}
      {signs.map((sign, at) => (
        <span key={at} className="mt-1 block text-ink-2 first:mt-0">
          <InlineClaim
            claim={sign}
            path={[...path, 'signs', at]}
            label={`${element.name}, what the cards show`}
          />
        </span>
      ))}
      {isOpen && <span className="text-ink-3">{SEVEN_S_WORDS[isOpen].gap}</span>}
      <AddItem
        label="Say how it is"
        allowed={element.today === null}
        make={text => [put([...path, 'today'], ownWords(text))]}
      />
    </>
  )
}

const UNRATED_LAST = 6
/** All pairs, from the worst to the best; those that nobody rated last. */
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
            .toSorted((a, b) => (a.alignment ?? UNRATED_LAST) - (b.alignment ?? UNRATED_LAST))
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
        <Score
          value={pair.alignment}
          path={['body', 'pairs', pair.index, 'alignment']}
          label={`Alignment of ${nameOf(pair.a)} and ${nameOf(pair.b)}`}
        />
        {typeof pair.alignment === 'number' && ' of 5'}
      </span>,
      pair.because && (
        <InlineClaim
          key="b"
          claim={pair.because}
          path={['body', 'pairs', pair.index, 'because']}
          label={`Why ${nameOf(pair.a)} and ${nameOf(pair.b)}`}
        />
      ),
    ],
  }
}
