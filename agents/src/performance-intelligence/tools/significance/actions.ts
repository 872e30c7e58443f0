import type { NextAction } from '@sextant/contracts/deliverable'
import { givenName } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import type { Tested } from './words.ts'

/** What follows from the verdict. */
export function actionsOf(tested: Tested): NextAction[] {
  const { desk, sources, arms } = tested
  const metric = 'Events of cases, both arms'
  const act = (what: Sentence, when: number) =>
    actionOf(desk, desk.claim(what, sources), { role: 'marketing', when, metric })
  return [
    act(firstStep(tested), 1),
    act(say`Write down what ${givenName(arms[1].name)} changed, and for whom`, 2),
  ]
}

function firstStep({ verdict, arms }: Tested): Sentence {
  const [a, b] = arms.map(({ name }) => givenName(name)) as [
    ReturnType<typeof givenName>,
    ReturnType<typeof givenName>,
  ]
  if (verdict === 'broken') return say`Stop the test, and look for what deals the cases unevenly`
  if (verdict === 'better') return say`Show ${b} to all, and keep watching the rate`
  if (verdict === 'worse') return say`Go back to ${a} for all`
  return say`Let both run until the cases above are there, and decide nothing before`
}
