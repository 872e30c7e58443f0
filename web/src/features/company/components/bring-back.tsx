import type { CompanyFactRow } from '@sextant/contracts/company/facts'
import { KIND_NAMES } from '@sextant/contracts/company/kinds'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/ui/primitives/button.tsx'
import { companyFactsQuery, removedFactsQuery } from '../api/company-model.ts'
import { useRestoreFacts } from '../api/save-fact.ts'
import { takenOutBefore } from '../understood.ts'

type BringBackProps = {
  clientId: string | null
  /** The answer of a person. */
  said: { id: string; text: string; created_at: string }
}

const NO_FACTS: readonly CompanyFactRow[] = []

/** What somebody took out once and says again: it stays out until a tap brings it back. */
export function BringBack({ clientId, said }: BringBackProps) {
  const { data: removed = NO_FACTS } = useQuery(removedFactsQuery(clientId))
  const { data: facts = NO_FACTS, isSuccess } = useQuery(companyFactsQuery(clientId))
  const restoring = useRestoreFacts()
  const out = isSuccess ? takenOutBefore(removed, facts, said) : []
  if (out.length === 0) return null
  return (
    <section
      aria-label="Taken out earlier"
      className="mt-4 rounded-md border border-line text-caption"
    >
      <h2 className="border-b border-line px-3.5 py-2 font-semibold">Taken out earlier</h2>
      <ul className="[&>li]:border-line [&>li+li]:border-t">
        {out.map(fact => (
          <li key={fact.id} className="flex flex-wrap items-center gap-x-2.5 px-3.5 py-1.5">
            <strong className="text-body leading-5 font-semibold wrap-anywhere">
              {fact.label}
            </strong>
            <span className="text-ink-3">{KIND_NAMES[fact.kind].one.toLowerCase()}</span>
            <Button
              size="sm"
              className="ml-auto pointer-coarse:h-11"
              aria-label={`Bring back ${fact.label}`}
              busy={restoring.saving}
              onClick={() => void restoring.save([fact.id])}
            >
              Bring back
            </Button>
          </li>
        ))}
      </ul>
      {out.length > 1 && (
        <div className="border-t border-line p-1.5">
          <Button
            size="sm"
            variant="quiet"
            className="pointer-coarse:h-11"
            busy={restoring.saving}
            onClick={() => void restoring.save(out.map(({ id }) => id))}
          >
            Bring back all {out.length}
          </Button>
        </div>
      )}
    </section>
  )
}
