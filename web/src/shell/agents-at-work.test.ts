import { AGENTS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { hasScreen } from './screens.ts'

// The landing page, the crew on the dashboard and the menus read the same word of the catalogue.
test('an agent is said to be at work exactly when its screen is there', () => {
  const said = AGENTS.filter(agent => agent.available).map(agent => agent.id)
  const there = AGENTS.filter(agent => hasScreen(agent.path)).map(agent => agent.id)
  expect(said).toEqual(there)
})
