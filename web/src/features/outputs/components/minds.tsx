import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { Mind } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { lazy, Suspense, useState } from 'react'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { useSwitchMind } from '../use-switch-mind.ts'
import { MindLine } from './mind-line.tsx'

// It brings the comparing of words, which nobody needs before it is opened.
const WhatDiffers = lazy(() => import('./what-differs.tsx'))

const MINDS: readonly { value: Mind; label: string }[] = [
  { value: 'built-in', label: 'Built-in words' },
  { value: 'model', label: 'Model’s words' },
]

export type TwoMinds = Pick<OutputAnswer, 'id' | 'version'> & { content: Deliverable }

/** Which mind wrote what is shown, the switch to the other's words, and what differs between the two. Nothing where only the built-in mind wrote. */
export function Minds({ output }: { output: TwoMinds }) {
  const { id, content } = output
  const { switchTo, waiting } = useSwitchMind(id)
  const [isOpen, setOpen] = useState(false)
  if (!content.model) return null
  return (
    <div>
      <MindLine deliverable={content} className="mt-1" />
      <div
        className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden"
        aria-busy={waiting !== null}
      >
        <SegmentedControl
          label="Whose words are shown"
          value={waiting ?? content.mind}
          onValueChange={mind => void (mind !== content.mind && switchTo(mind))}
          options={MINDS}
        />
        <button
          type="button"
          className="link link-alone text-caption"
          onClick={() => setOpen(true)}
        >
          What differs
        </button>
        <output className="sr-only">{waiting && 'Switching the words'}</output>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <WhatDiffers
            output={output}
            switching={waiting !== null}
            onSwitch={switchTo}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
