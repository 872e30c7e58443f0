import type { KeyResult, Objective, OkrsBody } from '@sextant/contracts/strategy/okrs'
import { gradeKeyResult, gradeObjective, okrBand } from '../../../math/okr.ts'

/** Grades and bands from the figures as they stand. */
export function recompute(body: OkrsBody): OkrsBody {
  return { ...body, objectives: body.objectives.map(graded) }
}

function graded(objective: Objective): Objective {
  const keyResults = objective.keyResults.map(gradedResult)
  const grade = gradeObjective(keyResults.map(result => result.grade))
  return { ...objective, keyResults, grade, band: bandOf(grade) }
}

function gradedResult(result: KeyResult): KeyResult {
  const { baseline, target, actual } = result
  const isKnown = baseline !== null && target !== null && actual !== null
  const grade = isKnown ? gradeKeyResult(baseline, target, actual) : null
  return { ...result, grade, band: bandOf(grade) }
}

const bandOf = (grade: number | null) => (grade === null ? null : okrBand(grade))
