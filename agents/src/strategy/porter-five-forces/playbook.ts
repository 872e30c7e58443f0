import type { Computation } from '@sextant/contracts/deliverable'
import type { PorterBody } from '@sextant/contracts/strategy/porter-five-forces'
import { FORCES } from '@sextant/contracts/strategy/porter-five-forces'
import { judgeForces } from '../../math/forces.ts'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aim, concession, foe, group, lead, put, told, usually } from '../phrases.ts'
import { stated } from '../reading/weave.ts'
import { brief, capital, decapital, listed } from '../reading/wording.ts'
import { FORCE_NAMES, weighForce } from './forces.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'porter-five-forces'>
const tenths = (n: number) => Math.round(n * 10) / 10

function computed(forces: PorterBody['forces']): { pressure: number; entry: Computation } {
  const pressure = tenths(
    judgeForces(forces.map(f => ({ key: f.id, score: f.score })))?.pressure ?? 0,
  )
  return {
    pressure,
    entry: {
      id: 'pressure',
      label: 'Mean pressure',
      value: pressure,
      unit: 'score',
      display: `${pressure} of 5`,
      formula: 'mean of the five scores (1 weak, 5 strong)',
      inputs: Object.fromEntries(forces.map(f => [f.name, f.score])),
    },
  }
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { reading, words } = desk
  const boundaryItem = reading.items('market')[0]
  const boundary = boundaryItem
    ? desk.say`${desk.company} competes for ${desk.cite(boundaryItem, decapital(brief(boundaryItem.text, 24)))} (whatever lies outside that line is left out)`
    : desk.say`Assumed boundary: ${desk.assume(`${words.products} bought by ${words.customers} of the kind ${desk.company} has today`, `list the last twenty ${words.purchases} of ${desk.company} with place and kind, and draw the line around sixteen of them`, 'sell')}`
  const weighed = FORCES.map(id => weighForce(desk, id))
  const forces = weighed.map(({ id, name, score, direction, drivers, meaning }) => ({
    id,
    name,
    score,
    direction,
    drivers,
    meaning,
  }))
  const { pressure, entry } = computed(forces)
  const shown = desk.ledger.add(entry)
  const ranked = [...weighed].sort(
    (a, b) =>
      b.score - Number(b.handle === null) - (a.score - Number(a.handle === null)) ||
      Number(b.handle !== null) - Number(a.handle !== null) ||
      Number(b.direction === 'rising') - Number(a.direction === 'rising'),
  )
  const [first, second] = ranked,
    weakest = ranked.at(-1)
  const what = lead(desk),
    who = group(desk),
    rival = foe(desk),
    keep = concession(desk, desk.foe)
  const strength =
    reading.strengths[0] ??
    reading.items('switching').find(i => /\bfear|don'?t want|trust|hate\b/i.test(i.quote))
  const counter = (id: string, handle: Phrase | null) => {
    const source = handle ?? {
      text: `what is usual for ${usually(desk)}`,
      sources: [desk.profile()],
    }
    switch (id) {
      case 'rivalry':
        return desk.say`leave ${keep ?? { text: 'the comparison', sources: [] }} to ${rival} and sell ${what} to ${who} on something it cannot answer`
      case 'entrants':
        return desk.say`sign up ${who} for longer than one ${words.purchase} before this reaches them: ${source}`
      case 'substitutes':
        return desk.say`make the first ${words.purchase} at ${desk.company} so easy that it beats the other way (${source})`
      case 'buyers':
        return desk.say`give ${who} one reason to stay that is not the price${strength ? { text: `, beginning with this: ${put(stated, told(desk, strength)).text}`, sources: told(desk, strength).sources } : { text: ` (${source.text})`, sources: source.sources }}`
      default:
        return desk.say`get a second quote before the next price rise reaches ${what} (${source})`
    }
  }
  const move = first ? desk.inner(counter(first.id, first.handle)) : desk.inner(boundary)
  const guess =
    reading.facts('rivals').length +
      reading.facts('partners').length +
      reading.facts('switching').length ===
    0
  const decision = guess
    ? desk.say`Until ${desk.company} has asked ten ${words.customers} and two suppliers, plan as if the profit goes to ${FORCE_NAMES[first?.id ?? 'rivalry'].toLowerCase()}: ${move}`
    : desk.say`${first?.name ?? ''} ${first?.id === 'entrants' || first?.id === 'substitutes' ? 'take' : 'takes'} the most profit from ${desk.company}, so ${move}`
  const verdict = desk.say`Pressure is ${shown}: ${listed(ranked.slice(0, 2).map(f => f.name.toLowerCase()))} weigh most on ${what} and ${weakest?.name.toLowerCase() ?? ''} least${pressure >= 3.5 ? `, so growing here costs ${desk.company} more than it looks` : pressure <= 2.5 ? `, so there is profit for ${desk.company} to keep` : `; ${desk.company} earns what it earns by choosing its ground`}`
  const goal = aim(desk)
  return assemble(desk, 'porter-five-forces', {
    title: `Five Forces: who takes the profit from ${what.text}, ${desk.company}`,
    decision: {
      ...decision,
      sources: [...new Set([...decision.sources, ...(first?.meaning.sources ?? [])])],
    },
    body: { boundary, forces, pressure, verdict },
    narrative: [
      {
        id: 'reading',
        heading: 'Who takes the profit',
        paragraphs: [
          desk.say`${first?.name ?? ''} ${first?.id === 'entrants' || first?.id === 'substitutes' ? 'come' : 'comes'} first: ${first ? desk.inner(first.meaning) : ''}`,
          desk.say`${second?.name ?? ''} ${second?.id === 'entrants' || second?.id === 'substitutes' ? 'come' : 'comes'} second (${second?.direction ?? ''}): ${second ? desk.inner(second.meaning) : ''}${goal ? { text: `. The goal, ${goal.text}, has to be reached against these two`, sources: goal.sources } : ''}`,
        ],
      },
    ],
    actions: [
      desk.action(
        desk.say`Write down for the last ten lost ${words.purchases} whether they went to ${rival}, to nobody, or somewhere new`,
        'sell',
        5,
        `Ten lost ${words.purchases} with a name beside each`,
      ),
      desk.action(
        first ? desk.say`Start the answer to ${first.name.toLowerCase()}: ${move}` : boundary,
        'lead',
        15,
        first?.id === 'suppliers'
          ? `One written quote for ${desk.company} from a second source`
          : `Five of ten ${words.customers} say yes to it`,
      ),
      desk.action(
        second
          ? desk.say`Put a figure on ${second.name.toLowerCase()} at ${desk.company}: what did it cost last quarter (${second.handle ?? { text: second.drivers[0]?.text.toLowerCase() ?? '', sources: second.drivers[0]?.sources ?? [] }})`
          : boundary,
        'money',
        10,
        `One amount per quarter for ${desk.company}, with the invoice or list behind it`,
      ),
    ],
    wouldChange: [
      desk.say`If more than half of the ten lost ${words.purchases} went nowhere at all, substitutes outrank ${first?.name.toLowerCase() ?? ''} for ${desk.company}`,
      desk.say`If a price rise of one tenth on ${what} loses fewer than one of twenty ${words.customers}, buyer power is two points too high`,
    ],
  })
}

const recompute: Strategy['recompute'] = edited => {
  const { pressure, entry } = computed(edited.body.forces)
  const verdict =
    edited.body.pressure === pressure
      ? edited.body.verdict
      : {
          ...edited.body.verdict,
          text: edited.body.verdict.text.replace(/\b\d(?:\.\d)? of 5\b/, entry.display),
        }
  return { ...edited, body: { ...edited.body, pressure, verdict }, computations: [entry] }
}

export const porter: Strategy = {
  id: 'porter-five-forces',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Five forces',
      columns: columns('Force', 'Score (1–5)#', 'Direction', 'Meaning for profit'),
      rows: body.forces.map(f => [f.name, f.score, f.direction, f.meaning.text]),
    },
    {
      title: 'Drivers',
      columns: columns('Force', 'Driver'),
      rows: body.forces.flatMap(f => f.drivers.map(d => [f.name, capital(d.text)])),
    },
  ],
}
