import { aboutOf, type Company, type Fact, factsOf } from './company.ts'

/** What a number counts: sales of a line, what a goal counts where no line stands for it, or heads of a group. Two numbers of unlike matters are never added up, and one is priced by its own. */
export type Matter =
  | { kind: 'line'; fact: Fact<'offer'> }
  | { kind: 'goal'; fact: Fact<'goal'> }
  | { kind: 'group'; fact: Fact<'segment'> }

type Tied = { about?: string | undefined }

/** By what a fact is tied to: its line, the line of its goal, of the person or of the hindrance it names; null where nothing says it and several lines are sold. */
export function matterOf(company: Company, fact: Tied): Matter | null {
  const goal = aboutOf(company, fact, 'goal')
  if (goal) return matterOfGoal(company, goal)
  const group = aboutOf(company, fact, 'segment')
  if (group) return { kind: 'group', fact: group }
  const brake = aboutOf(company, fact, 'constraint')
  const ofGoal = brake && aboutOf(company, brake, 'goal')
  if (ofGoal) return matterOfGoal(company, ofGoal)
  const by = brake ?? aboutOf(company, fact, 'person')
  const line = aboutOf(company, fact, 'offer') ?? (by && aboutOf(company, by, 'offer'))
  return line ? { kind: 'line', fact: line } : onlyLine(company)
}

/** What is sold of all lines says nothing of any of them. */
const OF_SALES = new Set<Fact<'goal'>['counts']>([undefined, 'sales', 'money'])

/** A goal stands for the line it is about; one for sales for the only line there is, or for none of several; any other for itself. */
export function matterOfGoal(company: Company, goal: Fact<'goal'>): Matter | null {
  const line = aboutOf(company, goal, 'offer')
  if (line) return { kind: 'line', fact: line }
  const isOfSales =
    OF_SALES.has(goal.counts) &&
    (goal.form === undefined || goal.form === 'count' || goal.form === 'money')
  return isOfSales ? onlyLine(company) : { kind: 'goal', fact: goal }
}

/** Where one line is sold, whatever is tied to nothing else counts that. */
function onlyLine(company: Company): Matter | null {
  const [only, another] = factsOf(company, 'offer')
  return only && !another ? { kind: 'line', fact: only } : null
}

/** The line that something counts; undefined where it counts something else, or nobody said. */
export function lineOfMatter(company: Company, fact: Tied): Fact<'offer'> | undefined {
  const matter = matterOf(company, fact)
  return matter?.kind === 'line' ? matter.fact : undefined
}
