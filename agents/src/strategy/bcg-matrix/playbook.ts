import type { BcgBody, BcgLine } from '@sextant/contracts/strategy/bcg-matrix'
import { GROWTH_CUT } from '../../math/bcg.ts'
import { money, percent } from '../../math/format.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { currencyIn } from '../reading/figures.ts'
import type { Currency } from '../reading/figures.ts'
import { aim, foe, group, lead, put, told } from '../phrases.ts'
import { becauseOf } from '../reading/weave.ts'
import { brief, decapital, isPlural, listed } from '../reading/wording.ts'
import { place, readLines } from './lines.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'bcg-matrix'>
const signed = (ratio: number) =>
  `${ratio > 0 ? '+' : ratio < 0 ? '−' : ''}${percent(Math.abs(ratio), 1)}`

function book(
  add: Desk['ledger']['add'],
  body: Pick<BcgBody, 'lines' | 'growthCut'>,
  currency: Currency,
): void {
  for (const l of body.lines) {
    add({
      id: `relative-${l.id}`,
      label: `Relative share of ${l.name}`,
      value: l.relativeShare,
      unit: 'ratio',
      display: `${l.relativeShare}×`,
      formula: 'own share ÷ largest rival’s share, cut at 1.0',
      inputs: { own: l.ownShare, rival: l.rivalShare },
    })
    add({
      id: `growth-${l.id}`,
      label: `Growth of ${l.name}`,
      value: l.growth,
      unit: 'percent',
      display: signed(l.growth),
      formula: `a year, cut at ${percent(body.growthCut, 1)}`,
      inputs: {},
    })
    add({
      id: `revenue-${l.id}`,
      label: `Revenue of ${l.name} a year`,
      value: l.revenueCents,
      unit: 'cents',
      display: money(l.revenueCents, currency),
      formula: 'as given',
      inputs: {},
    })
  }
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const growthCut = GROWTH_CUT.value
  const read = readLines(desk)
  const rival = foe(desk),
    who = group(desk),
    goal = aim(desk),
    block = reading.constraints[0]
  const lines: BcgLine[] = read.map(({ raw, name, guessed }) => {
    const placed = place(raw, growthCut, { text: '', sources: [] })
    const missing =
      guessed.length > 0
        ? desk.assume(
            listed(guessed),
            `put last year’s sales of ${name.text} beside an estimate of the largest rival’s, and the year before`,
            'money',
          )
        : null
    const because = missing
      ? desk.say`${name} ${isPlural(name.text) ? 'stand' : 'stands'} in the middle only because ${isPlural(name.text) ? 'their' : 'its'} ${missing} ${guessed.length > 1 ? 'are' : 'is'} not known at ${desk.company}`
      : desk.say`${name} ${isPlural(name.text) ? 'have' : 'has'} ${percent(placed.ownShare, 1)} against ${percent(placed.rivalShare, 1)} of the largest rival, ${`${placed.relativeShare}×`}, and ${isPlural(name.text) ? 'move' : 'moves'} ${signed(placed.growth)} a year: ${placed.quadrant === 'star' ? `leading where ${desk.company} grows` : placed.quadrant === 'cash cow' ? `leading where little grows, so it pays for the rest of ${desk.company}` : placed.quadrant === 'question mark' ? `growing fast behind somebody else` : `small in a market that stands still`}`
    return { ...placed, because }
  })
  const currency = currencyIn(
    input.facts
      .filter(f => !f.unknown)
      .map(f => f.quote)
      .join(' '),
  )
  book(desk.ledger.add, { lines, growthCut }, currency)
  const named = (l: BcgLine | undefined): Phrase =>
    read.find(r => r.raw.id === l?.id)?.name ?? { text: '', sources: [] }
  const sorted = [...lines].sort((a, b) => b.revenueCents - a.revenueCents)
  const stars = sorted.filter(l => l.quadrant === 'star'),
    cows = sorted.filter(l => l.quadrant === 'cash cow'),
    marks = sorted.filter(l => l.quadrant === 'question mark'),
    dogs = sorted.filter(l => l.quadrant === 'dog')
  const guess = read.every(r => r.guessed.includes('shares'))
  const total = lines.reduce((n, l) => n + l.revenueCents, 0)
  const able = [...cows, ...dogs].find(l => l.revenueCents >= total * 0.15)
  const giver = able ?? sorted[0],
    taker =
      stars.find(l => l.id !== (able ?? sorted[0])?.id) ??
      [...marks].sort((a, b) => b.growth - a.growth)[0] ??
      sorted.find(l => l.id !== giver?.id)
  const least =
    [...dogs].sort((a, b) => a.relativeShare - b.relativeShare)[0] ??
    marks.find(m => m.call === 'hold')
  const flow = [
    taker && giver && taker.id !== giver.id
      ? desk.say`${named(giver)} ${isPlural(named(giver).text) ? 'pay' : 'pays'} and ${named(taker)} ${isPlural(named(taker).text) ? 'receive' : 'receives'}: move the next free ${words.purchase.includes(' ') ? 'dollar' : `hour and dollar of ${desk.company}`} from the one to the other`
      : desk.say`${named(sorted[0])} pays for itself at ${desk.company}; no second line is ready to receive`,
    ...(least && least.id !== giver?.id
      ? [
          desk.say`No new money of ${desk.company} goes into ${named(least)}; it stays only while ${who} buy it along with ${named(taker)}`,
        ]
      : []),
  ]
  const marketItem = reading.items('market')[0]
  const market = marketItem
    ? desk.say`Shares are of ${desk.cite(marketItem, decapital(brief(marketItem.text, 20)))}`
    : desk.say`Shares are of ${desk.assume(`what ${words.customers} within reach of ${desk.company} spend on ${words.products}`, `draw the line on a map or list for ${desk.company} and count who is inside`, 'sell')}`
  const decision = guess
    ? desk.say`Move no money between the lines of ${desk.company} yet: get last year’s sales for ${{ text: listed(lines.slice(0, 3).map(l => named(l).text)), sources: lines.slice(0, 3).flatMap(l => named(l).sources) }} and one estimate of ${rival} first`
    : taker && giver && taker.id !== giver.id
      ? desk.say`Let ${named(giver)} pay for ${named(taker)}${least && least.id !== giver.id && least.id !== taker.id ? { text: `, and put nothing new into ${named(least).text}`, sources: named(least).sources } : ''}: that is where ${desk.company} ${taker.quadrant === 'star' ? 'already leads' : 'still has to catch up'} and sales move ${signed(taker.growth)} a year`
      : desk.say`Keep everything in ${named(sorted[0])} until ${desk.company} has a second line worth funding`
  const what = taker ? named(taker) : lead(desk)
  return assemble(desk, 'bcg-matrix', {
    title: `BCG: which line of ${desk.company} funds which`,
    decision,
    body: { market, growthCut, lines, flow },
    narrative: [
      {
        id: 'reading',
        heading: 'Where the money comes from and goes',
        paragraphs: [
          sorted[0] && sorted[0].revenueCents > 0
            ? desk.say`The largest line is ${named(sorted[0])} at ${money(sorted[0].revenueCents, currency)} a year, which BCG calls a ${sorted[0].quadrant}${goal ? { text: `; the goal, ${goal.text}, leans on it`, sources: goal.sources } : ''}`
            : desk.say`No sales by line are known for ${desk.company}, so all bubbles are the same size and only the order of questions is useful`,
          what.text !== '' && !guess
            ? desk.say`The line to watch is ${what}: ${taker ? `${taker.relativeShare}× of the largest rival` : ''}${block ? { text: `, held back ${put(becauseOf, told(desk, block)).text}`, sources: told(desk, block).sources } : ''}`
            : desk.say`Ask ${who} which of the ${words.products} they would buy elsewhere first: that line loses share first`,
        ],
      },
    ],
    actions: [
      desk.action(
        desk.say`Put last year’s and this year’s sales of ${{ text: listed(lines.slice(0, 3).map(l => named(l).text)), sources: lines.slice(0, 3).flatMap(l => named(l).sources) }} side by side`,
        'money',
        5,
        `Two amounts a line at ${desk.company}, from the books`,
      ),
      desk.action(
        desk.say`Estimate ${rival} in ${what}: count buyers there for one hour, or ask three suppliers`,
        'sell',
        10,
        `One estimate with its method written beside ${what.text}`,
      ),
      desk.action(
        giver && taker && giver.id !== taker.id && !guess
          ? desk.say`Move one real thing from ${named(giver)} to ${what}: an hour, a shelf, a person, a line of the budget`
          : desk.say`Choose the one line ${desk.company} would keep if it had to drop the others`,
        'lead',
        15,
        `${what.text === '' ? 'The choice' : `Sales of ${what.text}`} compared four weeks before and after`,
      ),
    ],
    wouldChange: [
      (taker?.relativeShare ?? 0) > 1
        ? desk.say`If ${rival} turns out twice as large in ${what} as believed, the lead of ${desk.company} is gone and the money waits`
        : desk.say`If ${rival} turns out half as large in ${what} as believed, the gap is small enough for ${desk.company} to close with twice the attention`,
      desk.say`If sales of ${named(giver ?? sorted[0])} fall two quarters running, ${desk.company} loses the purse before the plan has worked`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const { body } = edited
  const lines = body.lines.map(l => place(l, body.growthCut, l.because))
  const computations: typeof edited.computations = []
  book(
    c => (computations.push(c), c.display),
    { lines, growthCut: body.growthCut },
    currencyIn(edited.inputs.map(i => i.value).join(' ')),
  )
  return { ...edited, body: { ...body, lines }, computations }
}

export const bcgMatrix: Strategy = {
  id: 'bcg-matrix',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Product lines',
      columns: columns(
        'Line',
        'Revenue a year#',
        'Own share %#',
        'Largest rival %#',
        'Relative share#',
        'Growth %#',
        'Quadrant',
        'Call',
      ),
      rows: body.lines.map(l => [
        l.name,
        l.revenueCents / 100,
        Math.round(l.ownShare * 1000) / 10,
        Math.round(l.rivalShare * 1000) / 10,
        l.relativeShare,
        Math.round(l.growth * 1000) / 10,
        l.quadrant,
        l.call,
      ]),
    },
  ],
}
