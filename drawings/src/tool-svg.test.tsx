import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { BcgBody } from '@sextant/contracts/strategy/bcg-matrix'
import type { BlueOceanBody } from '@sextant/contracts/strategy/blue-ocean'
import { BcgDrawing } from './bcg-matrix.tsx'
import { BlueOceanDrawing, blueOceanHeight } from './blue-ocean.tsx'
import { IceDrawing } from './ice.tsx'
import { JobsDrawing } from './jobs-to-be-done.tsx'
import { SevenSDrawing } from './mckinsey-7s.tsx'
import { OkrsDrawing } from './okrs.tsx'
import { PorterDrawing } from './porter-five-forces.tsx'
import { ThreeHorizonsDrawing } from './three-horizons.tsx'
import { printTone } from './tone.tsx'

const because = { text: 'Counted at the till', sources: [1] }
const ocean: BlueOceanBody = {
  own: 'Harbor Loaf',
  rivals: ['Crumb & Co', 'Market Basket'],
  factors: ['Ferment', 'Crust', 'Hours', 'Price', 'Coffee', 'Parking'].map((name, index) => ({
    id: `F${index}`,
    name,
    today: 5,
    target: index === 0 ? 9 : 5,
    rivals: [4, 6],
    action: index === 0 ? ('raise' as const) : ('keep' as const),
    because,
  })),
  candidates: [],
  tests: {
    focus: { value: 0.2, passed: false, display: '1 of 6' },
    divergence: { value: 1, passed: true, display: '1 of 2' },
    tagline: { text: because, names: [], passed: true },
  },
}
const line = (id: string, name: string, revenueCents: number): BcgBody['lines'][number] => ({
  id,
  name,
  revenueCents,
  contributionCents: null,
  ownGrowth: null,
  ownShare: 0.3,
  rivalShare: 0.2,
  growth: 0.12,
  relativeShare: 1.5,
  quadrant: 'star',
  call: 'invest',
  because,
})

describe('drawings', () => {
  const all = {
    PorterDrawing,
    BlueOceanDrawing,
    BcgDrawing,
    SevenSDrawing,
    OkrsDrawing,
    ThreeHorizonsDrawing,
    JobsDrawing,
    IceDrawing,
  }
  const growing = [
    undefined,
    {},
    {
      forces: [{}],
      factors: [{ name: 'Price' }],
      lines: [{ name: 'Bread' }],
      elements: [{ id: 'skills' }],
      objectives: [{ keyResults: [{ baseline: 1 }] }],
      initiatives: [{ horizon: 2 }],
      shares: [{ horizon: 1 }],
      ideas: [{}],
      rivals: ['A'],
    },
    { forces: { push: [{ strength: 3 }] }, balance: 3 },
  ]
  test.each(Object.entries(all))('%s bears a body that is still growing', (name, Drawing) => {
    for (const body of growing) {
      // Two frameworks call different things "forces"; each gets its own.
      if (body && 'forces' in body && Array.isArray(body.forces) !== (name !== 'JobsDrawing'))
        continue
      for (const width of [320, 860])
        expect(
          renderToStaticMarkup(<Drawing body={body as never} width={width} tone={printTone} />),
        ).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('what nobody rated is said in words, never drawn as a number', () => {
    const unrated = { id: 'F1', name: 'Price', today: null, target: null, rivals: [null] }
    const lineless = { ...line('L1', 'Bread', 100), ownShare: null, relativeShare: null }
    const idea = {
      claim: because,
      impact: null,
      confidence: 2,
      ease: null,
      score: null,
      rank: null,
    }
    const at = { width: 860, tone: printTone }
    const force = { id: 'rivalry' as const, score: null, direction: null }
    const radar = <PorterDrawing body={{ forces: [force], pressure: null }} {...at} />
    const canvas = <BlueOceanDrawing body={{ factors: [unrated], rivals: ['A'] }} {...at} />
    const matrix = <BcgDrawing body={{ lines: [lineless] }} {...at} />
    const ranking = <IceDrawing body={{ ideas: [idea] }} {...at} />
    const drawn = [radar, canvas, matrix, ranking].map(one => renderToStaticMarkup(one))
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined|null|Infinity/)
    expect(drawn[0]).toContain('not rated')
    expect(drawn[1]).toContain('No level is rated yet')
    expect(drawn[2]).toContain('No line can be placed yet')
    expect(drawn[3]).toContain('not rated')
  })

  test('a goal, a force, a horizon and an element without a figure stay quiet', () => {
    const result = { claim: because, baseline: 3, target: null, actual: null, grade: null }
    const objectives = [{ claim: because, grade: null, band: null, keyResults: [result] }]
    const push = [{ claim: because, strength: null }]
    const shares = [{ horizon: 1 as const, target: 0.7, actual: null }]
    const elements = [{ id: 'skills' as const, current: null, target: null, gap: null }]
    const at = { width: 860, tone: printTone }
    const bars = <OkrsDrawing body={{ objectives }} {...at} />
    const scale = <JobsDrawing body={{ forces: { push, pull: [] }, balance: null }} {...at} />
    const curves = (
      <ThreeHorizonsDrawing body={{ shares, initiatives: [{ costCents: null }] }} {...at} />
    )
    const ring = <SevenSDrawing body={{ elements, pairs: [], worst: [] }} {...at} />
    const drawn = [bars, scale, curves, ring].map(one => renderToStaticMarkup(one))
    for (const markup of drawn) expect(markup).not.toMatch(/NaN|undefined|null|Infinity/)
    expect(drawn[0]).toContain('not set')
    expect(drawn[1]).toContain('Push, not rated')
    expect(drawn[1]).toContain('Open: what drew them to you?')
    expect(drawn[2]).toContain('Share not rated')
    expect(drawn[3]).toContain('No pair is rated yet')
  })

  test('an empty list says what would fill it', () => {
    const at = { width: 860, tone: printTone }
    expect(renderToStaticMarkup(<OkrsDrawing body={{ objectives: [] }} {...at} />)).toContain(
      'No objective yet',
    )
    const horizons = <ThreeHorizonsDrawing body={{ initiatives: [] }} {...at} />
    expect(renderToStaticMarkup(horizons)).toContain('Open: what stands unused or untried?')
    expect(renderToStaticMarkup(<BlueOceanDrawing body={{ factors: [] }} {...at} />)).toContain(
      'No factor yet',
    )
    expect(renderToStaticMarkup(<IceDrawing body={{ ideas: [] }} {...at} />)).toContain(
      'No idea yet',
    )
  })

  test('a file needs no custom property', () => {
    expect(
      renderToStaticMarkup(<BlueOceanDrawing body={ocean} width={860} tone={printTone} />),
    ).not.toContain('var(')
  })

  test('the strategy canvas says its message, names the ERRC word of moved factors only, and runs down the page where names would not fit', () => {
    const markup = renderToStaticMarkup(
      <BlueOceanDrawing body={ocean} width={860} tone={printTone} />,
    )
    expect(markup).toContain('aims above Crumb &amp; Co and Market Basket on Ferment')
    expect(markup.match(/>Raise</g)).toHaveLength(1)
    expect(markup).not.toContain('>Keep<')
    expect(blueOceanHeight(ocean, 358, true)).toBeGreaterThan(blueOceanHeight(ocean, 860))
  })

  test('only what rests on assumptions is dashed', () => {
    const body: BcgBody = {
      market: because,
      currency: 'USD',
      growthCut: 0.1,
      lines: [line('L1', 'Bread', 100), line('L2', 'Cake', 50)],
      flow: [],
    }
    expect(
      renderToStaticMarkup(<BcgDrawing body={body} width={860} tone={printTone} />),
    ).not.toContain('stroke-dasharray')
    const unsure = {
      ...body,
      lines: [
        line('L1', 'Bread', 100),
        { ...line('L2', 'Cake', 50), because: { text: 'A guess', sources: [9] } },
      ],
    }
    expect(
      renderToStaticMarkup(
        <BcgDrawing body={unsure} width={860} tone={printTone} assumed={new Set([9])} />,
      ).match(/stroke-dasharray/g),
    ).toHaveLength(1)
  })
})
