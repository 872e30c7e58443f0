import type { NextAction } from '@sextant/contracts/deliverable'
import { dayAfter } from '../../../figures/days.ts'
import { givenName } from '../../../sentences/measured.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { actionOf } from '../../actions.ts'
import { moreOf } from './surer.ts'
import type { Tested } from './words.ts'

/** What is done, in so many working days or on a day. */
type Step = { what: Sentence; when: number | string }

/** What follows from the verdict. */
export function actionsOf(tested: Tested): NextAction[] {
  const { desk, sources } = tested
  const metric = 'The rate of both'
  const act = ({ what, when }: Step) =>
    actionOf(desk, desk.claim(what, sources), { role: 'marketing', when, metric })
  return [act(firstStep(tested)), act({ what: noteOf(tested), when: 2 })]
}

function firstStep(tested: Tested): Step {
  const { verdict, arms } = tested
  const [a, b] = [givenName(arms[0].name), givenName(arms[1].name)]
  if (verdict === 'broken')
    return { what: say`Stop the test, and look for what deals the cases unevenly`, when: 1 }
  if (!tested.hasSplit && verdict !== 'open') return ofCampaigns(tested)
  if (verdict === 'better')
    return { what: say`Show ${b} to all, and keep watching the rate`, when: 1 }
  if (verdict === 'worse') return { what: say`Go back to ${a} for all`, when: 1 }
  return waiting(tested)
}

/** Of two campaigns none is shown to all: money moves, and a rate alone does not say where it is spent best. */
function ofCampaigns({ verdict, arms }: Tested): Step {
  const [a, b] = [givenName(arms[0].name), givenName(arms[1].name)]
  const [to, from] = verdict === 'better' ? [b, a] : [a, b]
  return {
    what: say`Compare what one result costs in both, and move budget from ${from} to ${to} only if it is cheaper there as well`,
    when: 2,
  }
}

function noteOf({ hasSplit, arms }: Tested): Sentence {
  const [a, b] = [givenName(arms[0].name), givenName(arms[1].name)]
  return hasSplit
    ? say`Write down what ${b} changed, and for whom`
    : say`Write down in what ${b} differs from ${a}: audience, ad and page`
}

/** Nobody lets a test run for longer; what would show only then is too small to matter. */
const WAIT_MOST = 182
/** When one looks how many cases came, where nobody told how fast they come. */
const LOOK = 14

/** An open test is decided when its cases can be there: at the pace at which they came so far. */
function waiting(tested: Tested): Step {
  const { desk } = tested
  const { today } = desk.desk.company
  const more = moreOf(tested)
  if (!more)
    return {
      what: say`Treat the two as alike for now, and test something that differs more`,
      when: 2,
    }
  const cases = say`${desk.count(more.former, NEEDED)} and ${desk.count(more.later, NEEDED)} more cases`
  if (more.days === null)
    return {
      what: say`See how many of the ${cases} have come, and decide nothing before they are there`,
      when: dayAfter(today, LOOK),
    }
  const days = desk.counted(more.days, 'day', 'days', 'cases needed ÷ cases a day')
  return more.days > WAIT_MOST
    ? {
        what: say`Treat the two as alike for now: ${cases} take about ${days} at the present pace`,
        when: 2,
      }
    : {
        what: say`Let both run until the ${cases} are there, about ${days} at the present pace, and decide then`,
        when: dayAfter(today, more.days),
      }
}

const NEEDED = 'more cases until the difference is clear, at the same rates'
