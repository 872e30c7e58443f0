import type { Claim } from '@sextant/contracts/deliverable'
import type { SevenSBody, SevenSElement, SevenSPair } from '@sextant/contracts/strategy/mckinsey-7s'
import { SEVEN_S } from '@sextant/contracts/strategy/mckinsey-7s'
import { gap, priorAlignment, worstPairs } from '../../math/seven-s.ts'
import type { SevenSKey } from '../../math/seven-s.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aim, lead } from '../phrases.ts'
import { S_NAMES, readElements } from './elements.ts'
import { PAIRS } from './pairs.ts'
import type { Element } from './elements.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'mckinsey-7s'>
type Id = SevenSElement['id']
const asKey = (id: Id): SevenSKey => (id === 'shared-values' ? 'shared values' : id)
const asId = (key: SevenSKey): Id => (key === 'shared values' ? 'shared-values' : key)

const worstOf = (pairs: readonly SevenSPair[]): string[] =>
  worstPairs(pairs.map(p => ({ a: asKey(p.a), b: asKey(p.b), score: p.alignment }))).worst.map(
    w => `${asId(w.a)}|${asId(w.b)}`,
  )

function book(add: Desk['ledger']['add'], body: Pick<SevenSBody, 'elements' | 'pairs'>): void {
  for (const e of body.elements)
    add({
      id: `gap-${e.id}`,
      label: `Gap in ${e.name.toLowerCase()}`,
      value: e.gap,
      unit: 'score',
      display: String(e.gap),
      formula: 'target − current (1–5)',
      inputs: { target: e.target, current: e.current },
    })
  const mean =
    Math.round((body.pairs.reduce((n, p) => n + p.alignment, 0) / body.pairs.length) * 10) / 10
  add({
    id: 'alignment',
    label: 'Mean alignment',
    value: mean,
    unit: 'score',
    display: `${mean} of 5`,
    formula: 'mean of 21 pairs',
    inputs: { pairs: body.pairs.length },
  })
}

function because(desk: Desk, a: Element, b: Element, alignment: number): SevenSPair['because'] {
  const stem = PAIRS[`${a.id}|${b.id}`]
  if (!a.said || !b.said) {
    const [open, known] = a.said ? [b, a] : [a, b]
    if (!known.said)
      return desk.say`${stem?.[2] ?? ''}: at ${desk.company} that waits for answers on ${open.name.toLowerCase()} and ${known.name.toLowerCase()}${{ text: '', sources: open.handle.sources }}`
    return desk.say`${stem?.[2] ?? ''}: at ${desk.company} only one side is known so far, ${known.id === 'strategy' ? { text: 'the aim', sources: known.short.sources } : { text: `that ${known.short.text}`, sources: known.short.sources }}`
  }
  if (alignment <= 2) return desk.say`${stem?.[1] ?? ''}: ${a.short}, and yet ${b.short}`
  if (alignment === 3) return desk.say`${stem?.[1] ?? ''}, at least in part: ${b.short}`
  return desk.say`${stem?.[0] ?? ''} at ${desk.company}: ${a.short}, and ${b.short}`
}

/** The first step on each element, from what was said of it. */
const MEND: Readonly<Record<Exclude<Id, 'strategy'>, (desk: Desk, it: Phrase) => Claim>> = {
  structure: (desk, it) =>
    desk.say`List the decisions of one week at ${desk.company} and hand three of them over for good, because ${it}`,
  systems: (desk, it) =>
    desk.say`Write the one page that is missing at ${desk.company}, with the person who does it today, because ${it}`,
  'shared-values': (desk, it) =>
    desk.say`Tell every new person at ${desk.company} on the first day what it stands for: ${it}`,
  skills: (desk, it) =>
    desk.say`Let a second person at ${desk.company} do it under supervision for two weeks, because ${it}`,
  style: (desk, it) =>
    desk.say`Agree at ${desk.company} which priorities nobody changes before the quarter ends, because ${it}`,
  staff: (desk, it) =>
    desk.say`Plan the next eight weeks of hours at ${desk.company} on one sheet and mark where they run out, because ${it}`,
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { words, company } = desk
  const read = readElements(desk)
  const get = (id: Id) => read.find(e => e.id === id)!
  const pairs: SevenSPair[] = SEVEN_S.flatMap((a, i) =>
    SEVEN_S.slice(i + 1).map((b): SevenSPair => {
      const [x, y] = [get(a), get(b)]
      const alignment = x.said && y.said ? priorAlignment(x.gap, y.gap) : 3
      return { a, b, alignment, because: because(desk, x, y, alignment) }
    }),
  )
  const worst = worstOf(pairs)
  const elements = read.map(
    ({ id, name, current, target, gap: open, today, toBe }): SevenSElement => ({
      id,
      name,
      current,
      target,
      gap: open,
      today,
      toBe,
    }),
  )
  book(desk.ledger.add, { elements, pairs })
  const [firstKey = ''] = worst
  const [wa, wb] = firstKey.split('|').map(k => get(k as Id))
  const byNeed = [...read].sort(
    (a, b) => Number(b.said && b.gap > 0) - Number(a.said && a.gap > 0) || b.gap - a.gap,
  )
  const largest = byNeed[0]
  const soft = byNeed[1]
  const goal = aim(desk),
    what = lead(desk)
  const empty: Phrase = { text: '', sources: [] }
  const decision = read.every(e => !e.said)
    ? desk.say`Ask two of the ${words.team} at ${company}, separately, who decides and what is written down; until their answers agree, change nothing in the plan of this ${desk.trade}`
    : !largest?.said || largest.id === 'strategy'
      ? desk.say`Nothing said so far names what inside ${company} works against ${goal ? { text: `the plan ${goal.text}`, sources: goal.sources } : what}: ask two of the ${words.team}, separately, ${(byNeed.find(e => !e.said) ?? byNeed[0])?.handle ?? empty}, before changing the plan`
      : desk.say`Mend ${largest.name.toLowerCase()} at ${company} before anything else, because ${largest.handle}${goal ? { text: `; that stands in the way of the plan ${goal.text.startsWith('to ') ? goal.text : `(${goal.text})`}`, sources: goal.sources } : ''}`
  return assemble(desk, 'mckinsey-7s', {
    title: `7S: does the inside of ${company} fit the plan?`,
    decision,
    body: { elements, pairs, worst },
    narrative: [
      {
        id: 'reading',
        heading: 'Where it pulls apart',
        paragraphs: [
          desk.say`At ${company} the worst pair is ${wa?.name.toLowerCase() ?? ''} and ${wb?.name.toLowerCase() ?? ''}. ${wa?.said ? { text: `On one side, ${wa.handle.text}`, sources: wa.handle.sources } : `One side is an open question of ${company}`}; on the other, ${wb?.said ? wb.handle : { text: `nobody at ${company} has said how it is`, sources: wb?.handle.sources ?? [] }}`,
          largest?.said && soft
            ? desk.say`${soft.name} ${soft.id === 'systems' || soft.id === 'skills' || soft.id === 'shared-values' ? 'are' : 'is'} next at ${company}${soft.said ? { text: ` (${soft.handle.text})`, sources: soft.handle.sources } : ''}; to mend that first would not hold while ${largest.handle}`
            : desk.say`Nothing at ${company} can be called second before ${soft?.name.toLowerCase() ?? ''} has been described: ${soft?.handle ?? empty}`,
        ],
      },
    ],
    actions: [
      desk.action(
        largest?.said && largest.id !== 'strategy'
          ? MEND[largest.id](desk, largest.handle)
          : desk.say`Write one page for ${company}: who does what around ${what} when the usual person is away`,
        'operate',
        5,
        largest?.said && largest.id === 'staff'
          ? `Every week of the eight at ${company} covered, or marked`
          : largest?.said && (largest.id === 'style' || largest.id === 'structure')
            ? `Two weeks at ${company} without a decision taken back`
            : `A second person at ${company} works from the page for a day`,
      ),
      desk.action(
        desk.say`Name one person for each decision between ${wa?.name.toLowerCase() ?? ''} and ${wb?.name.toLowerCase() ?? ''} that touches ${what}`,
        'lead',
        10,
        `Every decision of one week at ${company} has one name`,
      ),
      desk.action(
        desk.say`Ask each of the ${words.team} what gets in the way of ${goal && goal.text.startsWith('to ') ? { text: `the plan ${goal.text}`, sources: goal.sources } : (goal ?? what)}, one question, on paper`,
        'people',
        15,
        `Answers from all ${words.team} in, and one hindrance named twice or more`,
      ),
    ],
    wouldChange: [
      desk.say`If the ${words.team} name something else twice as often as ${largest?.said ? { text: `this (${largest.handle.text})`, sources: largest.handle.sources } : what}, start there`,
      desk.say`If a week ${largest?.said ? `with ${largest.name.toLowerCase()} mended` : { text: `without the owner of ${company}`, sources: largest?.handle.sources ?? [] }} changes nothing for ${words.customers}, it is not ${largest?.name.toLowerCase() ?? ''} that holds ${what} back`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const elements = edited.body.elements.map(e => ({ ...e, gap: gap(e.current, e.target) }))
  const before = new Map(edited.body.elements.map(e => [e.id, e.gap]))
  const now = new Map(elements.map(e => [e.id, e.gap]))
  const pairs = edited.body.pairs.map(p =>
    before.get(p.a) !== now.get(p.a) || before.get(p.b) !== now.get(p.b)
      ? { ...p, alignment: priorAlignment(now.get(p.a) ?? 0, now.get(p.b) ?? 0) }
      : p,
  )
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), { elements, pairs })
  return { ...edited, body: { elements, pairs, worst: worstOf(pairs) }, computations }
}

export const sevenS: Strategy = {
  id: 'mckinsey-7s',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Seven elements',
      columns: columns('Element', 'Current (1–5)#', 'Target (1–5)#', 'Gap#', 'Today', 'To be'),
      rows: body.elements.map(e => [e.name, e.current, e.target, e.gap, e.today.text, e.toBe.text]),
    },
    {
      title: 'Alignments',
      columns: columns('Pair', 'Alignment (1–5)#', 'Among the worst three', 'Because'),
      rows: body.pairs.map(p => [
        `${S_NAMES[p.a]} / ${S_NAMES[p.b]}`,
        p.alignment,
        body.worst.includes(`${p.a}|${p.b}`) ? 'yes' : '',
        p.because.text,
      ]),
    },
  ],
}
