import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Mind } from '@sextant/contracts/model-work'
import { messageOf } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { otherWordsQuery } from '../api/other-words.ts'
import { differencesOf, readsAs } from '../differences.ts'
import { DifferenceList } from './difference-list.tsx'
import { PutIn, TakenOut } from '@/ui/patterns/changed-marks.tsx'
import type { TwoMinds } from './minds.tsx'

type WhatDiffersProps = {
  output: TwoMinds
  switching: boolean
  onSwitch: (mind: Mind) => Promise<boolean>
  onClose: () => void
}

/** What the two minds put differently, statement by statement; the other's words are asked for when it is opened. */
export default function WhatDiffers({ output, switching, onSwitch, onClose }: WhatDiffersProps) {
  const other = output.content.mind === 'model' ? 'built-in' : 'model'
  const show = async () => {
    if (await onSwitch(other)) onClose()
  }
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogTitle>What differs</DialogTitle>
        <DialogDescription className="text-caption">
          <TakenOut>Built-in words</TakenOut> that the language model leaves out, and{' '}
          <PutIn>words it puts in</PutIn>. Figures are computed in both.
        </DialogDescription>
        <Compared output={output} />
        <DialogFooter className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-raised px-5 py-3">
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" busy={switching} onClick={() => void show()}>
            {other === 'model' ? 'Show the model’s words' : 'Show the built-in words'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Compared({ output: { id, version, content } }: { output: TwoMinds }) {
  const other = useQuery(otherWordsQuery(id, version))
  const isNewer = other.data !== undefined && other.data.version !== version
  useEffect(() => {
    if (isNewer) void changed('deliverables')
  }, [isNewer])
  if (other.isError)
    return (
      <ErrorState title={messageOf(other.error)} onRetry={() => void other.refetch()}>
        The other words could not be fetched. Nothing was changed.
      </ErrorState>
    )
  if (!other.data) return <Loading said="Comparing the two" />
  if (isNewer)
    return (
      <Loading said="This was changed elsewhere meanwhile. Comparing the newer version." shown />
    )
  const { content: others, shown } = other.data
  const isModels = content.mind === 'model'
  const [builtIn, model] = isModels ? [others, shown] : [shown, others]
  return (
    <>
      {!readsAs(content, shown) && (
        <p className="mt-2 text-caption text-ink-2">
          Facts changed since this was written: both are compared as they read today.
        </p>
      )}
      <DifferenceList differences={differencesOf(builtIn, model)} />
    </>
  )
}

function Loading({ said, shown = false }: { said: string; shown?: boolean }) {
  return (
    <div className="mt-4 grid gap-2.5">
      <output className={shown ? 'text-caption text-ink-2' : 'sr-only'}>{said}</output>
      <Skeleton className="h-4 w-1/4" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-3/4" />
    </div>
  )
}
