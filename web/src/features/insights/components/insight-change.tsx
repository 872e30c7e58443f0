import { currencyOf } from '@sextant/contracts/company/fact-words'
import type { InsightRow } from '@sextant/contracts/company/insights'
import { replacementOf } from '@sextant/contracts/company/replacement'
import { Replacement } from '@/ui/patterns/replacement.tsx'

/** What is known and what it would become, where something learned would take the place of it. */
export function InsightChange({ insight }: { insight: InsightRow }) {
  const { change } = insight
  if (!change) return null
  const fact = { ...insight, ...change }
  const known = { currency: currencyOf([change]), labelOf: () => undefined }
  return <Replacement {...replacementOf(fact, change.replaces, known)} />
}
