import { AGENT_SLUGS } from '@sextant/contracts/catalogue'
import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from './achievements.ts'
import { levelBar, levelOf, perksAt } from './levels.ts'
import { advance, keepProgress, noProgress, readProgress, survey } from './progress.ts'

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [250, 3],
  [455, 5],
  [785, 8],
])('%i XP is level %i', (xp, level) => expect(levelOf(xp)).toBe(level))

test('the bar shows XP modulo 100 against the next level times 100', () => {
  expect(levelBar(250)).toEqual({ level: 3, within: 50, against: 400, fill: 50 })
  expect(levelBar(0)).toEqual({ level: 1, within: 0, against: 200, fill: 0 })
})

test('the ten achievements with their points; six are earned by counting', () => {
  expect(Object.fromEntries(ACHIEVEMENTS.map(({ id, xp }) => [id, xp]))).toEqual({
    first_agent_chat: 10,
    first_save: 20,
    cross_agent_share: 50,
    complete_campaign: 100,
    five_agents_used: 75,
    ten_outputs_saved: 50,
    quick_win_completed: 30,
    roi_improved: 150,
    all_agents_used: 200,
    strategy_to_execution: 100,
  })
  expect(ACHIEVEMENTS.filter(({ earned }) => earned).map(({ id }) => id)).toEqual([
    'first_agent_chat',
    'first_save',
    'complete_campaign',
    'five_agents_used',
    'ten_outputs_saved',
    'all_agents_used',
  ])
  expect(advance(noProgress, { campaignsCompleted: 1 }).unlocked.map(({ id }) => id)).toEqual([
    'complete_campaign',
  ])
})

test('perks are named from their level on', () => {
  expect([5, 10, 15].map(level => perksAt(level).at(-1))).toEqual([
    'Expert Mode',
    'Priority Support',
    'Beta Features',
  ])
  expect(perksAt(4)).toEqual([])
  expect(perksAt(10)).toEqual(['Expert Mode', 'Priority Support'])
})

test('each achievement unlocks once, in order, and counts never fall', () => {
  const first = advance(noProgress, { agentsUsed: ['strategy'], outputsSaved: 10 })
  expect(first.unlocked.map(({ id }) => id)).toEqual([
    'first_agent_chat',
    'first_save',
    'ten_outputs_saved',
  ])
  expect(first.progress).toMatchObject({ totalXP: 80, level: 1, outputsSaved: 10 })
  const second = advance(first.progress, {
    agentsUsed: ['strategy'],
    outputsSaved: 3,
    unlock: ['roi_improved'],
  })
  expect(second.unlocked.map(({ id }) => id)).toEqual(['roi_improved'])
  expect(second.progress).toMatchObject({ totalXP: 230, level: 3, outputsSaved: 10 })
  expect(advance(second.progress, { unlock: ['roi_improved'] }).unlocked).toEqual([])
})

test('nine agents earn three achievements, eight only two', () => {
  const with9 = advance(noProgress, { agentsUsed: AGENT_SLUGS }).unlocked.map(({ id }) => id)
  expect(with9).toEqual(['first_agent_chat', 'five_agents_used', 'all_agents_used'])
  expect(advance(noProgress, { agentsUsed: AGENT_SLUGS.slice(1) }).unlocked).toHaveLength(2)
})

test('what lies before the first visit counts without a celebration, what comes after is celebrated', () => {
  const first = survey(noProgress, { agentsUsed: ['strategy'], campaignsCompleted: 3 })
  expect(first.unlocked).toEqual([])
  expect(first.progress).toMatchObject({
    totalXP: 110,
    achievementsUnlocked: ['first_agent_chat', 'complete_campaign'],
  })
  expect(
    survey(first.progress, {
      agentsUsed: ['strategy'],
      outputsSaved: 1,
      campaignsCompleted: 3,
    }).unlocked.map(({ id }) => id),
  ).toEqual(['first_save'])
  // Something done before the first stock is taken is celebrated, and the stock still is not.
  const done = advance(noProgress, { agentsUsed: ['strategy'] })
  expect(done.unlocked).toHaveLength(1)
  expect(survey(done.progress, { campaignsCompleted: 3 }).unlocked).toEqual([])
})

test('what is kept comes back for the same user only, and rubbish counts as nothing', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const { progress } = advance(noProgress, { agentsUsed: ['strategy'] })
  keepProgress('rosa', progress, storage)
  expect([...kept.keys()]).toEqual(['user_progress_rosa'])
  expect(readProgress('rosa', storage)).toEqual(progress)
  expect(readProgress('dana', storage)).toEqual(noProgress)
  kept.set('user_progress_rosa', '{"totalXP":"many","agentsUsed":[1,null]}')
  expect(readProgress('rosa', storage)).toEqual(noProgress)
})
