import type { RunRow } from '@sextant/contracts/agent-events'
import { SquareIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { workingWords } from '../writer-words.ts'
import { useContinueRun, useStopRun } from '../api/steer-run.ts'

const SHOW_AFTER_MS = 300
const ENDS = {
  stopped: 'Stopped.',
  failed: 'Something went wrong while writing.',
  interrupted: 'The server went away while writing.',
} as const

type RunStatusProps = {
  sessionId: string
  run: RunRow | null
  step: { name: string; index: number; of: number } | null
  /** Words of a message are coming in. */
  speaking: boolean
  /** What an ended run left, in words. */
  kept: string
}

/** The run as it is: under way with its step and a way to stop it, or ended early with a way to go on. Nothing when it is done. */
export function RunStatus({ sessionId, run, step, speaking, kept }: RunStatusProps) {
  const stopping = useStopRun(sessionId)
  const continuing = useContinueRun(sessionId)
  const running = run?.status === 'running'
  // Most answers come at once; only work that lasts makes room for itself.
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setLasts(true), SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [running])
  if (!run || run.status === 'done' || (running && !lasts)) return null
  if (run.status === 'running') {
    return (
      <div className="border-t border-line pt-3 pb-2">
        <div className="flex items-center justify-between gap-3">
          <strong className="font-semibold">
            {step?.name ?? (speaking ? 'Writing to you' : 'Reading your answer')}
          </strong>
          {step && (
            <span className="cap whitespace-nowrap">
              Step {step.index} of {step.of}
            </span>
          )}
        </div>
        <Limb
          tone="act"
          value={step ? (step.index / step.of) * 100 - 8 : 4}
          label="Progress of the draft"
          text={step ? `${step.name}, step ${step.index} of ${step.of}` : 'Starting'}
          className="mt-0.5 mb-1"
        />
        <div className="flex items-center justify-between gap-3">
          <span className="cap">{workingWords(run.writer)} You can leave; it goes on.</span>
          <Button
            size="sm"
            variant="quiet"
            className="-mr-2.5"
            busy={stopping.saving}
            onClick={() => void stopping.save()}
          >
            <SquareIcon aria-hidden />
            Stop
          </Button>
        </div>
      </div>
    )
  }
  return (
    <output className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3">
      <p className="min-w-0 flex-1 text-caption text-ink-2">
        <strong className="font-semibold text-ink">{ENDS[run.status]}</strong>{' '}
        {run.status === 'failed' && run.error ? `${run.error} ` : ''}
        {kept}
      </p>
      <Button size="sm" busy={continuing.saving} onClick={() => void continuing.save()}>
        Continue
      </Button>
    </output>
  )
}
