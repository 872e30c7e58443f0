import { describe, expect, test } from 'vitest'
import type { Tool, ToolId } from '../../core/tool.ts'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { bcgMatrix } from './bcg-matrix/tool.ts'
import { blueOcean } from './blue-ocean/tool.ts'
import { okrs } from './okrs/tool.ts'
import { porterFiveForces } from './porter-five-forces/tool.ts'
import { businessModelCanvas } from './business-model-canvas/tool.ts'
import { jobsToBeDone } from './jobs-to-be-done/tool.ts'
import { sevenS } from './mckinsey-7s/tool.ts'
import { drafted } from './testing/drafted.ts'
import { threeHorizons } from './three-horizons/tool.ts'
import { vrio } from './vrio/tool.ts'

/** A dairy with a line that pays and one to build, a rival, forces and factors: each form decides from its own result. */
const dairy = firm({
  goal: [{ label: 'cheese sales', counts: 'sales', baseline: 800, target: 1200 }],
  offer: [
    {
      label: 'milk rounds',
      price: dollars(40),
      unitCost: dollars(15),
      volume: 6000,
      ownShare: 0.4,
      rivalShare: 0.2,
      marketGrowth: 0.02,
    },
    {
      label: 'hard cheese',
      price: dollars(50),
      unitCost: dollars(35),
      volume: 800,
      ownShare: 0.1,
      rivalShare: 0.3,
      marketGrowth: 0.15,
    },
  ],
  force: [
    { label: 'buyers', force: 'buyers', pressure: 2 },
    { label: 'suppliers', force: 'suppliers', pressure: 5 },
  ],
  partner: [
    {
      label: 'Hollow Farm',
      gives: 'supplies',
      share: 0.8,
      alone: true,
      yearlyCost: dollars(90_000, 'year'),
    },
  ],
  strength: [
    {
      label: 'the cave',
      valuable: true,
      rare: true,
      costlyToCopy: true,
      organized: false,
    },
  ],
  factor: [
    { label: 'taste', ours: 5, theirs: 4, aim: 9 },
    { label: 'opening hours', ours: 6, theirs: 7, aim: 3 },
    { label: 'packaging', ours: 4, theirs: 6, aim: 4 },
    { label: 'range', ours: 4, theirs: 9, aim: 4 },
  ],
})

describe('the decision belongs to its form', () => {
  test('the matrix says who funds whom', () => {
    expect(drafted(bcgMatrix, dairy).decision.text).toMatch(
      /^Milk rounds leave about \$150,000 a year after what each sale costs, before the fixed costs: what is left of it after them is what there is to put into hard cheese\./,
    )
  })

  test('the canvas names its widest step and what gives way', () => {
    expect(drafted(blueOcean, dairy).decision.text).toMatch(
      /^The curve turns on taste, raised from 5 to 9, 5 above the others\. What gives way is opening hours\./,
    )
  })

  test('the resource that lies unused goes first', () => {
    expect(drafted(vrio, dairy).decision.text).toMatch(/^The cave: an advantage that lies unused\./)
  })

  test('the strongest force goes first, and no other supplier is asked where there is none', () => {
    const { decision, moves } = drafted(porterFiveForces, dairy)
    expect(decision.text).toMatch(/^By your judgment supplier power presses hardest, at 5 of 5/)
    expect(moves.map(({ id }) => id)).not.toContain('second-supplier')
    expect(moves.map(({ id }) => id)).not.toContain('three-offers-before-renewal')
  })
})

/** A loom that hangs on one buyer, with a new line, an idea and rated parts of its work. */
const weaver = firm({
  goal: [{ label: 'blankets', counts: 'sales', baseline: 300, target: 420, by: '2027-12' }],
  offer: [{ label: 'blankets', price: dollars(180), unitCost: dollars(90), volume: 300 }],
  rival: [
    { label: 'mill blankets', sort: 'substitute', lostTo: 0.4 },
    { label: 'Dorset Weavers', sort: 'rival' },
  ],
  segment: [{ label: 'guest houses', share: 0.3, size: 40 }],
  strength: [{ label: 'local wool', sort: 'quality' }],
  inside: [
    { label: 'orders on paper', element: 'systems', today: 1, needed: 4, against: 'staff' },
    { label: 'two weavers', element: 'staff', today: 3, needed: 4 },
    { label: 'the yearly plan', element: 'strategy', today: 4, needed: 4 },
  ],
  outcome: [
    { label: 'delivery before winter', importance: 9, satisfaction: 3, n: 14 },
    { label: 'colour', importance: 5, satisfaction: 6, n: 14 },
  ],
  idea: [{ label: 'a repair service', cost: dollars(4000, 'year'), brings: 40 }],
})

const firstMove = <K extends ToolId>(tool: Tool<K>, company = weaver) => {
  const { decision, moves, actions } = drafted(tool, company)
  return { decision: decision.text, move: moves[0]!, action: actions[0]! }
}

describe('the first move carries out what the form comes to, and the first action begins it', () => {
  test('seven elements: the pair that fits worst is brought into line where more is missing', () => {
    const { decision, move, action } = firstMove(sevenS)
    expect(decision).toMatch(
      /^Of the rated pairs, systems and staff fit worst, at 1 of 5\. Orders on paper are where they pull apart\.|^Of the rated pairs, systems and staff fit worst, at 1 of 5\. Orders on paper is where they pull apart\./,
    )
    expect(decision).toContain('First move: Bring systems and staff into line')
    expect(move.steps[1]?.text).toMatch(/^Put what was missing into one place/)
    expect(action).toMatchObject({ move: 'seven-align', what: { text: move.steps[0]?.text } })
  })

  test('seven elements without a rating: what the cards show, with the move for it', () => {
    const person = [{ label: 'Ada', does: ['dyeing'], alone: true, leaves: '2027-03' }]
    const { decision, move } = firstMove(sevenS, firm({ person }))
    expect(decision).toMatch(/^The seven are not rated yet; by the cards staff comes first\./)
    expect(decision).toContain(`First move: ${move.title.text}`)
  })

  test('jobs: what is underserved most is met by hand', () => {
    const { decision, move } = firstMove(jobsToBeDone)
    expect(decision).toMatch(/^Delivery before winter: it matters 9 and is met 3 out of 10/)
    expect(move.metric).toBe('It is met 5 out of 10 for them within 8 weeks; today that is 3.')
  })

  test('jobs: a heavier brake goes before any outcome, and without ratings stories do', () => {
    const quote = [
      { label: 'price', pushes: 'pull' as const, strength: 2, quote: 'it is warm' },
      { label: 'moths', pushes: 'anxiety' as const, strength: 5, quote: 'moths eat it' },
    ]
    const outcome = [{ label: 'warmth', importance: 9, satisfaction: 2 }]
    expect(firstMove(jobsToBeDone, firm({ quote, outcome })).move.id).toBe('jobs-fear')
    const rival = [{ label: 'the old quilt', sort: 'nothing' as const, lostTo: 0.5 }]
    const { decision, move } = firstMove(jobsToBeDone, firm({ rival }))
    expect(decision).toContain('50% of those lost go to the old quilt')
    expect(move.id).toBe('jobs-stories')
  })

  test('canvas: what buyers decide is tested before whether it can be done', () => {
    const { decision, move, action } = firstMove(businessModelCanvas)
    expect(decision).toMatch(/^The belief to test first: /)
    expect(decision).toContain(`First move: ${move.title.text}`)
    expect(action.what.text).toBe(move.steps[0]?.text)
  })

  test('canvas: where a year has few sales, those who bought are asked instead of the next', () => {
    const few = firm({
      offer: [{ label: 'bells', price: dollars(40_000), volume: 4 }],
      goal: [{ label: 'bells', counts: 'sales', baseline: 4, target: 6, by: '2027-12' }],
      rival: [{ label: 'Tinworks', sort: 'rival', worseAt: ['quality'] }],
      strength: [{ label: 'old moulds', sort: 'quality' }],
    })
    expect(drafted(businessModelCanvas, few).body.test?.claim.text).toBe(
      'Ask the last 5 buyers what decided it, before you name anything, and listen for old moulds.',
    )
  })

  test('horizons: a plan that is nearly all later is released in parts', () => {
    const { decision, move } = firstMove(threeHorizons)
    expect(decision).toMatch(/of the costs that are known; the rule begins with 20%/)
    expect(move.title.text).toBe('Begin with a repair service, in a part small enough to stop.')
    expect(move.steps[1]?.text).toMatch(/^Set \$400 aside for it/)
  })

  test('horizons: what holds today’s business back goes first', () => {
    const constraint = [
      { label: 'the loom', sort: 'capacity' as const, resource: 'equipment' as const, lost: 90 },
    ]
    const goal = [
      { label: 'rugs', counts: 'sales' as const, baseline: 200, target: 300, by: '2027-12' },
    ]
    const offer = [{ label: 'rugs', price: dollars(300), volume: 200 }]
    const { decision } = firstMove(threeHorizons, firm({ goal, offer, constraint }))
    expect(decision).toMatch(/^Today’s business comes first: it has to earn the right to grow\./)
  })

  test('forces: without a judgment the cards say which presses, and a move stands against it', () => {
    const { decision, move } = firstMove(porterFiveForces)
    expect(decision).toMatch(/^No force is rated yet; by the cards substitutes press first\./)
    expect(decision).toContain(`First move: ${move.title.text}`)
    expect(
      drafted(porterFiveForces, weaver).decision.text.match(/mill blankets/gi)?.length,
    ).toBeLessThan(4)
  })
})

describe('one document says a thing once', () => {
  test('a finding is told in full under the first of its moves', () => {
    const { moves } = drafted(businessModelCanvas, dairy)
    const reasons = moves.map(({ because }) => because.text)
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  test('each move has a finding of its own: a move is no reason for another', () => {
    const kiln = firm({
      goal: [{ label: 'tiles', counts: 'sales', baseline: 300, target: 420, by: '2027-12' }],
      offer: [{ label: 'tiles', price: dollars(180), unitCost: dollars(90), volume: 300 }],
      constraint: [
        { label: 'one glazer', sort: 'one-person', resource: 'hours', lost: 60, hoursPerWeek: 30 },
      ],
      budget: [{ label: 'the budget', amount: dollars(9000, 'year'), hoursPerWeek: 10 }],
    })
    for (const tool of [bcgMatrix, vrio, okrs] as const) {
      const reasons = drafted(tool as Tool<ToolId>, kiln).moves.map(({ because }) => because.text)
      expect(reasons.length).toBeGreaterThan(1)
      expect(reasons.filter(text => text.startsWith('Same'))).toEqual([])
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })

  test('a decision that the form did not come to says what the form waits for', () => {
    const { decision } = drafted(bcgMatrix, weaver)
    expect(decision.text).toMatch(/ Still missing for BCG: a place for any line\.$/)
  })

  test('where deals are rare, fewer are asked and for longer', () => {
    const rare = firm({
      offer: [{ label: 'bells', price: dollars(40_000), volume: 4 }],
      rival: [{ label: 'Tinworks', sort: 'rival' }],
      force: [{ label: 'rivals', force: 'rivalry', pressure: 5 }],
    })
    const { moves } = drafted(porterFiveForces, rare)
    expect(moves[0]?.metric).toBe('2 of the 3 buy at the full price within 26 weeks.')
  })

  test('what does not fit together stands first, and hours that nobody can work are no fact', () => {
    const chandler = firm({
      goal: [
        { label: 'wax sales', counts: 'money', form: 'money', baseline: 100, target: 900_000 },
      ],
      offer: [
        { label: 'wicks', price: dollars(40), unitCost: dollars(9), volume: 3480, hoursEach: 11 },
        {
          label: 'candles',
          price: dollars(90),
          volume: 400,
          unitCost: dollars(40),
          hoursEach: 1,
        },
      ],
      constraint: [
        { label: 'the dipping frame', sort: 'capacity', resource: 'hours', hoursPerWeek: 40 },
      ],
    })
    const { findings, body } = drafted(businessModelCanvas, chandler)
    expect(findings[0]?.rule).toBe('contradiction.line-hours')
    expect(findings[0]?.claim.text).toContain('where there are 10 at most')
    expect(JSON.stringify(body)).not.toContain('38,280 hours')
    expect(JSON.stringify(body)).not.toContain('11 hours each')
    const others = findings.slice(1).map(({ claim }) => claim.text)
    expect(others.filter(text => text.includes('hour'))).toEqual([])
  })
})
