import { describe, expect, test } from 'vitest'
import { dollars, firm } from '../../findings/testing/firm.ts'
import { bcgMatrix } from './bcg-matrix/tool.ts'
import { blueOcean } from './blue-ocean/tool.ts'
import { porterFiveForces } from './porter-five-forces/tool.ts'
import { drafted } from './testing/drafted.ts'
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
      /^Milk rounds leave about \$150,000 a year after what each sale costs: that is what there is to build hard cheese with\./,
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
