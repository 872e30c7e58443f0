import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { companyFindingsQuery } from '../api/company-model.ts'

const SHOWN = 3

/** While an agent still asks: what the facts say already, and the one answer that would let more follow. Nothing is known: nothing stands there. */
export function CertainAlready({ clientId, known }: { clientId: string | null; known: string }) {
  const { data } = useQuery(companyFindingsQuery(clientId))
  if (!data || data.findings.length === 0) return null
  const [question] = data.wanted
  return (
    <section aria-labelledby="certain-already" className="mt-9 max-w-[38em]">
      <div className="flex items-baseline justify-between gap-3 border-b border-line-strong pb-1.5">
        <h3 id="certain-already" className="font-semibold">
          Certain already
        </h3>
        <Link to={known} className="link text-caption">
          What we know
        </Link>
      </div>
      <ul>
        {data.findings.slice(0, SHOWN).map(({ rule, says, computed }) => (
          <li key={`${rule} ${says}`} className="border-b border-line py-3">
            <p>{says}</p>
            <p className="cap">{arithmetic(computed)}</p>
          </li>
        ))}
      </ul>
      {question && (
        <p className="mt-3 text-ink-2">
          <strong className="font-semibold text-ink">One answer more:</strong> {question.says}
        </p>
      )}
    </section>
  )
}

const arithmetic = (computed: readonly { how: string }[]): string =>
  [...new Set(computed.map(({ how }) => how))].filter(how => how !== 'as said').join(' · ')
