import { CANVAS_BLOCK_NAMES } from '@sextant/contracts/strategy/canvas-blocks'
import type { CanvasBody, UnitEconomics } from '@sextant/contracts/strategy/business-model-canvas'
import { columns } from '../columns.ts'
import { openDesk } from '../desk.ts'
import type { Desk, Phrase } from '../desk.ts'
import { assemble } from '../envelope.ts'
import type { Framework } from '../framework.ts'
import { aTrade, group, lead } from '../phrases.ts'
import { currencyIn } from '../reading/figures.ts'
import type { Currency } from '../reading/figures.ts'
import { published } from '../published.ts'
import { midSentence, sayBack } from '../reading/weave.ts'
import { brief, quoted } from '../reading/wording.ts'
import { fillBlocks, riskiestOf } from './blocks.ts'
import { entries, readInputs, work } from './economics.ts'
import { earned, economicsText, retold } from './telling.ts'
import { questions } from './questions.ts'

type Strategy = Framework<'business-model-canvas'>
type Block = CanvasBody['blocks'][number]['id']

function testOf(desk: Desk, block: Block, belief: Phrase): CanvasBody['test'] {
  const { words } = desk
  const who = group(desk),
    what = lead(desk)
  const plan: Readonly<
    Record<Block, readonly [ReturnType<Desk['say']>, string, number, number, string]>
  > = {
    value: [
      desk.say`Take ${belief} out of every mention for one week and put it back the next, in front of ${who}`,
      `Count ${words.purchases} in both weeks`,
      0,
      14,
      `More ${words.purchases} in the week with it, by at least a tenth`,
    ],
    segments: [
      desk.say`Ask thirty ${words.customers} in a row who they are, and tick how many fit ${belief}`,
      `One question at every ${words.purchase}`,
      0,
      10,
      `At least twelve of thirty ${words.customers} at ${desk.company} fit`,
    ],
    channels: [
      desk.say`Ask the next twenty new ${words.customers} how they came, against ${belief}`,
      'One question, one tally sheet',
      0,
      14,
      `At least eight of twenty ${words.customers} name it`,
    ],
    revenue: [
      desk.say`Offer ${what} at two prices to the next twenty who ask, to try ${belief}`,
      'Two price cards, alternated',
      5_000,
      10,
      `The higher price keeps at least seven of ten ${words.purchases}`,
    ],
    relationships: [
      desk.say`Write to twenty ${words.customers} not seen for a while and test ${belief}`,
      'A personal message, no discount',
      0,
      14,
      `At least four of twenty ${words.customers} come back`,
    ],
    costs: [
      desk.say`Cost one ${words.purchase} again with this month’s invoices, against ${belief}`,
      'One page with every line',
      0,
      5,
      `Within a tenth of what ${desk.company} believed`,
    ],
    resources: [
      desk.say`Run one day without it and see whether ${belief} really carries ${desk.company}`,
      `A planned day, told to nobody but the ${words.team}`,
      10_000,
      10,
      `The day’s ${words.purchases} fall by more than a fifth`,
    ],
    activities: [
      desk.say`Log for one week where the hours of the ${words.team} go, against ${belief}`,
      'A line for every half hour',
      0,
      5,
      `More than half of the hours of the ${words.team} are where you think`,
    ],
    partners: [
      desk.say`Get one written quote from somebody else than ${belief}`,
      'One call, one email',
      0,
      10,
      `A second source for ${desk.company} within a tenth of today’s price`,
    ],
  }
  const [claim, method, costCents, days, passWhen] = plan[block]
  return { claim, method, costCents, days, passWhen }
}

const currencyOf = (desk: Desk): Currency =>
  currencyIn(
    desk.input.facts
      .filter(f => !f.unknown)
      .map(f => f.quote)
      .join(' '),
  )

function verdict(
  desk: Desk,
  e: UnitEconomics,
  sources: readonly number[],
  sold: string,
): ReturnType<Desk['say']> {
  const { words, knowledge } = desk
  const p = (text: string): Phrase => ({ text, sources })
  if (e.priceCents === null || e.variableCostCents === null || e.contributionCents === null) {
    const missing = [
      e.priceCents === null ? knowledge.unitEconomics.price : null,
      e.variableCostCents === null ? knowledge.unitEconomics.variableCost : null,
      e.fixedMonthlyCents === null ? knowledge.unitEconomics.fixed : null,
    ].filter(m => m !== null)
    return desk.say`Whether ${desk.company} earns on one ${words.purchase} cannot be said yet; missing: ${desk.assume(missing.join('; '), knowledge.unitEconomics.ask, 'money')}`
  }
  return desk.say`${p(economicsText(e, { company: desk.company, sold, customer: words.customer, currency: currencyOf(desk) }))}`
}

function book(
  add: Desk['ledger']['add'],
  body: Pick<CanvasBody, 'blocks' | 'economics'>,
  currency: Currency,
): void {
  for (const entry of entries(body.economics, currency)) add(entry)
  const top = riskiestOf(body.blocks)
  add({
    id: 'riskiest',
    label: `Risk of “${top.item.claim.text}”`,
    value: top.risk,
    unit: 'score',
    display: String(top.risk),
    formula: 'weight × (6 − evidence)',
    inputs: { weight: top.item.weight, evidence: top.item.evidence },
  })
}

const draft: Strategy['draft'] = input => {
  const desk = openDesk(input)
  const { words } = desk
  const blocks = fillBlocks(desk)
  const top = riskiestOf(blocks)
  const { inputs, from, sold } = readInputs(desk)
  const economics = work(inputs)
  book(desk.ledger.add, { blocks, economics }, currencyOf(desk))
  const sources = from.flatMap(i => desk.cite(i).sources)
  const economicsVerdict = verdict(desk, economics, sources, sold)
  const belief: Phrase = {
    text: quoted(brief(top.item.claim.text, 12)),
    sources: top.item.claim.sources,
  }
  const held: Phrase = {
    text: {
      segments: `whether the ${words.customers} to ${input.profile.industry === 'Non-profit' ? 'serve' : 'win'} first really are ${midSentence(sayBack(brief(top.item.claim.text.replace(/^(?:our|my|the) best \w+ (?:are|is)\s/i, ''), 12)), desk.knowledge)}`,
      value: `whether ${belief.text} decides the ${words.purchase}`,
      channels: `whether ${belief.text} brings the ${words.customers} worth having`,
      revenue: `whether ${belief.text} holds`,
      relationships: `whether ${belief.text} is true`,
      costs: `whether ${belief.text} is all of it`,
      resources: `whether ${belief.text} carries the ${words.place}`,
      activities: `whether ${belief.text} is true`,
      partners: `whether ${belief.text} can be replaced`,
    }[top.block.id],
    sources: belief.sources,
  }
  const test = testOf(desk, top.block.id, belief)
  const what = lead(desk),
    who = group(desk)
  const bench = published(desk, [
    economics.monthlyChurn === null ? null : 'customer_churn_monthly',
    economics.paybackMonths === null ? null : 'cac_payback',
    ...desk.knowledge.channels.flatMap(c => [c.conversion, c.typicalCost]),
    'repeat_purchase_rate',
    'website_cvr',
  ])
  const guesses = blocks.flatMap(b => b.items).filter(i => i.evidence === 1).length
  const open = blocks
    .filter(b => b.items.every(i => i.evidence === 1))
    .map(b => b.name.toLowerCase())
  const money1 = economics.contributionCents
  const decision = input.facts.every(f => f.unknown)
    ? desk.say`Before ${desk.company} spends on anything, test ${held}: if that is wrong, nothing else on this canvas of ${aTrade(desk)} matters`
    : desk.say`Test ${held} before putting more into ${what}: of everything ${desk.company} believes, it is the least proven and breaks the most${money1 !== null && money1 > 0 ? { text: earned(economics, sold, currencyOf(desk)), sources } : ''}`
  return assemble(desk, 'business-model-canvas', {
    title: `Canvas: how ${desk.company} makes money with ${what.text}`,
    decision,
    body: { blocks, riskiest: top.item.id, test, economics, economicsVerdict },
    narrative: [
      {
        id: 'reading',
        heading: 'What it rests on',
        paragraphs: [
          desk.say`${desk.company} sells ${what} to ${who}; the belief that carries most is in ${CANVAS_BLOCK_NAMES[top.block.id].toLowerCase()}: ${belief}`,
          guesses > 0
            ? desk.say`Nothing you said backs ${{
                text: `${open.slice(0, 4).join(', ')}`,
                sources: blocks
                  .filter(b => b.items.every(i => i.evidence === 1))
                  .slice(0, 4)
                  .flatMap(b => b.items.flatMap(i => i.claim.sources)),
              }} at ${desk.company} yet, so those lines are assumptions with a check beside each`
            : desk.say`All nine blocks of ${desk.company} rest on something you said about ${what}`,
          ...(bench
            ? [
                desk.say`Published beside it, to compare ${desk.company} with and not to plan on: ${bench}`,
              ]
            : []),
        ],
      },
    ],
    actions: [
      desk.action(test.claim, 'sell', Math.min(15, test.days), test.passWhen),
      desk.action(
        desk.say`Cost one ${words.purchase} of ${what} at ${desk.company} with this month’s invoices`,
        'money',
        5,
        `One page: price, cost and what is left per ${words.purchase}`,
      ),
      desk.action(
        desk.say`Ask the next twenty new buyers of ${what} how they heard of ${desk.company} and what they would have done otherwise`,
        'sell',
        15,
        `Twenty answers about ${what.text} tallied by channel and alternative`,
      ),
    ],
    wouldChange: [
      desk.say`If the test of ${belief} fails, change ${CANVAS_BLOCK_NAMES[top.block.id].toLowerCase()} first and leave the rest of ${possessiveOf(desk.company)} canvas as it is`,
      desk.say`If one ${words.purchase} of ${what} leaves less than a quarter of its price, the price comes before more ${words.customers}`,
    ],
  })
}

const possessiveOf = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)

const recompute: Strategy['recompute'] = edited => {
  const { body } = edited
  const economics = work(body.economics)
  const riskiest = riskiestOf(body.blocks).item.id
  const currency = currencyIn(edited.inputs.map(i => i.value).join(' '))
  const computations: typeof edited.computations = []
  book(c => (computations.push(c), c.display), { blocks: body.blocks, economics }, currency)
  const money = (list: typeof computations) => JSON.stringify(list.filter(c => c.id !== 'riskiest'))
  const next = { ...edited, body: { ...body, economics, riskiest }, computations }
  return money(edited.computations) === money(computations) ? next : retold(edited, next, currency)
}

const cents = (n: number | null) => (n === null ? 'not known' : n / 100)
const value = (n: number | null) => (n === null ? 'not known' : n)
export const businessModelCanvas: Strategy = {
  id: 'business-model-canvas',
  questions,
  draft,
  recompute,
  tables: ({ body }) => [
    {
      title: 'Business Model Canvas',
      columns: columns('Block', 'Hypothesis', 'Evidence (1–5)#', 'Weight (1–5)#', 'Risk#'),
      rows: body.blocks.flatMap(b =>
        b.items.map(i => [b.name, i.claim.text, i.evidence, i.weight, i.weight * (6 - i.evidence)]),
      ),
    },
    {
      title: `Unit economics per ${body.economics.unit}`,
      columns: columns('Figure', 'Value'),
      rows: [
        ['Price', cents(body.economics.priceCents)],
        ['Variable cost', cents(body.economics.variableCostCents)],
        ['Contribution', cents(body.economics.contributionCents)],
        ['Fixed a month', cents(body.economics.fixedMonthlyCents)],
        ['Break-even units a month', value(body.economics.breakEvenUnits)],
        ['Sold a month', value(body.economics.purchasesPerMonth)],
        ['Lifetime value', cents(body.economics.ltvCents)],
        ['Acquisition cost', cents(body.economics.cacCents)],
        ['LTV ÷ CAC', value(body.economics.ltvToCac)],
        ['Payback months', value(body.economics.paybackMonths)],
      ],
    },
  ],
}
