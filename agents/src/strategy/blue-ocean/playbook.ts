import type { BlueOceanBody, OceanFactor } from '@sextant/contracts/strategy/blue-ocean'
import { nOf } from '../../math/format.ts'
import { divergence, errcAction } from '../../math/strategy-canvas.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aim, group, lead, remedy } from '../phrases.ts'
import { capital, listed } from '../reading/wording.ts'
import { makeFactors, players } from './factors.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'blue-ocean'>
type Tests = BlueOceanBody['tests']
/** A curve at or above this level stands out to buyers. */
const HIGH = 8
/** 1 − correlation from which two curves no longer tell the same story. */
const APART = 0.5

function test(factors: readonly OceanFactor[], tagline: Tests['tagline']): Tests {
  const high = factors.filter(f => f.target >= HIGH).length
  const focus = Math.round((high / factors.length) * 100) / 100
  const apart = divergence(
    factors.map(f => ({ name: f.name, now: f.today, next: f.target, rivals: f.rivals })),
  )
  const value = apart === null ? 0 : Math.round(apart * 100) / 100
  return {
    focus: {
      value: focus,
      passed: focus >= 0.25 && focus <= 0.6,
      display: `${nOf(high, factors.length)} at ${HIGH} or above`,
    },
    divergence: {
      value,
      passed: value >= APART,
      display: apart === null ? 'flat curve' : `${value.toFixed(2)} of 2`,
    },
    tagline: { ...tagline, passed: tagline.passed },
  }
}

function book(add: Desk['ledger']['add'], body: Pick<BlueOceanBody, 'factors' | 'tests'>): void {
  add({
    id: 'focus',
    label: 'Focus',
    value: body.tests.focus.value,
    unit: 'ratio',
    display: body.tests.focus.display,
    formula: `factors at ${HIGH} or above ÷ all factors`,
    inputs: { factors: body.factors.length },
  })
  add({
    id: 'divergence',
    label: 'Divergence',
    value: body.tests.divergence.value,
    unit: 'correlation',
    display: body.tests.divergence.display,
    formula: '1 − correlation of the target curve with the rivals’ mean',
    inputs: {},
  })
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const others = players(desk)
  const made = makeFactors(desk, others)
  const factors = made.map(m => m.factor)
  const by = (...actions: OceanFactor['action'][]) =>
    made
      .filter(m => actions.includes(m.factor.action))
      .sort(
        (a, b) =>
          Number(b.own) - Number(a.own) ||
          b.factor.target - b.factor.today - (a.factor.target - a.factor.today),
      )
  const raised = by('raise', 'create')
  const up = raised.some(m => m.own) ? raised.filter(m => m.own) : raised
  const down = [...by('reduce', 'eliminate')].sort(
    (a, b) =>
      Number(b.own) - Number(a.own) ||
      b.factor.today - b.factor.target - (a.factor.today - a.factor.target),
  )
  const join = (list: typeof made, n: number): Phrase => ({
    text: listed(list.slice(0, n).map(m => m.name.text)),
    sources: list.slice(0, n).flatMap(m => m.name.sources),
  })
  const who = group(desk),
    what = lead(desk),
    goal = aim(desk),
    block = reading.constraints[0]
  const [one, two] = up
  const strip = (p: Phrase | undefined) => (p ? capital(p.text.replace(/[“”]/g, '')) : '')
  const tagText = desk.say`${{ text: `${strip(one?.name)}. ${two && two.name.text.includes(' ') ? `${strip(two.name)}.` : ''}`.trim(), sources: [...(one?.name.sources ?? []), ...(two?.name.sources ?? [])] }}`
  const below = (m: typeof one) => !m || m.factor.rivals.every(r => r <= 5)
  const tests = test(factors, { text: tagText, passed: below(one) && below(two) })
  book(desk.ledger.add, { factors, tests })
  const first = others[0]?.phrase ?? { text: '', sources: [] },
    second = others[1]?.phrase ?? { text: '', sources: [] }
  const guess = made.every(m => !m.own)
  const decision = guess
    ? desk.say`Before ${desk.company} changes its ${words.products}, have ten ${words.customers} rate ${join(up, 2)}: if ${first} is weak there too, that is the open water`
    : desk.say`Put the effort of ${desk.company} here: ${join(up, 2)}${down.length > 0 ? { text: `. Stop competing on ${join(down, 2).text}`, sources: join(down, 2).sources } : ''}, ${down.length > 0 ? 'where' : 'ground that'} ${first} and ${second} ${down.length > 0 ? 'look the same to' : 'leave open with'} ${who}`
  return assemble(desk, 'blue-ocean', {
    title: `Blue Ocean: where ${desk.company} stops looking like ${(others[0]?.phrase.text ?? 'the rest').replace(/[“”]/g, '')}`,
    decision,
    body: { own: desk.company, rivals: others.map(o => o.name), factors, tests },
    narrative: [
      {
        id: 'reading',
        heading: 'Does the curve hold?',
        paragraphs: [
          desk.say`What sets ${desk.company} apart from ${first}: ${
            up.length > 1
              ? {
                  text: `${up
                    .slice(0, 2)
                    .map(m => m.name.text)
                    .join(' and ')}`,
                  sources: up.slice(0, 2).flatMap(m => m.name.sources),
                }
              : (one?.name ?? what)
          }, with a divergence of ${tests.divergence.display} and a focus of ${tests.focus.display}`,
          down.length > 0
            ? desk.say`It is paid for by doing less of ${join(down, 2)}${block ? { text: `; on the way, ${remedy(desk, block).text}`, sources: remedy(desk, block).sources } : ` at ${desk.company}`}${goal ? { text: `. The goal stays ${goal.text}`, sources: goal.sources } : ''}`
            : desk.say`Nothing is given up on this curve yet, so ${desk.company} would pay for its difference (${one?.name ?? what}) on top of everything else`,
        ],
      },
    ],
    actions: [
      desk.action(
        desk.say`Have ten people, ${who}, rate ${desk.company}, ${first} and ${second} from none to ten on the factors of the canvas`,
        'sell',
        10,
        `Ten filled sheets; ${others[0]?.name ?? 'the rival'} and ${desk.company} differ by three points on two factors`,
      ),
      desk.action(
        desk.say`Give ${who} one proof for two weeks, in the smallest form that is real: ${one?.name ?? what}`,
        'operate',
        15,
        `Three of ten ${words.customers} mention it without being asked`,
      ),
      desk.action(
        down.length > 0
          ? desk.say`Cut ${join(down, 1)} back for two weeks and count who complains at ${desk.company}`
          : desk.say`List what ${desk.company} does only because ${first} does it, and choose one thing to drop`,
        'lead',
        5,
        `Fewer than one ${words.customer} in twenty complains`,
      ),
    ],
    wouldChange: [
      desk.say`If ${first} scores within two points of ${desk.company} on the first factor (${one?.name ?? what}), that is no open water and the next one takes its place`,
      down.length > 0
        ? desk.say`If more than one ${words.customer} in twenty asks for ${join(down, 1)} back, it was a reason to buy and stays`
        : desk.say`If ${who} rate all factors alike, the canvas of ${desk.company} measures the wrong things`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const factors = edited.body.factors.map(f => ({
    ...f,
    action: errcAction({ name: f.name, now: f.today, next: f.target, rivals: f.rivals }),
  }))
  const tests = test(factors, edited.body.tests.tagline)
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), { factors, tests })
  return { ...edited, body: { ...edited.body, factors, tests }, computations }
}

export const blueOcean: Strategy = {
  id: 'blue-ocean',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Strategy canvas (0–10)',
      columns: columns(
        'Factor',
        `${body.own} today#`,
        `${body.own} target#`,
        ...body.rivals.map(r => `${r}#`),
        'Action',
      ),
      rows: body.factors.map(f => [f.name, f.today, f.target, ...f.rivals, f.action]),
    },
    {
      title: 'What to change',
      columns: columns('Action', 'Factor', 'From#', 'To#', 'Because'),
      rows: body.factors
        .filter(f => f.action !== 'keep')
        .map(f => [f.action, f.name, f.today, f.target, f.because.text]),
    },
  ],
}
