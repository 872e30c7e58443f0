import type { Hono } from 'hono'
import { caller } from './caller.ts'
import { converse } from './converse.ts'
import { BIKE_SHOP_IDEAS, bikeShopFacts, COMMUTERS } from './bike-shop-facts.ts'
import { plantPersona } from './plant-persona.ts'

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

/** Gives the demo bike shop its profile, company model, campaigns, two finished deliverables and a persona, through the product's own API. */
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
  for (const campaign of CAMPAIGNS)
    await call('POST', '/campaigns', {
      ...campaign,
      marketing_channels: ['Email', 'Local search'],
      goals: [],
    })
  const ids = new Map<string, string>()
  await converse(call, { tool: 'swot' }, bikeShopFacts(new Date()), ids)
  await converse(call, { tool: 'ice' }, BIKE_SHOP_IDEAS, ids)
  await plantPersona(call, ids.get(COMMUTERS)!)
}
