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
import type { Element } from './elements.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'mckinsey-7s'>
type Id = SevenSElement['id']
const asKey = (id: Id): SevenSKey => (id === 'shared-values' ? 'shared values' : id)
const asId = (key: SevenSKey): Id => (key === 'shared values' ? 'shared-values' : key)

const worstOf = (pairs: readonly SevenSPair[]): string[] => worstPairs(pairs.map(p => ({ a: asKey(p.a), b: asKey(p.b), score: p.alignment }))).worst.map(w => `${asId(w.a)}|${asId(w.b)}`)

function book(add: Desk['ledger']['add'], body: Pick<SevenSBody, 'elements' | 'pairs'>): void {
  for (const e of body.elements) add({ id: `gap-${e.id}`, label: `Gap in ${e.name.toLowerCase()}`, value: e.gap, unit: 'score', display: String(e.gap), formula: 'target − current (1–5)', inputs: { target: e.target, current: e.current } })
  const mean = Math.round((body.pairs.reduce((n, p) => n + p.alignment, 0) / body.pairs.length) * 10) / 10
  add({ id: 'alignment', label: 'Mean alignment', value: mean, unit: 'score', display: `${mean} of 5`, formula: 'mean of 21 pairs', inputs: { pairs: body.pairs.length } })
}

function because(desk: Desk, a: Element, b: Element, alignment: number): SevenSPair['because'] {
  const sides = `${a.name} and ${b.name.toLowerCase()}`
  if (!a.said || !b.said) return desk.say`${sides} cannot be compared at ${desk.company} before ${a.said ? b.handle : a.handle} is answered${a.said || b.said ? { text: ` (so far there is only ${(a.said ? a : b).short.text})`, sources: (a.said ? a : b).short.sources } : ''}`
  if (alignment <= 2) return desk.say`${sides} pull apart: ${a.short} against ${b.short}`
  if (alignment === 3) return desk.say`${sides} rub: ${a.short} leaves ${b.short} without support`
  return desk.say`${sides} go together at ${desk.company}: ${a.short} with ${b.short}`
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { words, company } = desk
  const read = readElements(desk)
  const get = (id: Id) => read.find(e => e.id === id)!
  const pairs: SevenSPair[] = SEVEN_S.flatMap((a, i) => SEVEN_S.slice(i + 1).map((b): SevenSPair => {
    const [x, y] = [get(a), get(b)]
    const alignment = x.said && y.said ? priorAlignment(x.gap, y.gap) : 3
    return { a, b, alignment, because: because(desk, x, y, alignment) }
  }))
  const worst = worstOf(pairs)
  const elements = read.map(({ id, name, current, target, gap: open, today, toBe }): SevenSElement => ({ id, name, current, target, gap: open, today, toBe }))
  book(desk.ledger.add, { elements, pairs })
  const [firstKey = ''] = worst
  const [wa, wb] = firstKey.split('|').map(k => get(k as Id))
  const byNeed = [...read].sort((a, b) => Number(b.said && b.gap > 0) - Number(a.said && a.gap > 0) || b.gap - a.gap)
  const largest = byNeed[0]
  const soft = byNeed[1]
  const goal = aim(desk), what = lead(desk)
  const empty: Phrase = { text: '', sources: [] }
  const decision = read.every(e => !e.said)
    ? desk.say`Ask two of the ${words.team} at ${company}, separately, who decides and what is written down; until their answers agree, change nothing in the plan of this ${desk.trade}`
    : !largest?.said || largest.id === 'strategy'
      ? desk.say`Nothing said so far names what inside ${company} works against ${goal ?? what}: ask two of the ${words.team}, separately, ${(byNeed.find(e => !e.said) ?? byNeed[0])?.handle ?? empty}, before changing the plan`
    : desk.say`Mend ${largest?.name.toLowerCase() ?? ''} before anything else${goal ? { text: `, or ${goal.text} will not move`, sources: goal.sources } : ''}: at ${company} it is ${largest?.handle ?? empty} that works against the plan`
  return assemble(desk, 'mckinsey-7s', {
    title: `7S: does the inside of ${company} fit the plan?`,
    decision, body: { elements, pairs, worst },
    narrative: [{ id: 'reading', heading: 'Where it pulls apart', paragraphs: [
      desk.say`The worst pair is ${wa?.name.toLowerCase() ?? ''} and ${wb?.name.toLowerCase() ?? ''}: ${wa?.handle ?? empty} against ${wb?.handle ?? empty}`,
      desk.say`${soft?.name ?? ''} is next at ${company}, with ${soft?.handle ?? empty}, and mending it first would be undone by ${largest?.handle ?? empty}`,
    ] }],
    actions: [
      desk.action(desk.say`Write one page for ${company} on ${largest?.handle ?? what}: who does what when the usual person is away`, 'operate', 5, `A second person at ${company} works from the page for a day`),
      desk.action(desk.say`Name one person for each decision between ${wa?.name.toLowerCase() ?? ''} and ${wb?.name.toLowerCase() ?? ''} that touches ${what}`, 'lead', 10, `Every decision of one week at ${company} has one name`),
      desk.action(desk.say`Ask each of the ${words.team} what gets in the way of ${goal ?? what}, one question, on paper`, 'people', 15, `Answers from all ${words.team} in, and one hindrance named twice or more`),
    ],
    wouldChange: [
      desk.say`If the ${words.team} name something other than ${largest?.handle ?? what} twice as often, start there`,
      desk.say`If a week without ${largest?.said ? largest.handle : { text: `the owner of ${company}`, sources: largest?.handle.sources ?? [] }} changes nothing for ${words.customers}, ${largest?.name.toLowerCase() ?? ''} is not what holds ${what} back`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const elements = edited.body.elements.map(e => ({ ...e, gap: gap(e.current, e.target) }))
  const before = new Map(edited.body.elements.map(e => [e.id, e.gap]))
  const now = new Map(elements.map(e => [e.id, e.gap]))
  const pairs = edited.body.pairs.map(p => (before.get(p.a) !== now.get(p.a) || before.get(p.b) !== now.get(p.b) ? { ...p, alignment: priorAlignment(now.get(p.a) ?? 0, now.get(p.b) ?? 0) } : p))
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), { elements, pairs })
  return { ...edited, body: { elements, pairs, worst: worstOf(pairs) }, computations }
}

export const sevenS: Strategy = {
  id: 'mckinsey-7s', questions, draft, recompute,
  tables: ({ body }) => [
    { title: 'Seven elements', columns: columns('Element', 'Current (1–5)#', 'Target (1–5)#', 'Gap#', 'Today', 'To be'), rows: body.elements.map(e => [e.name, e.current, e.target, e.gap, e.today.text, e.toBe.text]) },
    { title: 'Alignments', columns: columns('Pair', 'Alignment (1–5)#', 'Among the worst three', 'Because'), rows: body.pairs.map(p => [`${S_NAMES[p.a]} / ${S_NAMES[p.b]}`, p.alignment, body.worst.includes(`${p.a}|${p.b}`) ? 'yes' : '', p.because.text]) },
  ],
}
