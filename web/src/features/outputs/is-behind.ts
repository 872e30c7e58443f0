import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'

/** Whether facts were confirmed while it was being written: it calls more of them open than there are. */
export function isBehind(
  content: StoredDeliverable | undefined,
  facts: readonly CompanyFactRow[],
): boolean {
  const unconfirmed = content && 'unconfirmed' in content ? content.unconfirmed : 0
  return unconfirmed > facts.filter(({ status }) => status === 'proposed').length
}
