import type { SevenSBody } from '@sextant/contracts/strategy/mckinsey-7s'
import { NOT_RATED } from '@sextant/contracts/strategy/not-rated'
import {
  NO_PAIRS,
  SEVEN_S,
  SEVEN_S_WORDS,
  type SevenS,
} from '@sextant/contracts/strategy/seven-s-words'
import { type DeepPartial, present } from './deep-partial.tsx'
import { type DrawingProps, Frame, Label, listed, restsOnAssumption } from './frame.tsx'
import { wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const narrow = (width: number, compact?: boolean) => compact || width < 700
const PAIR_ROW = 62

const nameOf = (id: SevenS): string => SEVEN_S_WORDS[id].name

/** Natural height in px: on phones the list of the weakest pairs stands below the ring. */
export function sevenSHeight(
  body: DeepPartial<SevenSBody> | undefined,
  width: number,
  compact?: boolean,
): number {
  if (!narrow(width, compact)) return 416
  const pairs = body?.worst ? present(body.worst).length : 3
  return 356 + 28 + (pairs === 0 ? 24 : pairs * PAIR_ROW)
}

type Element = DeepPartial<SevenSBody['elements'][number]>
/** Where the element of an index stands. */
type Place = (index: number) => { x: number; y: number }
/** Where the list of the weakest pairs stands. */
type List = { x: number; y: number; room: number }

const indexOf = (id: string | undefined) =>
  Math.max(
    0,
    SEVEN_S.findIndex(s => s === id),
  )

/** The three pairs that fit each other least, with their rank. */
const weakest = (body: DeepPartial<SevenSBody> | undefined) =>
  present(body?.worst).flatMap((key, index) => {
    const pair = present(body?.pairs).find(p => `${p.a}|${p.b}` === key)
    return pair?.a && pair.b ? [{ ...pair, a: pair.a, b: pair.b, rank: index + 1 }] : []
  })
type Weak = ReturnType<typeof weakest>

/** The ring of seven with its 21 chords; the three weakest are lit. Around each S a gauge of five: filled is today, outlined is the target. */
export function SevenSDrawing({ body, width, compact, tone, assumed }: DrawingProps<SevenSBody>) {
  const small = narrow(width, compact) === true
  const centre = small
    ? { x: width / 2, y: 178, radius: Math.min(112, width / 2 - 90) }
    : { x: Math.round(width * 0.33), y: 216, radius: 146 }
  const place: Place = index => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / 7
    return {
      x: centre.x + Math.cos(angle) * centre.radius,
      y: centre.y + Math.sin(angle) * centre.radius,
    }
  }
  const given = present(body?.elements)
  const weak = weakest(body)
  const list = small
    ? { x: 4, y: 356, room: width - 8 }
    : { x: Math.round(width * 0.66) + 8, y: 108, room: width - Math.round(width * 0.66) - 12 }
  return (
    <Frame
      width={width}
      height={sevenSHeight(body, width, compact)}
      label={labelOf(given, weak)}
      tone={tone}
    >
      <Chords place={place} weak={weak} tone={tone} />
      {SEVEN_S.map((id, index) => (
        <Node
          key={id}
          id={id}
          s={given.find(element => element.id === id)}
          index={index}
          place={place}
          width={width}
          small={small}
          list={list}
          tone={tone}
          assumed={assumed}
        />
      ))}
      <WeakestPairs weak={weak} list={list} small={small} tone={tone} />
      {body?.worst && weak.length === 0 && <NothingWeak body={body} list={list} tone={tone} />}
    </Frame>
  )
}

/** The message in words. */
function labelOf(given: readonly Element[], weak: Weak): string {
  if (given.length === 0) return 'Seven S, being drawn'
  const pairs = weak.map(
    pair => `${nameOf(pair.a)} with ${nameOf(pair.b)} at ${pair.alignment ?? 0} of 5`,
  )
  const scores = given
    .filter(s => s.name && s.current !== undefined && s.target !== undefined)
    .map(s => `${s.name}: ${s.current ?? NOT_RATED} today, ${s.target ?? NOT_RATED} wanted`)
  const first = weak.length === 0 ? '' : `The weakest pairs are ${listed(pairs)}. `
  return `Seven S. ${first}${scores.join('; ')}.`
}

/** Where no pair is weak: nobody rated one, or all fit. */
function NothingWeak({
  body,
  list,
  tone,
}: {
  body: DeepPartial<SevenSBody>
  list: List
  tone: Tone
}) {
  const isRated = present(body.pairs).some(pair => typeof pair.alignment === 'number')
  const text = isRated ? 'All rated pairs fit each other.' : NO_PAIRS
  return wrap(text, list.room, 4).map((line, row) => (
    <Label key={row} x={list.x} y={list.y + 12 + row * 18} text={line} fill={tone.ink3} />
  ))
}

/** Every pair as a line, the weakest lit and numbered. */
function Chords({ place, weak, tone }: { place: Place; weak: Weak; tone: Tone }) {
  return (
    <>
      {SEVEN_S.flatMap((a, i) =>
        SEVEN_S.slice(i + 1).map(b => {
          const from = place(indexOf(a)),
            to = place(indexOf(b))
          return (
            <path key={`${a}|${b}`} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={tone.line} />
          )
        }),
      )}
      {weak.map(pair => {
        const from = place(indexOf(pair.a)),
          to = place(indexOf(pair.b))
        return (
          <path
            key={pair.rank}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke={tone.bad}
            strokeWidth={pair.rank === 1 ? 4 : 2.5}
          />
        )
      })}
      {weak.map(pair => {
        // Off the middle, by rank: chords through the same point would put their numbers on top of each other.
        const from = place(indexOf(pair.a)),
          to = place(indexOf(pair.b)),
          t = [0.5, 0.4, 0.6][pair.rank - 1] ?? 0.5
        const x = from.x + (to.x - from.x) * t,
          y = from.y + (to.y - from.y) * t
        return (
          <g key={pair.rank}>
            <circle cx={x} cy={y} r={10} fill={tone.surface} stroke={tone.bad} strokeWidth={1.5} />
            <Label
              x={x}
              y={y + 4.5}
              text={String(pair.rank)}
              weight={600}
              anchor="middle"
              fill={tone.bad}
            />
          </g>
        )
      })}
    </>
  )
}

/** One S with its gauge, its name and its scores. */
function Node({
  id,
  s,
  index,
  place,
  width,
  small,
  list,
  tone,
  assumed,
}: {
  id: (typeof SEVEN_S)[number]
  s: Element | undefined
  index: number
  place: Place
  width: number
  small: boolean
  list: List
  tone: Tone
  assumed: ReadonlySet<number> | undefined
}) {
  const node = small ? 21 : 26
  const p = place(index)
  return (
    <g>
      <circle cx={p.x} cy={p.y} r={node} fill={tone.surface} stroke={tone.line} />
      {isRated(s) && (
        <Gauge
          x={p.x}
          y={p.y}
          radius={node - 3}
          current={s?.current ?? 0}
          target={s?.target ?? 0}
          ink={tone.series[0]}
          none={tone.line}
          unsure={restsOnAssumption(s?.today?.sources, assumed)}
        />
      )}
      {typeof s?.gap === 'number' && (
        <Label
          x={p.x}
          y={p.y + 5}
          text={s.gap > 0 ? `+${s.gap}` : String(s.gap).replace('-', '−')}
          weight={600}
          anchor="middle"
          fill={s.gap === 0 ? tone.ink3 : tone.ink}
        />
      )}
      <NodeWords
        name={s?.name ?? nameOf(id)}
        scores={scoresOf(s)}
        isRated={isRated(s)}
        place={wordsAt(index, { p, node, width, small, list })}
        tone={tone}
      />
    </g>
  )
}

/** Where the words of a node stand. grows: whether a second line of the name moves the first one up. */
type WordsPlace = {
  x: number
  y: number
  room: number
  anchor: 'start' | 'middle' | 'end'
  grows: 'up' | 'down'
}

/** Beside the node, away from the ring; on a phone the two lowest have theirs below. */
function wordsAt(
  index: number,
  {
    p,
    node,
    width,
    small,
    list,
  }: { p: { x: number; y: number }; node: number; width: number; small: boolean; list: List },
): WordsPlace {
  const side = sideOf(index)
  const lowest = index === 3 || index === 4
  if (small && lowest)
    return { x: p.x, y: p.y + node + 18, room: 90, anchor: 'middle', grows: 'down' }
  if (side === 'middle') return { x: p.x, y: p.y - node - 26, room: 200, anchor: side, grows: 'up' }
  const y = lowest ? p.y + 6 : p.y - 4
  if (side === 'start') {
    const x = p.x + (node + 10)
    return {
      x,
      y,
      room: Math.max(54, small ? width - x : list.x - x - 12),
      anchor: side,
      grows: 'up',
    }
  }
  const x = p.x + (-node - 10)
  return { x, y, room: Math.max(54, small ? x : x - 2), anchor: side, grows: 'up' }
}

/** The name of an S, its scores below. */
function NodeWords({
  name,
  scores,
  isRated,
  place,
  tone,
}: {
  name: string
  scores: string
  isRated: boolean
  place: WordsPlace
  tone: Tone
}) {
  const { x, anchor } = place
  const lines = wrap(name, place.room, 2, 13, 600)
  const y = place.grows === 'up' ? place.y - (lines.length - 1) * 8 : place.y
  return (
    <>
      {lines.map((part, row) => (
        <Label
          key={part}
          x={x}
          y={y + row * 16}
          text={part}
          weight={600}
          anchor={anchor}
          fill={tone.ink}
        />
      ))}
      <Label
        x={x}
        y={y + lines.length * 16 + 1}
        text={scores}
        size={12}
        anchor={anchor}
        fill={isRated ? tone.ink2 : tone.ink3}
      />
    </>
  )
}

/** Why the weakest pairs are weak, in words. */
function WeakestPairs({
  weak,
  list,
  small,
  tone,
}: {
  weak: Weak
  list: List
  small: boolean
  tone: Tone
}) {
  return (
    <>
      {weak.length > 0 && (
        <Label x={list.x} y={list.y + 12} text="Weakest pairs" weight={600} fill={tone.ink} />
      )}
      {weak.map((pair, index) => {
        const y = list.y + 38 + index * (small ? PAIR_ROW : 78)
        return (
          <g key={pair.rank}>
            <circle
              cx={list.x + 10}
              cy={y - 4}
              r={10}
              fill="none"
              stroke={tone.bad}
              strokeWidth={1.5}
            />
            <Label
              x={list.x + 10}
              y={y + 0.5}
              text={String(pair.rank)}
              weight={600}
              anchor="middle"
              fill={tone.bad}
            />
            <Label
              x={list.x + 28}
              y={y}
              text={`${nameOf(pair.a)} and ${nameOf(pair.b).toLowerCase()}, ${pair.alignment} of 5`}
              room={list.room - 28}
              weight={600}
              fill={tone.ink}
            />
            {wrap(pair.because?.text ?? '', list.room - 28, small ? 2 : 3, 12).map((line, row) => (
              <Label
                key={row}
                x={list.x + 28}
                y={y + 17 + row * 16}
                text={line}
                size={12}
                fill={tone.ink2}
              />
            ))}
          </g>
        )
      })}
    </>
  )
}

/** Five arcs: filled up to today, outlined up to the target, pale beyond. */
function Gauge({
  x,
  y,
  radius,
  current,
  target,
  ink,
  none,
  unsure,
}: {
  x: number
  y: number
  radius: number
  current: number
  target: number
  ink: string
  none: string
  unsure: boolean
}) {
  const arc = (step: number) => {
    const from = -Math.PI / 2 + ((step - 1) * 2 * Math.PI) / 5 + 0.1,
      to = -Math.PI / 2 + (step * 2 * Math.PI) / 5 - 0.1
    return `M${(x + Math.cos(from) * radius).toFixed(2)} ${(y + Math.sin(from) * radius).toFixed(2)}A${radius} ${radius} 0 0 1 ${(x + Math.cos(to) * radius).toFixed(2)} ${(y + Math.sin(to) * radius).toFixed(2)}`
  }
  return [1, 2, 3, 4, 5].map(step => (
    <path
      key={step}
      d={arc(step)}
      fill="none"
      stroke={step <= Math.max(current, target) ? ink : none}
      strokeWidth={step <= current ? 5 : 1.5}
      strokeDasharray={unsure && step <= current ? '3 2' : undefined}
    />
  ))
}

/** The first element stands on top, the next three to the right, the last three to the left. */
function sideOf(index: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'middle'
  return index <= 3 ? 'start' : 'end'
}

/** Whether somebody gave one of its scores. */
const isRated = (element: Element | undefined): boolean =>
  typeof element?.current === 'number' || typeof element?.target === 'number'

/** "2 → 4", "3, as wanted", "2 today", or that nobody rated it. */
function scoresOf(element: Element | undefined): string {
  const { current, target } = element ?? {}
  if (current === undefined || target === undefined) return ''
  if (current === null) return target === null ? NOT_RATED : `${target} wanted`
  if (target === null) return `${current} today`
  return current === target ? `${current}, as wanted` : `${current} → ${target}`
}
