import type { Hono } from 'hono'
import { caller, converse } from './converse.ts'
import { plantFacts } from './plant-facts.ts'

/** What Rosa tells the Strategy agent, by the key of its question: the same way through the product as everybody's. */
const ANSWERS: Record<string, string> = {
  market:
    'Bike repair and commuter gear in Portland, Maine. People who ride to work or school within about five miles of the shop.',
  offer:
    'Repairs are about 70% of what we sell, winter storage 20%, and lights, locks and fenders the rest.',
  rivals:
    'RideLab out by the mall. They’re cheaper on a basic tune-up, $39. But people come back from there. One guy said “they had it eleven days and called it express.” And plenty of people just ride on with a squeaky brake.',
  bestCustomers:
    'Commuters who ride all year, and three employers who send us about 40 riders a year without us asking.',
  strength:
    '86% of our repairs leave within two working days, and riders get a text with a photo of the worn part before we touch it.',
  constraint:
    'Hands. Two mechanics, and Ben is off Saturdays from January. The stand is empty half of Tuesday though.',
  goal: 'Decide where to put the next $12,000 so that spring repairs grow by a fifth.',
  numbers:
    'We closed 183 of 212 repairs within two working days since March. The $49 tune-up loses us $7 each at 55 minutes of labor.',
  change:
    'The hospital opens a 120-bike garage in March. Parts for internal hubs take five weeks now.',
  initiatives:
    'Next-day repair for commuters, a fleet service for employers, dropping the $49 tune-up, a winter storage bundle at $95.',
  budget: '$12,000 until the end of May.',
}

const TOOLS = ['swot', 'ice'] as const

const CAMPAIGNS = [
  {
    name: 'Winter storage',
    status: 'active',
    budget_cents: 420_000,
    spent_cents: 184_000,
    start_date: '2026-10-15',
    end_date: '2026-12-31',
  },
  {
    name: 'Bike to work, spring',
    status: 'paused',
    budget_cents: 1_200_000,
    spent_cents: 1_231_000,
    start_date: '2026-03-01',
    end_date: '2026-06-15',
  },
  {
    name: 'Fleet service for employers',
    status: 'active',
    budget_cents: 250_000,
    spent_cents: 0,
    start_date: '2026-11-16',
    end_date: null,
  },
  {
    name: 'Holiday gift cards 2025',
    status: 'completed',
    budget_cents: 150_000,
    spent_cents: 148_500,
    start_date: '2025-11-20',
    end_date: '2025-12-24',
  },
] as const

/** Gives the demo bike shop its profile, company model, campaigns and two finished deliverables, through the product's own API. */
export async function plantHistory(hono: Hono, token: string): Promise<void> {
  const call = caller(hono, token)
  const { organization } = await call<{ organization: { id: string } }>('GET', '/me')
  await call('POST', `/business-context/organization/${organization.id}`, {
    companyName: 'Tidewater Cycle Works',
    industry: 'Retail',
    companySize: '1-10',
    description:
      'A bike repair shop for commuters in Portland, Maine, with winter storage and a small range of commuter gear.',
  })
  await plantFacts(call, new Date())
  for (const campaign of CAMPAIGNS)
    await call('POST', '/campaigns', {
      ...campaign,
      marketing_channels: ['Email', 'Local search'],
      goals: [],
    })
  for (const tool of TOOLS) await converse(call, { tool }, ANSWERS)
}
