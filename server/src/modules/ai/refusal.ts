/** Why nothing is sent now, as app.ai_refusal says it. */
export type Refusal = {
  reason: 'never' | 'organization' | 'client'
  cap_cents: number
  /** Nothing is left; otherwise less than the call may cost. */
  used_up: boolean
  client: string | null
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** The same in words, without what follows from it. */
export function refusalWords({ reason, cap_cents: cents, used_up, client }: Refusal): string {
  if (reason === 'never') return `Nothing of ${client} is sent to a provider.`
  const whose = reason === 'client' ? ` for ${client}` : ''
  const budget = `this month's language-model budget of ${dollars(cents)}${whose}`
  return used_up
    ? `${budget.replace('this', 'This')} is used up.`
    : `What is left of ${budget} is not enough for another call.`
}

/** The notice of a run that goes on without a model. */
export const refusalNotice = (refusal: Refusal): string =>
  refusal.reason === 'never'
    ? `${refusalWords(refusal)} The built-in mind works.`
    : `${refusalWords(refusal)} The built-in mind works until the month ends.`
