import { measureRecall } from '../server/src/testing/search-recall/measure-recall.ts'

// npm run evals: the figures of the agents, and how many questions the search answers. With `-- --writer …` those of a language model.
const GOAL = 0.9

await import('../agents/evals/run.ts')
if (!process.argv.includes('--writer')) await showSearch()

/** Questions over pages that the repository makes: how many find their page among the first five results. */
async function showSearch(): Promise<void> {
  const { pages, recall, of, missed } = await measureRecall()
  const asked = Object.entries(of).map(([sort, { found, asked: all }]) => `${sort} ${found}/${all}`)
  const verdict = recall >= GOAL ? 'holds ' : 'MISSES'
  const got = `${(recall * 100).toFixed(1)}%`.padStart(7)
  console.log(`${verdict}  ${got}  goal ≥ 90%   search, recall at 5 of ${pages} pages`)
  console.log(`        ${asked.join(', ')}`)
  for (const question of missed) console.log(`        not found: ${question}`)
}
