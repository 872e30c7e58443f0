import type { AiSettings } from '@sextant/contracts/ai/routes'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Limb } from '@/ui/patterns/limb.tsx'
import { modelWords, passagesWords } from '../words.ts'

/** By what the organization's search finds, and how far a provider's model has got with it. */
export function SearchModel({ settings }: { settings: AiSettings }) {
  const { search, own } = settings
  if (!search.model)
    return (
      <p className="max-w-[42em] text-ink-2">
        Search goes by words and related words and sends nothing anywhere. {own && missing(own)}
      </p>
    )
  return (
    <div className="grid max-w-[42em] gap-3">
      <p className="font-medium wrap-anywhere">By meaning, with {modelWords(search.model)}</p>
      {search.progress && <Progress progress={search.progress} />}
      <p className="text-ink-2">
        Passages are sent to it when they are new or changed, and the questions that are searched
        for. It counts in the budget. What is never sent is found by words and related words.
      </p>
    </div>
  )
}

/** What would let an organization with a provider of its own search by meaning: nobody else's model is used for it. */
function missing({ provider, embedding_model }: NonNullable<AiSettings['own']>): string {
  if (provider === 'anthropic') return 'Anthropic offers no model for search by meaning.'
  return embedding_model ? '' : 'With an embedding model under your own key it goes by meaning too.'
}

function Progress({ progress }: { progress: NonNullable<AiSettings['search']['progress']> }) {
  const { done, of, problem } = progress
  const said = passagesWords(progress)
  return (
    <>
      {done < of && (
        <Limb
          value={(done / of) * 100}
          tone={problem ? 'warn' : 'ink'}
          label="Passages found by meaning"
          text={said}
        />
      )}
      <p className="text-ink-2">{said}</p>
      {problem && (
        <Alert tone="warn" title="Search by meaning does not go on">
          {problem} It is tried again by itself; until then search goes by words and related words
          where a passage is missing.
        </Alert>
      )}
    </>
  )
}
