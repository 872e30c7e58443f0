import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SourceList } from '@/features/persona/components/source-list.tsx'
import { TranscriptForm } from '@/features/persona/components/transcript-form.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { Button } from '@/ui/primitives/button.tsx'

/** Where a link to the form leads. */
const TRANSCRIPT = '#transcript'

/** The real customers behind a persona, and the way to add more of them. */
export function WhatTheySaid({ clientId, segment }: { clientId: string | null; segment: string }) {
  const can = useCan()
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === TRANSCRIPT)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === TRANSCRIPT) place.current?.scrollIntoView()
  }, [hash])
  return (
    <section
      ref={place}
      id="transcript"
      aria-labelledby="said"
      className="grid scroll-mt-24 gap-4 border-t border-ink pt-5 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="said" className="font-semibold">
          What real customers said
        </h2>
        {can('agents.use') && !isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Add an interview
          </Button>
        )}
      </div>
      {isOpen && (
        <TranscriptForm clientId={clientId} segment={segment} onKept={() => setIsOpen(false)} />
      )}
      <SourceList clientId={clientId} segment={segment} editable={can('insights.manage')} />
    </section>
  )
}
