import { expect, test } from 'vitest'
import { factsOf } from '../../../company/company.ts'
import { Desk } from '../../../core/desk.ts'
import { dollars, firm } from '../../../findings/testing/firm.ts'
import { experimentWith } from './experiment.ts'
import { ice } from './tool.ts'

const profile = { companyName: 'The firm', industry: 'Other', companySize: '1-10', description: '' }

test('only what is paid along the way is tried in part; the rest is asked for first, or begins with what is new', () => {
  const company = firm({
    idea: [
      { label: 'the depot rent', cost: dollars(400, 'month') },
      { label: 'a food licence', cost: dollars(4000, 'once') },
      { label: 'a booking fee' },
    ],
  })
  const desk = new Desk(company, profile, ice.families)
  const steps = factsOf(company, 'idea').map(
    idea => experimentWith(desk, idea, undefined)?.steps[1]?.text,
  )
  expect(steps).toEqual([
    'Begin at the smallest size that can show it, with at most $1,200, 25% of its cost.',
    'Before the $4,000 is spent, ask those who would buy because of it to say so in writing, with a number.',
    'Begin with what is new only: from a fixed date the next who ask, while everybody else stays as they are.',
  ])
})

test('buyers are not asked about somebody who learns, nor about what makes room', () => {
  const company = firm({
    offer: [{ label: 'hulls', price: dollars(900), unitCost: dollars(400), volume: 50 }],
    constraint: [{ label: 'the slipway', sort: 'capacity', resource: 'equipment', lost: 12 }],
    idea: [
      { label: 'train Ilse as a rigger', cost: dollars(4000, 'once') },
      { label: 'a second slipway', cost: dollars(4000, 'once'), about: 'constraint-1' },
    ],
  } as Parameters<typeof firm>[0])
  const desk = new Desk(company, profile, ice.families)
  const [learns, room] = factsOf(company, 'idea').map(idea => experimentWith(desk, idea, undefined))
  expect(learns?.title.text).toMatch(/^Train Ilse as a rigger: test it small first/)
  expect(learns?.steps[1]?.text).toContain('beside whoever does it today')
  expect(room?.steps[1]?.text).toContain('write down from the diary what it would have let through')
})
