import { aboutOf, type Company, type Fact, factsOf } from '../../../company/company.ts'

/** The job whose switch is weighed, with the quotes that bear on it. Forces of different jobs never stand on one scale. */
export type Weighed = {
  /** Null where all quotes are of one job, or of none. */
  job: Fact<'job'> | null
  quotes: readonly Fact<'quote'>[]
}

/** Of several jobs the one that the goal is about; where no word says which, the one that most was said about. */
export function weighed(company: Company): Weighed {
  const quotes = factsOf(company, 'quote')
  const [most, ...others] = jobsWithQuotes(company)
  if (!most || others.length === 0) return { job: null, quotes }
  const job = jobOfGoal(company, [most, ...others]) ?? most
  return { job, quotes: quotesOf(company, job) }
}

/** The other jobs that something was said about. */
export const otherJobs = (company: Company): Fact<'job'>[] => {
  const { job } = weighed(company)
  return job ? jobsWithQuotes(company).filter(({ id }) => id !== job.id) : []
}

export const quotesOf = (company: Company, job: Fact<'job'>): Fact<'quote'>[] =>
  factsOf(company, 'quote').filter(({ about }) => about === job.id)

/** Those with most quotes first. */
const jobsWithQuotes = (company: Company): Fact<'job'>[] =>
  factsOf(company, 'job')
    .filter(job => quotesOf(company, job).length > 0)
    .toSorted((a, b) => quotesOf(company, b).length - quotesOf(company, a).length)

/** The one job that shares most words with what the goal counts; undefined where none does, or two alike. */
function jobOfGoal(company: Company, jobs: readonly Fact<'job'>[]): Fact<'job'> | undefined {
  const [goal] = factsOf(company, 'goal')
  if (!goal) return undefined
  const line = aboutOf(company, goal, 'offer')
  const wanted = wordsOf(goal.label, line?.label)
  const scores = jobs.map(job => {
    const group = aboutOf(company, job, 'segment')
    const own = wordsOf(job.label, job.when, group?.label, job.quote)
    return wanted.filter(word => own.some(other => isAkin(word, other))).length
  })
  const best = Math.max(...scores)
  const isOne = scores.filter(score => score === best).length === 1
  return best > 0 && isOne ? jobs[scores.indexOf(best)] : undefined
}

/** "Rentals" and "rent" are one word here. */
const isAkin = (word: string, other: string): boolean =>
  word === other ||
  (Math.min(word.length, other.length) >= STEM &&
    (word.startsWith(other) || other.startsWith(word)))
const STEM = 4

const SHORT = 2
const wordsOf = (...texts: readonly (string | undefined)[]): string[] => {
  const words = texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return [...new Set(words)].filter(word => word.length > SHORT)
}
