import type { ClientSignal } from '@sextant/contracts/clients/routes'

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const counted = (n: number | null, one: string, many: string) =>
  `${n ?? 1} ${(n ?? 1) === 1 ? one : many}`
/** ", 19 days"; nothing on the first day. */
const lasting = (n: number | null) => (n === null || n < 1 ? '' : `, ${days(n)}`)
const times = (ratio: number | null) => (ratio === null ? '' : `${ratio.toFixed(2)}×`)

/** A signal in a few words: "2 approvals wait, 19 days". */
export function signalWords({ kind, count, days: age, ratio, campaign }: ClientSignal): string {
  const name = campaign?.name ?? 'A campaign'
  switch (kind) {
    case 'changes-requested':
      return `${counted(count, 'request for changes', 'requests for changes')}${lasting(age)}`
    case 'unread-message':
      return `${counted(count, 'message waits for an answer', 'messages wait for an answer')}${lasting(age)}`
    case 'approval-waiting':
      return `${counted(count, 'approval waits', 'approvals wait')}${lasting(age)}`
    case 'over-pace':
      return `${name} spends ${times(ratio)} of plan`
    case 'under-pace':
      return `${name} spends only ${times(ratio)} of plan`
    case 'figures-worse':
      return `${counted(count, 'figure got clearly worse', 'figures got clearly worse')}${lasting(age)}`
    case 'overdue':
      return `${counted(count, 'active campaign is past its end', 'active campaigns are past their end')}${lasting(age)}`
    case 'nothing-active':
      return noneActive(count)
    case 'ends-soon':
      return `${counted(count, 'campaign ends', 'campaigns end, the first')} ${soon(age)}`
  }
}

function noneActive(count: number | null): string {
  if (count === null) return 'No campaign is active'
  if (count === 0) return 'No campaign yet'
  return count === 1 ? 'Its one campaign is not active' : `None of ${count} campaigns is active`
}

function soon(age: number | null): string {
  if (age === null) return 'soon'
  return age < 1 ? 'today' : `in ${days(age)}`
}

/** bad: somebody is unhappy or money runs away. warn: to be looked at. info: worth knowing. */
export const signalTone: Record<ClientSignal['kind'], 'bad' | 'warn' | 'info'> = {
  'changes-requested': 'bad',
  'over-pace': 'bad',
  'figures-worse': 'bad',
  'approval-waiting': 'warn',
  'unread-message': 'warn',
  overdue: 'warn',
  'nothing-active': 'warn',
  'under-pace': 'warn',
  'ends-soon': 'info',
}
