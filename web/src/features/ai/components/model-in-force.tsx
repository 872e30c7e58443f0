import type { AiSettings } from '@sextant/contracts/ai/routes'
import { Alert } from '@/ui/patterns/alert.tsx'
import { modelWords } from '../words.ts'

const WHOSE: Record<AiSettings['whose'], string> = {
  own: 'With your organization’s own key, at your organization’s expense.',
  server: 'Provided by whoever runs this installation, for everybody in it.',
  nobody: 'It works on this installation alone and needs no network.',
}

/** Which model writes, and whose it is. */
export function ModelInForce({ settings }: { settings: AiSettings }) {
  const { model, whose, problem } = settings
  return (
    <>
      <div className="grid gap-0.5">
        <p className="font-medium wrap-anywhere">
          {model && !problem ? modelWords(model) : 'Built-in mind'}
        </p>
        {!problem && <p className="text-ink-2">{WHOSE[whose]}</p>}
      </div>
      {problem && (
        <Alert tone="warn" title="Your own language model is not used">
          {problem} Until then the built-in mind works.
        </Alert>
      )}
      <p className="max-w-[42em] text-ink-2">
        A language model reads your words, asks and writes; figures and names it can only point at
        in your facts. The company profile, the facts, the conversation and the draft of a run are
        sent to its provider. The built-in mind sends nothing anywhere. Under every deliverable
        stands which of them wrote it.
      </p>
    </>
  )
}
